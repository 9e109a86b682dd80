import type { Block, Chapter } from '../blocks.ts';
import type { Document } from '../document.ts';

/** What of a document a file holds, and the ids that it leaves out. */
export interface Kept {
  document: Document;
  cut: ReadonlySet<string>;
}

/** The share of sections that the deposit of a staged order buys. */
const previewShare = 1 / 3;

/** A preview holds the front matter and the first third of the sections, in full; what follows the chapters is left out. */
export function cutPreview(document: Document): Kept {
  if (document.variant === 'FULL') return { document, cut: new Set() };
  const total = document.chapters.reduce((sum, chapter) => sum + countSections(chapter), 0);
  let left = Math.max(1, Math.ceil(total * previewShare));
  const chapters: Chapter[] = [];
  for (const chapter of document.chapters) {
    if (left === 0) break;
    const blocks = firstSections(chapter, left);
    left = Math.max(0, left - countSections(chapter));
    chapters.push({ ...chapter, blocks });
  }
  const kept = { ...document, chapters, references: [], appendices: [], acknowledgements: [] };
  const keptIds = idsOf(chapters);
  return {
    document: kept,
    cut: new Set([...idsOf(document.chapters), ...idsOf(document.appendices)].filter((id) => !keptIds.has(id))),
  };
}

const opensSection = (block: Block): boolean => block.kind === 'heading' && block.level === 2;

/** A chapter without sections is one itself; what stands before its first section goes with that section. */
const countSections = (chapter: Chapter): number => Math.max(1, chapter.blocks.filter(opensSection).length);

function firstSections(chapter: Chapter, count: number): Block[] {
  let opened = 0;
  const end = chapter.blocks.findIndex((block) => {
    if (opensSection(block)) opened += 1;
    return opened > count;
  });
  return end === -1 ? chapter.blocks : chapter.blocks.slice(0, end);
}

function idsOf(parts: readonly { id: string; blocks: readonly Block[] }[]): Set<string> {
  return new Set(parts.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
}
