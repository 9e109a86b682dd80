import { splitChapterLead } from '@yanmo/contract/chapter-lead';
import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { type Block, type Chapter, type NoteRun, plainRun, type Run } from '../../../documents/blocks.ts';
import { formatBibliography } from '../../../documents/citations/citations.ts';
import type { Abstract, DocumentInput, DocumentType } from '../../../documents/document.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import { listCitations, parseDraft, plainDraft } from '../../../engines/draft-text.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import { blockId } from '../block-id.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper } from '../store.ts';
import type { Statement } from './ai-statement.ts';
import { blocksOf, type Citing, citingOf, runsOf } from './draft-blocks.ts';
import { hasUploads, markSources } from './mark-sources.ts';
import { nameSections } from './section-numbers.ts';

/** What is printed of a paper, beside its texts and works. */
export type PrintedPaper = Pick<
  Paper,
  'id' | 'request' | 'templateId' | 'citationStyle' | 'abstracts' | 'acknowledgements'
>;

export interface PaperTexts {
  paper: PrintedPaper;
  /** By section id; a preview has those of its part only. */
  sections: ReadonlyMap<string, string>;
  works: readonly Work[];
  isPreview: boolean;
  /** What the template calls the list of references. */
  referencesTitle: string;
  /** Of the template; left out for a page, which counts its headings in its own way. */
  forms?: Template['forms'];
}

export const typeOf: Record<PaperType, DocumentType> = {
  thesis: 'thesis',
  course_paper: 'course_paper',
  literature_review: 'literature_review',
  proposal: 'proposal',
  task_book: 'task_book',
  journal_article: 'journal_article',
  survey_report: 'survey_report',
};

/** Works that the text cites, in the order of first use: nothing else is printed as a reference. */
export function citedWorks({
  paper,
  sections,
  works,
}: Pick<PaperTexts, 'sections' | 'works'> & { paper: Pick<PrintedPaper, 'request'> }): Work[] {
  const text = listLeaves(paper.request.chapters)
    .map(({ id }) => sections.get(id) ?? '')
    .join('\n\n');
  return listCitations(text).flatMap((id) => works.filter((work) => work.id === id));
}

/** With what is said below sections that lack sources. */
type MarkedTexts = PaperTexts & { marks: ReadonlyMap<string, string>; name(text: string): string };

const level = (depth: number) => (depth === 1 ? 2 : depth === 2 ? 3 : 4) as 2 | 3 | 4;

function blocksBelow(section: PaperSection, depth: number, texts: MarkedTexts, citing: Citing): Block[] {
  if (section.children.length === 0) {
    const id = blockId(section.id);
    const mark = texts.marks.get(section.id);
    return [
      ...blocksOf(texts.name(texts.sections.get(section.id) ?? ''), id, citing),
      ...(mark === undefined ? [] : [{ kind: 'placeholder' as const, id: `${id}-sources`, text: mark }]),
    ];
  }
  return section.children
    .filter((child) => isListed(child, texts))
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

/** The contents of a preview are those of the paper. */
const isListed = (section: PaperSection, { sections, isPreview }: PaperTexts): boolean =>
  isPreview || listLeaves([section]).some(({ id }) => sections.has(id));

/** The first section that is not written yet. */
function endOf({ paper, sections }: PaperTexts): { previewEnd: string } | object {
  const missing = listLeaves(paper.request.chapters).find(({ id }) => !sections.has(id));
  return missing ? { previewEnd: blockId(missing.id) } : {};
}

/** What the first section says of the whole chapter stands above that section's heading. */
function withLeadFirst(blocks: Block[], section: PaperSection, texts: PaperTexts): Block[] {
  const [first] = section.children;
  const [heading, lead, ...rest] = blocks;
  if (!first || first.children.length > 0 || !heading || lead?.kind !== 'paragraph') return blocks;
  const place = { chapter: texts.paper.request.chapters.indexOf(section) + 1, sections: section.children.length };
  return splitChapterLead(texts.sections.get(first.id) ?? '', place) ? [lead, heading, ...rest] : blocks;
}

function chapterOf(section: PaperSection, texts: MarkedTexts, citing: Citing): Chapter {
  return {
    id: blockId(section.id),
    title: [plainRun(section.title)],
    isNumbered: true,
    blocks: withLeadFirst(blocksBelow(section, 1, texts, citing), section, texts),
  };
}

/** Each paragraph of a text without citations: abstracts and thanks have none. */
function paragraphsOf(text: string, citing: Citing): Run[][] {
  return parseDraft(text)
    .filter((block) => block.kind === 'paragraph')
    .map((block) => runsOf(block.text.replace(/\s?\[@[\w-]+\]/gu, ''), citing))
    .filter((runs) => runs.length > 0);
}

/** Whom the student thanks nobody else knows: engines leave each name in brackets. */
function thanksOf(text: string, citing: Citing): Run[][] {
  return paragraphsOf(text, citing).map((runs) =>
    runs.flatMap((run): Run[] =>
      run.kind !== 'text'
        ? [run]
        : run.text
            .split(/\[([^[\]]{1,60})\]/u)
            .map((part, index): Run => (index % 2 === 1 ? { kind: 'placeholder', text: part } : { ...run, text: part }))
            .filter((part) => 'text' in part && part.text !== ''),
    ),
  );
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

const missingReferencesId = 'references-missing';

/** The same beside what the student handed in. */
const ownReferences: Readonly<Record<Language, string>> = {
  zh: '待补充：请在此列出您实际引用的文献',
  en: 'to be added: list here the works that you really cite',
  es: 'por completar: indica aquí las obras que cites de verdad',
  ja: '要補足：実際に引用した文献をここに挙げてください',
};

function missingReferences(title: string, request: Paper['request']): Chapter {
  const text = (hasUploads(request) ? ownReferences : noReferences)[request.language];
  return {
    id: missingReferencesId,
    title: [plainRun(title)],
    isNumbered: false,
    blocks: [{ kind: 'placeholder', id: `${missingReferencesId}-1`, text }],
  };
}

const findSection = (
  sections: readonly PaperSection[],
  [first = 0, ...below]: readonly number[],
): PaperSection | undefined => {
  const section = sections[first - 1];
  return section && below.length > 0 ? findSection(section.children, below) : section;
};

/** The whole document: what both files are written from, and what is measured. */
export function assemblePaper(texts: PaperTexts): DocumentInput {
  const { paper, isPreview } = texts;
  const { request } = paper;
  const cited = citedWorks(texts);
  const citing = citingOf(
    { style: paper.citationStyle, language: request.language },
    cited,
    [...texts.sections].map(([id, text]) => ({ id: blockId(id), text })),
  );
  // The rest of a preview will cite what is at hand for it.
  const atHand = isPreview ? texts.works.length : cited.length;
  const numbering = texts.forms?.[typeOf[request.type]].numbering;
  const naming = {
    ...{ language: request.language, ...(numbering ? { numbering } : {}) },
    has: (path: readonly number[]) => findSection(request.chapters, path) !== undefined,
  };
  const marked = {
    ...{ ...texts, marks: markSources(request, texts.sections, atHand) },
    name: (text: string) => nameSections(text, naming),
  };
  const { [request.language]: own, en } = paper.abstracts;
  return {
    type: typeOf[request.type],
    language: request.language,
    templateId: paper.templateId,
    ...(isPreview ? { variant: 'PREVIEW' as const, ...endOf(texts) } : { variant: 'FULL' as const }),
    title: request.title,
    ...(request.cover ? { cover: request.cover } : {}),
    abstracts: [
      ...(own ? abstractOf(request.language, own, request.keywords, citing) : []),
      ...(en && request.language !== 'en' ? abstractOf('en', en, [], citing) : []),
    ],
    chapters: [
      ...request.chapters
        .filter((chapter) => isListed(chapter, texts))
        .map((chapter) => chapterOf(chapter, marked, citing)),
      ...(cited.length === 0 && !isPreview ? [missingReferences(texts.referencesTitle, request)] : []),
    ],
    references: formatBibliography(paper.citationStyle, citing.among, { language: request.language }).map(
      ({ id, label, runs }) => ({
        id,
        label,
        runs: runs.map((run) => ({ ...plainRun(run.text), ...(run.italic ? { italic: true } : {}) })),
      }),
    ),
    acknowledgements: paper.acknowledgements ? thanksOf(paper.acknowledgements, citing) : [],
    aiLabel: { produceId: paper.id },
  };
}

/**
 * The AI-use statement at its place: beside the author's own where the type of document has one, else as the last part
 * before the references.
 */
export function addStatement(document: DocumentInput, statement: Statement, template: Template): DocumentInput {
  const paragraphs = statement.paragraphs.map((text) => [plainRun(text)]);
  if (template.forms[document.type].parts.includes('statement')) {
    const declaration = statement.declaration?.map((text) => [plainRun(text)]);
    return { ...document, statement: { ...(declaration ? { paragraphs: declaration } : {}), aiUse: paragraphs } };
  }
  const chapter: Chapter = {
    id: 'ai-use',
    title: [plainRun(statement.title)],
    isNumbered: false,
    blocks: paragraphs.map((runs, index) => ({ kind: 'paragraph', id: `ai-use-${index + 1}`, look: 'body', runs })),
  };
  const isMissingList = ({ id }: { id: string }) => id === missingReferencesId;
  return {
    ...document,
    chapters: [
      ...document.chapters.filter((one) => !isMissingList(one)),
      chapter,
      ...document.chapters.filter(isMissingList),
    ],
  };
}

/** The words of each chapter, without headings and marks: what is counted and compared. */
export function plainChapters({
  paper,
  sections,
}: Pick<PaperTexts, 'sections'> & { paper: Pick<PrintedPaper, 'request'> }): { title: string; text: string }[] {
  return paper.request.chapters.map((chapter) => ({
    title: chapter.title,
    text: listLeaves([chapter])
      .map(({ id }) => plainDraft(sections.get(id) ?? ''))
      .join('\n'),
  }));
}
