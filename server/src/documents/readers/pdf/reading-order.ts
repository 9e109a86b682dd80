import { type TextRow, toRow } from './text-row.ts';

/** A row with the column that it fills, so that it can be told whether it is cut short. */
export interface PlacedRow extends TextRow {
  column: 'page' | 'left' | 'right';
}

/** Fewer rows side by side than this are a table or a title with its number, not columns. */
const fewestRows = 6;
/** A gap that divides columns is wider than the one between words, in parts of the type size. */
const narrowestGutter = 0.8;

/**
 * Rows in the order in which people read them. On a page of two columns the left one comes first, down to the next row
 * that goes over both; such rows (a title, a wide table) divide the page into bands.
 */
export function inReadingOrder(rows: readonly TextRow[]): PlacedRow[] {
  const gutter = findGutter(rows);
  if (gutter === null) return rows.map((row) => ({ ...row, column: 'page' }));
  const ordered: PlacedRow[] = [];
  let left: PlacedRow[] = [];
  let right: PlacedRow[] = [];
  const flush = (): void => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (!isOpenAt(row, gutter)) {
      flush();
      ordered.push({ ...row, column: 'page' });
      continue;
    }
    const before = row.items.filter((item) => item.x < gutter);
    const after = row.items.filter((item) => item.x >= gutter);
    if (before.length > 0) left.push({ ...toRow(before), column: 'left' });
    if (after.length > 0) right.push({ ...toRow(after), column: 'right' });
  }
  flush();
  return ordered;
}

/** Whether nothing of the row stands at this place, and the place is no gap between words. */
function isOpenAt(row: TextRow, x: number): boolean {
  let right = Number.NEGATIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  for (const item of row.items) {
    if (item.x < x && item.right > x) return false;
    if (item.right <= x) right = Math.max(right, item.right);
    else left = Math.min(left, item.x);
  }
  return left - right > row.size * narrowestGutter;
}

function findGutter(rows: readonly TextRow[]): number | null {
  if (rows.length < fewestRows) return null;
  const left = Math.min(...rows.map(({ x }) => x));
  const right = Math.max(...rows.map((row) => row.right));
  const width = right - left;
  const step = Math.max(1, width / 200);
  let best: { open: number; from: number; to: number } | null = null;
  for (let x = left + width * 0.35; x <= left + width * 0.65; x += step) {
    const open = rows.filter((row) => isOpenAt(row, x)).length;
    if (!best || open > best.open) best = { open, from: x, to: x };
    else if (open === best.open && x - best.to < step * 1.5) best.to = x;
  }
  if (!best) return null;
  const gutter = (best.from + best.to) / 2;
  return hasColumns(rows, gutter, left, right) ? gutter : null;
}

/** Columns are filled with lines of text; the cells of a table are not. */
function hasColumns(rows: readonly TextRow[], gutter: number, left: number, right: number): boolean {
  const open = rows.filter((row) => isOpenAt(row, gutter));
  const leftRows = open.filter((row) => row.x < gutter);
  const rightRows = open.filter((row) => row.right > gutter);
  const both = leftRows.filter((row) => row.right > gutter);
  if (leftRows.length < fewestRows || rightRows.length < fewestRows || both.length < fewestRows / 2) return false;
  if (open.length < rows.length * 0.35) return false;
  const filledLeft = median(leftRows.map((row) => coverOf(row, left, gutter)));
  const filledRight = median(rightRows.map((row) => coverOf(row, gutter, right)));
  return filledLeft > 0.6 && filledRight > 0.6;
}

/** The part of a place that the row's texts cover. */
function coverOf(row: TextRow, from: number, to: number): number {
  const covered = row.items.reduce((sum, item) => {
    const overlap = Math.min(item.right, to) - Math.max(item.x, from);
    return sum + Math.max(0, overlap);
  }, 0);
  return covered / (to - from);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
