import { pageBreak } from '../../text/page-break.ts';

/** What stands in a paragraph and is no text; it has a mark in `markedText`, and a rewritten text says with it where it goes. */
export interface ReadMark {
  mark: string;
  kind: MarkKind;
  /** What a reader sees there: the number of a citation, the words of a link, a formula in one line. */
  text: string;
}

export type MarkKind =
  | 'footnote'
  | 'endnote'
  | 'comment'
  | 'field'
  | 'link'
  | 'image'
  | 'formula'
  | 'bookmark'
  | 'break'
  | 'symbol'
  | 'revision'
  | 'control';

export interface ReadParagraph {
  kind: 'paragraph';
  /** Stays the same when paragraphs of the file are replaced, because none is added or taken away. */
  id: string;
  /** As a reader sees it, field results and formulas in one line included. */
  text: string;
  /** The same with ⟦1⟧, ⟦2⟧ … in place of what is no text. */
  markedText: string;
  marks: ReadMark[];
  style: string | null;
  headingLevel: number | null;
  list: { level: number; label: string } | null;
  /** Formulas as OMML, each XML that stands on its own. */
  formulas: string[];
  place: 'body' | 'textbox';
  /** A row of cells in a file that does not say which of its lines are tables. */
  isRow: boolean;
  page: number | null;
  /** False for what a program writes anew, like a contents list: a replaced text would not stay. */
  isEditable: boolean;
}

export interface ReadTable {
  kind: 'table';
  rows: ReadTableCell[][];
}

export interface ReadTableCell {
  blocks: ReadBlock[];
  columns: number;
}

export type ReadBlock = ReadParagraph | ReadTable;

export interface ReadNote {
  id: string;
  text: string;
}

export interface ReadComment extends ReadNote {
  author: string | null;
  at: string | null;
  /** The paragraph that it speaks about. */
  paragraphId: string | null;
}

/** A heading that the file itself lists, apart from its text. */
export interface ReadBookmark {
  title: string;
  /** From 1. */
  level: number;
  page: number;
}

/** A file as it is laid out, whatever it was written with. */
export interface ReadDocument {
  kind: 'document';
  title: string | null;
  /** Who wrote it, as the file's own properties say: often only whose computer it was. */
  author: string | null;
  blocks: ReadBlock[];
  footnotes: ReadNote[];
  endnotes: ReadNote[];
  comments: ReadComment[];
  images: number;
  pages: number | null;
  /** Of a PDF that has them. */
  bookmarks?: ReadBookmark[];
}

export function* paragraphsOf(blocks: readonly ReadBlock[]): Generator<ReadParagraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block;
    else for (const row of block.rows) for (const cell of row) yield* paragraphsOf(cell.blocks);
  }
}

/** The text of the file: a paragraph each, cells of a row side by side. */
export function textOfBlocks(blocks: readonly ReadBlock[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph' ? block.text : block.rows.map((row) => row.map(textOfCell).join('\t')).join('\n'),
    )
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

/** The same with a mark before the first paragraph of each page, and one for each page without any text. */
export function pagedTextOf(blocks: readonly ReadBlock[]): string {
  let page = 1;
  let text = '';
  for (const block of blocks) {
    const said = textOfBlocks([block]).replaceAll(pageBreak, ' ');
    if (said === '') continue;
    const { page: own = null } = block.kind === 'paragraph' ? block : {};
    const turned = own === null ? 0 : Math.max(0, own - page);
    text += `${text === '' ? '' : '\n\n'}${pageBreak.repeat(turned)}${said}`;
    page += turned;
  }
  return text;
}

const textOfCell = (cell: ReadTableCell): string => textOfBlocks(cell.blocks).replace(/\s*\n\s*/gu, ' ');

export const paragraphOf = (
  given: Pick<ReadParagraph, 'id' | 'text'> & Partial<Omit<ReadParagraph, 'kind' | 'id' | 'text'>>,
): ReadParagraph => ({
  kind: 'paragraph',
  markedText: given.text,
  marks: [],
  style: null,
  headingLevel: null,
  list: null,
  formulas: [],
  place: 'body',
  isRow: false,
  page: null,
  isEditable: false,
  ...given,
});
