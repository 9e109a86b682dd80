import type { Work } from '@yanmo/contract/works';
import { type Chapter, plainRun } from '../../documents/blocks.ts';
import { formatBibliography } from '../../documents/citations/citations.ts';
import type { DocumentInput } from '../../documents/document.ts';
import { type DraftBlock, listCitations, parseDraft, printBlocks } from '../../engines/draft-text.ts';
import type { Companion } from '../../engines/engine.ts';
import { blocksOf, citingOf } from './draft-blocks.ts';
import type { Paper } from './store.ts';

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

export function assembleCompanion(parts: {
  paper: Paper;
  works: readonly Work[];
  text: string;
  companion: Companion;
}): DocumentInput {
  const { paper, text, companion } = parts;
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
  return {
    type: companion,
    language: paper.request.language,
    templateId: paper.templateId,
    title: paper.request.title,
    chapters: chapters.map(
      ({ id, title, blocks }): Chapter => ({
        id,
        title: [plainRun(title ?? paper.request.title)],
        isNumbered: title !== null,
        blocks: blocksOf(printBlocks(blocks), id, citing),
      }),
    ),
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
