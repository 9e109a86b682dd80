import { type DraftFigure, printCaption, printFigure, readCaption, readFigure } from './draft-figure.ts';

/**
 * Draft text: what engines stream. Blocks are parted by a blank line: a paragraph; `#` to `###` before a heading; `-` or
 * `1.` before the items of a list; rows of `| cell | cell |` (the first is the head) with a last line `: caption {#name}`;
 * a figure between fences (draft-figure.ts). `[@id]` cites a work by its id, `[#name]` points at a table or a figure of the
 * same paper and is printed as its number.
 */
export type DraftBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; caption: string; name: string; head: string[]; rows: string[][] }
  | DraftFigure;

const citation = /\s?\[@([\w-]+)\]/gu;
const pointer = /\[#([\w-]+)\]/gu;

/** A bar inside a cell would open another cell, a line break another row. */
const cell = (text: string): string =>
  text
    .replace(/\s*\n\s*/gu, ' ')
    .replace(/\|/gu, '／')
    .trim();
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export function printBlock(block: DraftBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'list':
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${item}`).join('\n');
    case 'table':
      return [
        row(block.head),
        ...block.rows.map(row),
        ...(block.caption === '' ? [] : [printCaption(block.caption, block.name)]),
      ].join('\n');
    case 'figure':
      return printFigure(block);
  }
}

export const printBlocks = (blocks: readonly DraftBlock[]): string => blocks.map(printBlock).join('\n\n');

/** Begins and ends with a bar. */
const readRow = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((text) => text.trim());

/** No item is what begins with a number of its own: “62.4 % of them” is no sixty-second item, “-5.2 %” none that is above zero. */
const listItem = /^(?:(-|\*)(?!\d)|\d{1,2}[.、](?!\d))\s*(.+)$/u;

/** Null for a figure that shows nothing: its marks are no prose. */
function readBlock(text: string): DraftBlock | null {
  const lines = text.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('```figure')) return readFigure(lines);
  const heading = /^(#{1,3})\s+(.+)$/u.exec(first);
  if (heading && lines.length === 1) {
    return { kind: 'heading', level: (heading[1]?.length ?? 1) as 1 | 2 | 3, text: heading[2] ?? '' };
  }
  const rows = lines.filter((line) => /^\|.*\|$/u.test(line) && !/^\|(?:\s*:?-{2,}:?\s*\|)+$/u.test(line)).map(readRow);
  const caption = lines.find((line) => line.startsWith(':'));
  if (rows.length > 1 && rows.length + (caption ? 1 : 0) >= lines.length - 1) {
    const [head = [], ...body] = rows;
    return { kind: 'table', ...readCaption(caption ?? ':'), head, rows: body };
  }
  const items = lines.map((line) => listItem.exec(line));
  if (items.every((item) => item !== null)) {
    return { kind: 'list', isOrdered: items[0]?.[1] === undefined, items: items.map((item) => item?.[2] ?? '') };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

export const parseDraft = (text: string): DraftBlock[] =>
  text
    // A blank line inside a figure parts nothing; one that is still being written has no end yet.
    .replace(/^```figure[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gmu, (figure) => `\n${figure.replace(/\n\s*\n/gu, '\n')}\n`)
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => readBlock(part) ?? []);

/** The words of a draft without its marks: what is counted, measured and compared. */
export function plainDraft(text: string): string {
  return parseDraft(text)
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return block.items.join('\n');
        case 'table':
          return [block.caption, ...[block.head, ...block.rows].map((cells) => cells.join('\n'))].join('\n');
        case 'figure':
          return '';
        default:
          return block.text;
      }
    })
    .filter((part) => part !== '')
    .join('\n')
    .replace(citation, '')
    .replace(pointer, '');
}

/** Ids of the works that a text cites, in order of first use. */
export const listCitations = (text: string): string[] => [
  ...new Set([...text.matchAll(citation)].map((match) => match[1] ?? '')),
];

export const withoutCitationMarks = (text: string): string => text.replace(citation, '');

/** Names of the tables and figures that a text points at. */
export const listPointers = (text: string): string[] => [
  ...new Set([...text.matchAll(pointer)].map((match) => match[1] ?? '')),
];
