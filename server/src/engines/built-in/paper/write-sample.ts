import { splitChapterLead } from '@yanmo/contract/chapter-lead';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { requestPaper } from './request-paper.ts';
import { planPaperAtOnce, writeAbstractAtOnce } from './write-extras.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

export interface Sample {
  file: string;
  language: Language;
  field: Field;
  title: string;
  wordCount: number;
}

/** Papers that people read through before they trust the engine. */
export const samples: readonly Sample[] = [
  {
    file: 'zh-rural-teachers.md',
    language: 'zh',
    field: 'education',
    title: '乡村教师流失的原因与对策研究——以甘肃省某县为例',
    wordCount: 12_000,
  },
  {
    file: 'zh-leadership.md',
    language: 'zh',
    field: 'management',
    title: '变革型领导对员工创新行为的影响机制研究',
    wordCount: 12_000,
  },
  {
    file: 'zh-trading-platform.md',
    language: 'zh',
    field: 'engineering',
    title: '基于Spring Boot的校园二手交易平台的设计与实现',
    wordCount: 12_000,
  },
  {
    file: 'en-peer-feedback.md',
    language: 'en',
    field: 'education',
    title: 'The Effect of Peer Feedback on Writing Quality: Evidence from University Freshmen',
    wordCount: 8_000,
  },
  {
    file: 'en-deepfakes.md',
    language: 'en',
    field: 'law',
    title: 'Regulating deepfakes: legal problems and policy options',
    wordCount: 8_000,
  },
  {
    file: 'es-sample.md',
    language: 'es',
    field: 'economics',
    title: 'Impacto del turismo rural en el empleo juvenil',
    wordCount: 5_000,
  },
  {
    file: 'ja-sample.md',
    language: 'ja',
    field: 'management',
    title: '在宅勤務が若手社員の職務満足に与える影響',
    wordCount: 8_000,
  },
];

const notes: Record<Language, string> = {
  zh: '本文由研墨内置引擎生成，是供写作者继续加工的结构化草稿：方括号内的内容须由写作者补充，文中没有虚构的数据与文献。',
  en: 'Written by Yanmo’s built-in engine: a structured draft to work on. What stands in brackets is the author’s to supply; no data and no source is invented.',
  es: 'Escrito por el motor integrado de Yanmo: un borrador estructurado sobre el que trabajar. Lo que figura entre corchetes debe aportarlo el autor; no se inventan datos ni fuentes.',
  ja: '本稿は研墨の内蔵エンジンが作成した、書き手が手を加えるための構造化された草稿である。角括弧の箇所は書き手が補うものであり、架空のデータや文献は含まない。',
};

export function writeSample({ language, field, title, wordCount }: Sample): string {
  const request = requestPaper({ title, language, field, wordCount });
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
  return `${nameTargets(whole, language)}\n`;
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
