import type { Block, Chapter } from '../blocks.ts';
import type { Document } from '../document.ts';

/** What of a document a file holds, and the ids that it leaves out. */
export interface Kept {
  document: Document;
  cut: ReadonlySet<string>;
}

/** A preview holds the front matter and the chapters up to its end, in full; what follows the chapters is left out. */
export function cutPreview(document: Document): Kept {
  if (document.variant === 'FULL') return { document, cut: new Set() };
  const chapters: Chapter[] = [];
  for (const chapter of document.chapters) {
    if (chapter.id === document.previewEnd) break;
    const end = chapter.blocks.findIndex(({ id }) => id === document.previewEnd);
    if (end === -1) {
      chapters.push(chapter);
      continue;
    }
    const blocks = withoutLastHeadings(chapter.blocks.slice(0, end));
    if (blocks.length > 0) chapters.push({ ...chapter, blocks });
    break;
  }
  const kept = { ...document, chapters, references: [], appendices: [], acknowledgements: [] };
  const keptIds = idsOf(chapters);
  return {
    document: kept,
    cut: new Set([...idsOf(document.chapters), ...idsOf(document.appendices)].filter((id) => !keptIds.has(id))),
  };
}

/** What stands right above the end has nothing below it that is held. */
function withoutLastHeadings(blocks: readonly Block[]): Block[] {
  return blocks.slice(0, blocks.findLastIndex(({ kind }) => kind !== 'heading') + 1);
}

function idsOf(parts: readonly { id: string; blocks: readonly Block[] }[]): Set<string> {
  return new Set(parts.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
}
