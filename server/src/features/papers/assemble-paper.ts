import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { type Block, type Chapter, type NoteRun, plainRun, type Run } from '../../documents/blocks.ts';
import { formatBibliography } from '../../documents/citations/citations.ts';
import type { Abstract, DocumentInput, DocumentType } from '../../documents/document.ts';
import { listCitations, parseDraft, plainDraft } from '../../engines/draft-text.ts';
import type { PaperSection } from '../../engines/engine.ts';
import { blocksOf, type Citing, citingOf, runsOf } from './draft-blocks.ts';
import { listLeaves } from './paper-basis.ts';
import type { Paper } from './store.ts';

export interface PaperTexts {
  paper: Paper;
  /** By section id; a preview has those of its part only. */
  sections: ReadonlyMap<string, string>;
  works: readonly Work[];
  isPreview: boolean;
  /** What the template calls the list of references. */
  referencesTitle: string;
}

const typeOf: Record<PaperType, DocumentType> = {
  thesis: 'thesis',
  course_paper: 'course_paper',
  literature_review: 'literature_review',
  proposal: 'proposal',
  task_book: 'task_book',
  journal_article: 'journal_article',
  survey_report: 'survey_report',
};

/** An outline's ids come from the browser; a document's name bookmarks in files. */
const blockId = (id: string): string =>
  /^[A-Za-z0-9][\w.-]{0,60}$/u.test(id) ? id : Buffer.from(id).toString('hex').slice(0, 60);

/** Works that the text cites, in the order of first use: nothing else is printed as a reference. */
export function citedWorks({ paper, sections, works }: Pick<PaperTexts, 'paper' | 'sections' | 'works'>): Work[] {
  const text = listLeaves(paper.request.chapters)
    .map(({ id }) => sections.get(id) ?? '')
    .join('\n\n');
  return listCitations(text).flatMap((id) => works.filter((work) => work.id === id));
}

const level = (depth: number) => (depth === 1 ? 2 : depth === 2 ? 3 : 4) as 2 | 3 | 4;

function blocksBelow(section: PaperSection, depth: number, texts: PaperTexts, citing: Citing): Block[] {
  if (section.children.length === 0) {
    return blocksOf(texts.sections.get(section.id) ?? '', blockId(section.id), citing);
  }
  return section.children
    .filter((child) => hasText(child, texts))
    .flatMap((child): Block[] => [
      {
        kind: 'heading',
        id: blockId(child.id),
        level: level(depth),
        runs: [plainRun(child.title)],
        isNumbered: true,
      },
      ...blocksBelow(child, depth + 1, texts, citing),
    ]);
}

const hasText = (section: PaperSection, { sections }: PaperTexts): boolean =>
  listLeaves([section]).some(({ id }) => sections.has(id));

function chapterOf(section: PaperSection, texts: PaperTexts, citing: Citing): Chapter {
  return {
    id: blockId(section.id),
    title: [plainRun(section.title)],
    isNumbered: true,
    blocks: blocksBelow(section, 1, texts, citing),
  };
}

/** Each paragraph of a text without citations: abstracts and thanks have none. */
function paragraphsOf(text: string, citing: Citing): Run[][] {
  return parseDraft(text)
    .filter((block) => block.kind === 'paragraph')
    .map((block) => runsOf(block.text.replace(/\s?\[@[\w-]+\]/gu, ''), citing))
    .filter((runs) => runs.length > 0);
}

/** Keywords stand in the last line of an abstract, after their name and a colon. */
const keywordLine = /^(?:关键词|Keywords?|Palabras clave|キーワード)\s*[:：]\s*(.+)$/imu;

function abstractOf(
  language: Abstract['language'],
  text: string,
  keywords: readonly string[],
  citing: Citing,
): Abstract[] {
  const named = keywordLine.exec(text)?.[1]?.split(/[;；,，、]\s*/u) ?? [];
  const paragraphs = paragraphsOf(text.replace(keywordLine, ''), citing) as NoteRun[][];
  if (paragraphs.length === 0) return [];
  const own = named.map((word) => word.replace(/[.。]$/u, '').trim()).filter(Boolean);
  return [{ language, paragraphs, keywords: (own.length > 0 ? own : [...keywords]).slice(0, 6) }];
}

/** Said in the paper itself: nothing that nobody has borne out is printed, so the list is the student's to fill. */
const noReferences: Readonly<Record<Language, string>> = {
  zh: '待补充：没有找到可以核实的相关文献，请在此列出您实际引用的文献',
  en: 'to be added: no related work could be verified; list here the works that you really cite',
  es: 'por completar: no se encontró ninguna obra verificable sobre el tema; indica aquí las que cites de verdad',
  ja: '要補足：確認できる関連文献が見つかりませんでした。実際に引用した文献をここに挙げてください',
};

function missingReferences(title: string, language: Language): Chapter {
  return {
    id: 'references-missing',
    title: [plainRun(title)],
    isNumbered: false,
    blocks: [{ kind: 'placeholder', id: 'references-missing-1', text: noReferences[language] }],
  };
}

/** The whole document: what both files are written from, and what is measured. */
export function assemblePaper(texts: PaperTexts): DocumentInput {
  const { paper, isPreview } = texts;
  const { request } = paper;
  const cited = citedWorks(texts);
  const citing = citingOf(paper.citationStyle, cited);
  const { [request.language]: own, en } = paper.abstracts;
  return {
    type: typeOf[request.type],
    language: request.language,
    templateId: paper.templateId,
    variant: isPreview ? 'PREVIEW' : 'FULL',
    title: request.title,
    abstracts: [
      ...(own ? abstractOf(request.language, own, request.keywords, citing) : []),
      ...(en && request.language !== 'en' ? abstractOf('en', en, [], citing) : []),
    ],
    chapters: [
      ...request.chapters
        .filter((chapter) => hasText(chapter, texts))
        .map((chapter) => chapterOf(chapter, texts, citing)),
      ...(cited.length === 0 && !isPreview ? [missingReferences(texts.referencesTitle, request.language)] : []),
    ],
    references: formatBibliography(paper.citationStyle, citing.among).map(({ id, label, runs }) => ({
      id,
      label,
      runs: runs.map((run) => ({ ...plainRun(run.text), ...(run.italic ? { italic: true } : {}) })),
    })),
    acknowledgements: paper.acknowledgements ? paragraphsOf(paper.acknowledgements, citing) : [],
    aiLabel: { produceId: paper.id },
  };
}

/** The words of each chapter, without headings and marks: what is counted and compared. */
export function plainChapters({
  paper,
  sections,
}: Pick<PaperTexts, 'paper' | 'sections'>): { title: string; text: string }[] {
  return paper.request.chapters.map((chapter) => ({
    title: chapter.title,
    text: listLeaves([chapter])
      .map(({ id }) => plainDraft(sections.get(id) ?? ''))
      .join('\n'),
  }));
}
