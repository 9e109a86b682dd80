import type { DiffPart } from '@yanmo/contract/paper-text';

export interface DiffPiece {
  kind: 'same' | 'changed';
  text: string;
}

/** Paragraphs that stand beside each other: one each where a paragraph was only reworded, none where it is new. */
export interface DiffRow {
  before: DiffPiece[][];
  after: DiffPiece[][];
  isChanged: boolean;
}

const blankLine = /(\n\s*\n)/u;

/** One sheet while the parts are read: finished paragraphs of the row, and the one that is open. */
class Side {
  paragraphs: DiffPiece[][] = [];
  private open: DiffPiece[] = [];

  add(text: string, kind: DiffPiece['kind']): void {
    const last = this.open.at(-1);
    if (last?.kind === kind) last.text += text;
    else this.open.push({ kind, text });
  }

  endParagraph(): void {
    if (this.open.some(({ text }) => text.trim() !== '')) this.paragraphs.push(this.open);
    this.open = [];
  }

  get isAtStart(): boolean {
    return this.open.every(({ text }) => text.trim() === '');
  }

  take(): DiffPiece[][] {
    this.endParagraph();
    const taken = this.paragraphs;
    this.paragraphs = [];
    return taken;
  }
}

const textOf = (paragraph: readonly DiffPiece[]): string =>
  paragraph
    .map(({ text }) => text)
    .join('')
    .trim();

function isKept(before: readonly DiffPiece[] | undefined, after: readonly DiffPiece[] | undefined): boolean {
  if (!before || !after || textOf(before) !== textOf(after)) return false;
  return [...before, ...after].every(({ kind }) => kind === 'same');
}

/** A paragraph that stayed beside one that came is a row of its own: only what changed is to look changed. */
function partRow(before: DiffPiece[][], after: DiffPiece[][]): DiffRow[] {
  const first: DiffRow[] = [];
  const last: DiffRow[] = [];
  while (isKept(before[0], after[0]))
    first.push({ before: before.splice(0, 1), after: after.splice(0, 1), isChanged: false });
  while (isKept(before.at(-1), after.at(-1))) {
    last.unshift({ before: before.splice(-1), after: after.splice(-1), isChanged: false });
  }
  if (before.length === 0 && after.length === 0) return [...first, ...last];
  const isChanged = [...before, ...after].flat().some(({ kind }) => kind === 'changed');
  return [...first, { before, after, isChanged }, ...last];
}

/** Both texts paragraph by paragraph; a row ends where both sheets begin a new paragraph with the same words. */
export function makeDiffRows(parts: readonly DiffPart[]): DiffRow[] {
  const rows: DiffRow[] = [];
  const before = new Side();
  const after = new Side();
  const endRow = () => rows.push(...partRow(before.take(), after.take()));
  for (const part of parts) {
    const sides = part.kind === 'same' ? [before, after] : [part.kind === 'removed' ? before : after];
    for (const text of part.text.split(blankLine)) {
      if (text === '') continue;
      if (blankLine.test(text)) {
        for (const side of sides) side.endParagraph();
        if (part.kind === 'same') endRow();
        continue;
      }
      if (part.kind === 'same' && before.isAtStart && after.isAtStart) endRow();
      for (const side of sides) side.add(text, part.kind === 'same' ? 'same' : 'changed');
    }
  }
  endRow();
  return rows;
}

/** Rows far from any change are folded away: a number stands for so many of them. */
export type FoldedRow = DiffRow | { folded: DiffRow[] };

export function foldRows(rows: readonly DiffRow[]): FoldedRow[] {
  const folded: FoldedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const isNear = row.isChanged || rows[index - 1]?.isChanged || rows[index + 1]?.isChanged;
    const last = folded.at(-1);
    if (isNear) folded.push(row);
    else if (last && 'folded' in last) last.folded.push(row);
    else folded.push({ folded: [row] });
  }
  // Folding one paragraph saves nothing.
  return folded.flatMap((entry) => ('folded' in entry && entry.folded.length < 2 ? entry.folded : [entry]));
}
