import { splitChapterLead } from '@yanmo/contract/chapter-lead';
import type { Work } from '@yanmo/contract/works';
import { type Block, type Chapter, plainRun } from '../../../documents/blocks.ts';
import { formatBibliography } from '../../../documents/citations/citations.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import { type DraftBlock, listCitations, parseDraft, printBlocks } from '../../../engines/draft-text.ts';
import type { Companion } from '../../../engines/engine.ts';
import type { PrintedPaper } from './assemble-paper.ts';
import { blocksOf, citingOf } from './draft-blocks.ts';
import { nameSections } from './section-numbers.ts';
import { describeSources, sourcesTitle } from './statement-sources.ts';

/** Its first headings are its chapters; what stands before the first is a chapter without a name of its own. */
function chaptersOf(text: string): { title: string | null; blocks: DraftBlock[] }[] {
  const chapters: { title: string | null; blocks: DraftBlock[] }[] = [];
  for (const block of parseDraft(text)) {
    if (block.kind === 'heading' && block.level === 1) chapters.push({ title: block.text, blocks: [] });
    else {
      if (chapters.length === 0) chapters.push({ title: null, blocks: [] });
      chapters.at(-1)?.blocks.push(block);
    }
  }
  return chapters;
}

/** Those that are written section by section, so that their texts name sections by number. */
const sectioned: readonly Companion[] = ['proposal', 'literature_review'];

const isSection = (block: DraftBlock): boolean => block.kind === 'heading' && block.level === 2;

/** Its headings as those of a paper, counted; what says what the whole chapter does stands above the first of them. */
function withHeadings(printed: Block[], drafts: readonly DraftBlock[], id: string, chapter: number): Block[] {
  const headings = new Map<string, Extract<DraftBlock, { kind: 'heading' }>>();
  for (const [index, draft] of drafts.entries()) {
    if (draft.kind === 'heading') headings.set(`${id}-${index + 1}`, draft);
  }
  const blocks = printed.map((block): Block => {
    const draft = headings.get(block.id);
    if (!draft) return block;
    const level = draft.level === 3 ? 3 : 2;
    return { kind: 'heading', id: block.id, level, runs: [plainRun(draft.text)], isNumbered: true };
  });
  const [heading, lead, ...rest] = blocks;
  const said = drafts[1]?.kind === 'paragraph' ? drafts[1].text : '';
  const place = { chapter, sections: drafts.filter(isSection).length };
  const isLead = rest[0]?.kind === 'paragraph' && splitChapterLead(`${said}\n\n${said}`, place) !== null;
  return heading?.kind === 'heading' && lead?.kind === 'paragraph' && isLead ? [lead, heading, ...rest] : blocks;
}

/** A companion has no AI-use statement of its own: what stands behind its list of references is said in it. */
function sourcesChapter(cited: readonly Work[], { request, citationStyle }: PrintedPaper): Chapter {
  const id = 'sources';
  return {
    id,
    title: [plainRun(sourcesTitle[request.language])],
    isNumbered: false,
    blocks: describeSources(cited, request, citationStyle).map((text, index) => ({
      ...{ kind: 'paragraph', id: `${id}-${index + 1}`, look: 'body', runs: [plainRun(text)] },
    })),
  };
}

export function assembleCompanion(parts: {
  paper: PrintedPaper;
  works: readonly Work[];
  text: string;
  companion: Companion;
  template: Template;
}): DocumentInput {
  const { paper, text, companion, template } = parts;
  const cited = listCitations(text).flatMap((id) => parts.works.filter((work) => work.id === id));
  const chapters = chaptersOf(text).map((chapter, index) => ({
    ...chapter,
    id: `${companion}-${index + 1}`.replaceAll('_', '-'),
  }));
  const citing = citingOf(
    { style: paper.citationStyle, language: paper.request.language },
    cited,
    chapters.map(({ id, blocks }) => ({ id, text: printBlocks(blocks) })),
  );
  const { language } = paper.request;
  const isCounted = sectioned.includes(companion);
  const titled = chapters.filter(({ title }) => title !== null);
  const sectionsOf = (chapter: number) => titled[chapter - 1]?.blocks.filter(isSection).length ?? 0;
  const naming = {
    ...{ language, numbering: template.forms[companion].numbering },
    has: ([chapter = 0, section, ...below]: readonly number[]) =>
      below.length === 0 && (section === undefined ? chapter <= titled.length : section <= sectionsOf(chapter)),
  };
  const print = (blocks: readonly DraftBlock[]) => nameSections(printBlocks([...blocks]), naming);
  return {
    type: companion,
    language: paper.request.language,
    templateId: paper.templateId,
    title: paper.request.title,
    ...(paper.request.cover ? { cover: paper.request.cover } : {}),
    chapters: [
      ...chapters.map(
        ({ id, title, blocks }): Chapter => ({
          id,
          title: [plainRun(title ?? paper.request.title)],
          isNumbered: title !== null,
          blocks: isCounted
            ? withHeadings(
                blocksOf(print(blocks), id, citing),
                blocks,
                id,
                titled.findIndex((one) => one.id === id) + 1,
              )
            : blocksOf(print(blocks), id, citing),
        }),
      ),
      ...(isCounted || cited.length > 0 ? [sourcesChapter(cited, paper)] : []),
    ],
    references: formatBibliography(paper.citationStyle, citing.among, { language: citing.language }).map(
      ({ id, label, runs }) => ({
        id,
        label,
        runs: runs.map((run) => ({ ...plainRun(run.text), ...(run.italic ? { italic: true } : {}) })),
      }),
    ),
    aiLabel: { produceId: paper.id },
  };
}
