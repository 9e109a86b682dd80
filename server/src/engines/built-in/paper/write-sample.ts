import { splitChapterLead } from '@yanmo/contract/chapter-lead';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listCitations } from '../../draft-text.ts';
import type { PaperWork } from '../../engine.ts';
import { withLengths } from '../../fold-sections.ts';
import { requestPaper } from './request-paper.ts';
import { writableLength } from './writable-length.ts';
import { writeAbstractAtOnce } from './write-abstract.ts';
import { planPaperAtOnce } from './write-extras.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

export interface Sample {
  file: string;
  language: Language;
  field: Field;
  title: string;
  wordCount: number;
}

/** Papers that people read through before they trust the engine; each on a title whose subject has a sheet, or works in the collection. */
export const samples: readonly Sample[] = [
  {
    file: 'zh-reading-teaching.md',
    language: 'zh',
    field: 'education',
    title: '小学语文阅读教学的问题与对策研究',
    wordCount: 3_000,
  },
  {
    file: 'zh-leadership.md',
    language: 'zh',
    field: 'management',
    title: '变革型领导对员工创造力的影响机制研究',
    wordCount: 3_000,
  },
  {
    file: 'zh-image-classification.md',
    language: 'zh',
    field: 'engineering',
    title: '基于卷积神经网络的图像分类系统的设计与实现',
    wordCount: 3_000,
  },
  {
    file: 'zh-rural-logistics.md',
    language: 'zh',
    field: 'management',
    title: '农村电商物流配送的问题与对策研究',
    wordCount: 4_000,
  },
  {
    file: 'zh-school-bullying.md',
    language: 'zh',
    field: 'law',
    title: '校园欺凌的法律规制研究',
    wordCount: 3_000,
  },
  {
    file: 'en-online-courses.md',
    language: 'en',
    field: 'education',
    title: 'Self-regulated learning in massive open online courses',
    wordCount: 2_000,
  },
  {
    file: 'en-remote-work.md',
    language: 'en',
    field: 'management',
    title: 'The effect of remote work on employee productivity',
    wordCount: 2_000,
  },
  {
    file: 'en-antibiotics.md',
    language: 'en',
    field: 'medicine',
    title: 'Antibiotic stewardship in hospitals: problems and measures',
    wordCount: 2_000,
  },
  {
    file: 'en-monetary-policy.md',
    language: 'en',
    field: 'economics',
    title: 'Monetary policy and inflation',
    wordCount: 2_000,
  },
  {
    file: 'es-school-bullying.md',
    language: 'es',
    field: 'education',
    title: 'El acoso escolar: problemas y propuestas',
    wordCount: 2_000,
  },
  {
    file: 'ja-school-non-attendance.md',
    language: 'ja',
    field: 'education',
    title: '小中学生の不登校の現状と課題',
    wordCount: 3_000,
  },
  {
    file: 'ja-abandoned-farmland.md',
    language: 'ja',
    field: 'agriculture',
    title: '耕作放棄地の現状と対策',
    wordCount: 3_000,
  },
];

/** What is chosen for a sample as for anybody's paper. */
export const subjectOfSample = ({ title, language, field }: Sample) => ({
  ...{ title, language, field, type: 'thesis' as const, level: 'UNDERGRADUATE' as const },
});

/** The works at hand, and how those that were cited are printed: documents are not the engine's. */
export interface SampleWorks {
  works: readonly PaperWork[];
  /** In the order of first use. */
  print(cited: readonly string[]): PrintedReferences;
}

export interface PrintedReferences {
  title: string;
  entries: readonly string[];
  /** How a text points at works that stand side by side; `isNarrated`: their authors are named there. */
  cite(ids: readonly string[], isNarrated: boolean): string;
}

const notes: Record<Language, string> = {
  zh: '本文由研墨内置引擎生成，是供写作者继续加工的结构化草稿：方括号内的内容须由写作者补充，文中没有虚构的数据与文献。',
  en: 'Written by Yanmo’s built-in engine: a structured draft to work on. What stands in brackets is the author’s to supply; no data and no source is invented.',
  es: 'Escrito por el motor integrado de Yanmo: un borrador estructurado sobre el que trabajar. Lo que figura entre corchetes debe aportarlo el autor; no se inventan datos ni fuentes.',
  ja: '本稿は研墨の内蔵エンジンが作成した、書き手が手を加えるための構造化された草稿である。角括弧の箇所は書き手が補うものであり、架空のデータや文献は含まない。',
};

export function writeSample(sample: Sample, { works, print }: SampleWorks): string {
  const { language, title, wordCount } = sample;
  const asked = requestPaper({ ...subjectOfSample(sample), wordCount, works });
  // As it would be ordered: as long as what is known, with as many sections as that fills.
  const known = writableLength(asked);
  const request = known ? { ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) } : asked;
  const paper = writePaperAtOnce(request);
  const plan = planPaperAtOnce(request, paper);
  const written = new Map(paper.sections.map((section) => [section.spot, section]));
  const body = paper.spots.flatMap((spot) => {
    const section = written.get(spot);
    const heading = `${'#'.repeat(spot.path.length + 1)} ${chapterNumber(language, spot.path)} ${spot.section.title}`;
    if (!section) return [heading];
    const text = printSection(section, language);
    const [chapter = 0, at] = spot.path;
    const isFirst = at === 1 && spot.path.length === 2;
    const sections = request.chapters[chapter - 1]?.children.length ?? 0;
    // As the files have it: what speaks of the whole chapter stands above its first section.
    const split = isFirst ? splitChapterLead(text, { chapter, sections }) : null;
    return split ? [split.lead, heading, split.rest] : [heading, text];
  });
  const abstracts = [...new Set([language, 'en' as const])].map((one) =>
    writeAbstractAtOnce({ paper: request, plan, written: [], language: one }),
  );
  const whole = [`# ${title}`, `> ${notes[language]}`, ...abstracts, ...body].join('\n\n');
  return `${nameTargets(printCitations(whole, print(listCitations(whole))), language)}\n`;
}

function printCitations(text: string, { title, entries, cite }: PrintedReferences): string {
  if (entries.length === 0) return text;
  const cited = text.replace(
    /(\s?[(（]\d{4}[)）])?((?:\[@[\w-]+\])+)/gu,
    (_, year: string | undefined, marks: string) => `${year ?? ''}${cite(listCitations(marks), year !== undefined)}`,
  );
  return `${cited}\n\n## ${title}\n\n${entries.join('\n\n')}`;
}

/** Numbers come with the template; where there is none, a table or figure is called by its caption. */
function nameTargets(text: string, language: Language): string {
  const captions = new Map([...text.matchAll(/^: (.+) \{#([\w-]+)\}$/gmu)].map(([, caption, name]) => [name, caption]));
  const labels: Record<Language, readonly [string, string]> = {
    zh: ['图', '表'],
    en: ['Figure', 'Table'],
    es: ['Figura', 'Tabla'],
    ja: ['図', '表'],
  };
  const [figure, table] = labels[language];
  const isWide = language === 'zh' || language === 'ja';
  return text.replace(/\[#([\w-]+)\]/gu, (_, name: string) => {
    const label = name.startsWith('fig-') ? figure : table;
    const caption = captions.get(name) ?? name;
    return language === 'ja'
      ? `${label}「${caption}」`
      : `${label}${isWide ? '' : ' '}${language === 'es' ? `«${caption}»` : `“${caption}”`}`;
  });
}
