import type { Field } from '@yanmo/contract/codes';
import type { Work } from '@yanmo/contract/works';
import { proposeKeywordsAtOnce } from '../../server/src/engines/built-in/keywords/propose-keywords.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { writeAbstractAtOnce } from '../../server/src/engines/built-in/paper/write-abstract.ts';
import { planPaperAtOnce } from '../../server/src/engines/built-in/paper/write-extras.ts';
import { printSection, writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import { sampleTitles } from '../../server/src/engines/built-in/sample-titles.ts';
import type { PaperRequest, PaperSection } from '../../server/src/engines/engine.ts';
import { wantedByLevel } from '../../server/src/features/library/service.ts';
import { assemblePaper, plainChapters } from '../../server/src/features/papers/editions/assemble-paper.ts';
import { type Certificate, type Measure, measurePaper } from '../../server/src/features/papers/editions/certificate.ts';
import { listGaps } from '../../server/src/features/papers/editions/list-gaps.ts';
import type { Paper } from '../../server/src/features/papers/store.ts';
import { assignWorks } from '../../server/src/features/papers/writing/assign-works.ts';
import type { Figure } from './figure.ts';

const fields: readonly Field[] = ['education', 'management', 'law', 'engineering', 'economics', 'literature'];
const languages = ['zh', 'en'] as const;
type PaperLanguage = (typeof languages)[number];

const lengths: Readonly<Record<PaperLanguage, number>> = { zh: 12_000, en: 8_000 };
const works = 15;

const families = {
  zh: ['李', '王', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '马', '朱', '胡'],
  en: 'Lee Wang Smith Brown Garcia Miller Davis Novak Rossi Keller Tanaka Silva Evans Moore Clark'.split(' '),
} as const;
const givens = {
  zh: ['明', '芳', '强', '静', '伟', '丽', '军', '敏', '磊', '娜', '勇', '洁', '涛', '霞', '鹏'],
  en: 'Anna Ben Carla David Emma Felix Grace Hugo Irene Jonas Karen Liam Maria Noel Olga'.split(' '),
} as const;
const kinds = ['article-journal', 'article-journal', 'article-journal', 'book', 'thesis'] as const;

/** Made for the bench: what a verified record holds. No such work exists, and none is printed anywhere else. */
function makeWorks(topics: readonly string[], language: PaperLanguage): Work[] {
  const aspects =
    language === 'zh'
      ? ['的测量与解释', '的比较考察', '的个案分析']
      : [': a measure', ' in comparison', ': a case study'];
  return Array.from({ length: works }, (_, index) => {
    const type = kinds[index % kinds.length] ?? 'article-journal';
    const isArticle = type === 'article-journal';
    const title = `${topics[index % topics.length]}${aspects[Math.floor(index / topics.length) % aspects.length]}`;
    return {
      id: `bbbbbbbb-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title,
      authors: [{ family: families[language][index] ?? '', given: givens[language][index] ?? '' }],
      year: 2008 + index,
      venue: isArticle ? (language === 'zh' ? '学术研究' : 'Journal of Inquiry') : null,
      volume: isArticle ? String(10 + index) : null,
      issue: isArticle ? String((index % 6) + 1) : null,
      pages: isArticle ? `${index * 10 + 1}-${index * 10 + 9}` : null,
      doi: null,
      abstract: null,
      language,
      type,
      source: 'IMPORT',
      verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
      standing: 'VERIFIED',
      is_allowed: false,
      publisher: isArticle ? null : language === 'zh' ? '某大学出版社' : 'University Press',
      place: isArticle ? null : language === 'zh' ? '北京' : 'London',
      edition: null,
      url: null,
      licence: null,
      is_retracted: false,
      is_open_access: null,
    };
  });
}

const headingsOf = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap(({ title, children }) => [title, ...headingsOf(children)]);

export function certify(title: string, field: Field, language: PaperLanguage): Promise<Certificate> {
  const topics = proposeKeywordsAtOnce({ title, field, language, type: 'thesis', level: 'UNDERGRADUATE' });
  const library = makeWorks(topics.slice(0, 5), language);
  const plain = requestPaper({
    title,
    field,
    language,
    wordCount: lengths[language],
    works: library.map((work) => ({
      ...work,
      card: null,
      authors: work.authors.map(({ family, given }) => `${family}${given}`).join(', '),
      names: work.authors.map(({ family, given }) => (language === 'zh' ? `${family}${given}` : family)),
      text: null,
    })),
  });
  const request: PaperRequest = { ...plain, chapters: assignWorks(plain.chapters, library, language) };
  const written = writePaperAtOnce(request);
  const plan = planPaperAtOnce(request, written);
  const citationStyle = language === 'zh' ? 'gbt7714-2025' : 'apa';
  const paper = {
    id: 'bench',
    templateId: `${language}-standard`,
    citationStyle,
    request,
    abstracts: { [language]: writeAbstractAtOnce({ paper: request, plan, written: [], language }) },
    acknowledgements: null,
  } as unknown as Paper;
  const sections = new Map(written.sections.map((one) => [one.spot.section.id, printSection(one, language)]));
  const texts = { paper, sections, works: library, isPreview: false, referencesTitle: 'References' };
  const document = assemblePaper(texts);
  return measurePaper({
    language,
    wantedUnits: lengths[language],
    headings: headingsOf(request.chapters),
    chapters: plainChapters(texts),
    document,
    style: citationStyle,
    works: library,
    twins: 0,
    wantedReferences: wantedByLevel.UNDERGRADUATE,
    fitting: new Set(library.map(({ id }) => id)),
    gaps: listGaps(document, request),
  });
}

/** The worst of the papers in each measure, by language, and how many papers meet every bar. */
export async function measureCertificates(): Promise<Figure[]> {
  const certificates = await Promise.all(
    fields.flatMap((field) =>
      languages.map(async (language) => ({
        field,
        language,
        certificate: await certify(sampleTitles[language][field][0] ?? '', field, language),
      })),
    ),
  );
  const names = certificates[0]?.certificate.measures.map(({ name }) => name) ?? [];
  const rows = names.flatMap((name) =>
    languages.map((language): Figure => {
      const measures = certificates
        .filter((one) => one.language === language)
        .map(({ field, certificate }) => ({ field, measure: certificate.measures.find((one) => one.name === name) }))
        .filter((one): one is { field: Field; measure: Measure } => one.measure !== undefined);
      const worst = measures.sort(
        ({ measure: one }, { measure: other }) =>
          (one.direction === 'at_least' ? 1 : -1) * ((one.value ?? -1) - (other.value ?? -1)),
      )[0];
      const bar = worst?.measure.bar ?? null;
      return {
        name: `${name}, worst of ${measures.length} in ${language}`,
        value: worst ? `${worst.measure.value} (${worst.field})` : '',
        bar: bar === null ? '' : `${worst?.measure.direction === 'at_least' ? 'at least' : 'at most'} ${bar}`,
        isMet: worst && bar !== null && worst.measure.value !== null ? worst.measure.isMet : null,
      };
    }),
  );
  const isMissed = ({ value, bar, isMet }: Measure) => value !== null && bar !== null && !isMet;
  const met = certificates.filter(({ certificate }) => !certificate.measures.some(isMissed)).length;
  const least = Math.min(...certificates.map(({ certificate }) => certificate.references));
  return [
    ...rows,
    {
      name: `papers without a measure that missed its bar (each with ${works} verified works at hand, at least ${least} cited)`,
      value: `${met} of ${certificates.length}`,
      bar: 'all',
      isMet: met === certificates.length,
    },
  ];
}
