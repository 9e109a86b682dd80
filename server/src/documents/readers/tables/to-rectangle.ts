import { fileLimits } from '../limits.ts';
import { FileRefused } from '../reading.ts';
import type { ReadCell } from '../table-model.ts';

/** Fills rows up to one width and drops blank rows and columns at the end, which files of old sheets are full of. */
export function toRectangle(rows: readonly (readonly (ReadCell | undefined)[])[]): ReadCell[][] {
  const lastOf = (row: readonly (ReadCell | undefined)[]): number =>
    row.findLastIndex((cell) => cell !== null && cell !== undefined && cell !== '');
  const lastRow = rows.findLastIndex((row) => row !== undefined && lastOf(row) >= 0);
  let width = 0;
  for (let index = 0; index <= lastRow; index += 1) width = Math.max(width, lastOf(rows[index] ?? []) + 1);
  if ((lastRow + 1) * width > fileLimits.cells) throw new FileRefused('file_too_long');
  return Array.from({ length: lastRow + 1 }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => rows[row]?.[column] ?? null),
  );
}
