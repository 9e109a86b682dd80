/** A block of draft text: what stands between two blank lines. Tables and figures are objects, the rest is text. */
export interface DraftBlock {
  kind: 'text' | 'table' | 'figure';
  start: number;
  end: number;
}

/** What the editor shows as one: an object, or all the text between two of them; perhaps empty. */
export interface DraftPiece extends DraftBlock {
  text: string;
}

const parting = '\n\n';
const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/u.test(line);

/** As the server reads them: a figure ends at its fence, whatever blank lines are in it; one without an end is still being typed. */
export function listBlocks(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let open: { start: number; lines: string[] } | null = null;
  let end = 0;
  const close = (): void => {
    if (open) blocks.push({ kind: kindOf(open.lines), start: open.start, end });
    open = null;
  };
  for (const match of text.matchAll(/[^\n]*(?:\n|$)/gu)) {
    const line = match[0].replace(/\n$/u, '');
    if (match[0] === '') break;
    const isWithin = isOpenFigure(open, text);
    if (line.trim() === '' && !isWithin) {
      close();
      continue;
    }
    // A figure is a block of its own, with or without a blank line before it.
    if (line.trimStart().startsWith('```figure') && !isWithin) close();
    if (open) open.lines.push(line);
    else open = { start: match.index, lines: [line] };
    end = match.index + line.length;
    if (isWithin && line.trim() === '```') close();
  }
  close();
  return blocks;
}

function isOpenFigure(open: { start: number; lines: string[] } | null, text: string): boolean {
  if (!open?.lines[0]?.trimStart().startsWith('```figure')) return false;
  return /\n[ \t]*```[ \t]*(?:\n|$)/u.test(text.slice(open.start));
}

function kindOf(lines: readonly string[]): DraftBlock['kind'] {
  const [first = ''] = lines;
  if (first.trimStart().startsWith('```figure')) {
    return lines.length > 1 && lines.at(-1)?.trim() === '```' ? 'figure' : 'text';
  }
  const rows = lines.filter(isRow).length;
  const hasCaption = lines.some((line) => line.trimStart().startsWith(':'));
  return rows > 1 && rows + (hasCaption ? 1 : 0) >= lines.length - 1 && rows + 1 >= lines.length ? 'table' : 'text';
}

/** Texts and objects by turns: before, between and behind objects there is always a place to write. */
export function cutPieces(text: string): DraftPiece[] {
  const pieces: DraftPiece[] = [];
  let from = 0;
  const addText = (end: number, hasNext: boolean): void => {
    const hasBefore = pieces.length > 0;
    const raw = text.slice(from, end);
    const lead = hasBefore ? (/^\n{0,2}/u.exec(raw)?.[0].length ?? 0) : 0;
    const tail = hasNext ? (/\n{0,2}$/u.exec(raw.slice(lead))?.[0].length ?? 0) : 0;
    const start = from + lead;
    pieces.push({
      kind: 'text',
      start,
      end: Math.max(start, end - tail),
      text: text.slice(start, Math.max(start, end - tail)),
    });
  };
  for (const block of listBlocks(text)) {
    if (block.kind === 'text') continue;
    addText(block.start, true);
    pieces.push({ ...block, text: text.slice(block.start, block.end) });
    from = block.end;
  }
  addText(text.length, false);
  return pieces;
}

/** The whole with other words in one of its pieces. `start` is where they stand now. */
export function putPiece(text: string, index: number, words: string): { text: string; start: number } {
  let whole = '';
  let start = 0;
  for (const [at, piece] of cutPieces(text).entries()) {
    const own = at === index ? words : piece.text;
    if (at !== index && own === '') continue;
    if (whole !== '' && own !== '') whole += parting;
    if (at === index) start = whole.length;
    whole += own;
  }
  return { text: whole, start };
}

/** An object put before another block, or at the end; everything else keeps its order. */
export function placeBlock(text: string, from: number, to: number): { text: string; start: number } {
  const blocks = listBlocks(text).map(({ start, end }) => text.slice(start, end));
  const [moved] = blocks.splice(from, 1);
  if (moved === undefined) return { text, start: 0 };
  const place = Math.max(0, Math.min(blocks.length, to > from ? to - 1 : to));
  blocks.splice(place, 0, moved);
  const before = blocks.slice(0, place).join(parting);
  return { text: blocks.join(parting), start: before === '' ? 0 : before.length + parting.length };
}

export function removeBlock(text: string, index: number): { text: string; start: number } {
  const blocks = listBlocks(text).map(({ start, end }) => text.slice(start, end));
  blocks.splice(index, 1);
  return { text: blocks.join(parting), start: blocks.slice(0, index).join(parting).length };
}

export interface DraftTable {
  head: string[];
  rows: string[][];
  caption: string;
}

const caption = (line: string): string =>
  line
    .replace(/^\s*:/u, '')
    .replace(/\{#[\w-]+\}\s*$/u, '')
    .trim();

export function readTable(text: string): DraftTable {
  const lines = text.split('\n');
  const [head = [], ...rows] = lines
    .filter((line) => isRow(line) && !/^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/u.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return { head, rows, caption: caption(lines.find((line) => line.trimStart().startsWith(':')) ?? '') };
}

/** Its words, where no picture of it is there yet. */
export function readFigure(text: string): { caption: string; labels: string[] } {
  const lines = text.split('\n').slice(1, -1);
  return {
    caption: caption(lines.find((line) => line.trimStart().startsWith(':')) ?? ''),
    labels: lines.flatMap((line) => {
      const part = /^\s*[\w.-]+(?:\s+\{[^}]*\})?\s+([^-\s].*)$/u.exec(line);
      return part?.[1] && !/^\s*[\w.-]+\s*->/u.test(line) && !line.trimStart().startsWith(':') ? [part[1].trim()] : [];
    }),
  };
}
