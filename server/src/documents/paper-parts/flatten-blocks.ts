import type { ReadBlock } from '../readers/document-model.ts';
import { textOfBlocks } from '../readers/document-model.ts';

/** A paragraph of a paper as it is read; its number is its place among them. */
export interface PaperParagraph {
  text: string;
  page: number | null;
  /** Of a heading. */
  level: number | null;
  /** A row of a table: nothing that says something. */
  isRow: boolean;
}

/** All paragraphs in their order; a row of a table is one. */
export function flattenBlocks(blocks: readonly ReadBlock[]): PaperParagraph[] {
  const paragraphs: PaperParagraph[] = [];
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      const text = block.text.trim();
      if (text !== '') paragraphs.push({ text, page: block.page, level: block.headingLevel, isRow: block.isRow });
      continue;
    }
    for (const row of block.rows) {
      const text = row
        .map((cell) => textOfBlocks(cell.blocks).replace(/\s+/gu, ' '))
        .join(' | ')
        .trim();
      if (/[\p{L}\p{N}]/u.test(text)) paragraphs.push({ text, page: null, level: null, isRow: true });
    }
  }
  return paragraphs;
}
