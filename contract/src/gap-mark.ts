/** A place that is left to the student, as engines mark it in each of the four languages: `[待补充数据: …]`, "[your data: …]". */
export const gapMark = /\[(?:待补充数据|your data|Datos por aportar|要データ)\s*[:：]\s*([^\]\n]+)\]/giu;

/** A box to tick, a line to write on. */
const formField = /[□☐]|_{2,}|＿{2,}/u;
const word = /[\p{L}\p{N}]/u;

/** Without the places that are left to the student: they are nobody's words yet. */
export const withoutGaps = (text: string): string => text.replace(gapMark, '');

/** Nothing but a marked place or a field stands in it. */
function isMarkedCell(cell: string): boolean {
  const bare = withoutGaps(cell);
  return formField.test(cell) || (bare !== cell && !word.test(bare));
}

/**
 * Whether a row of a table is there to be filled in: what it speaks of is left open, or half of its cells are. A schedule without its dates and a
 * sheet without its answers are forms, whatever is printed in them.
 */
export function isRowToFill(cells: readonly string[]): boolean {
  const [first = ''] = cells;
  const open = cells.filter((cell) => cell.trim() === '' || isMarkedCell(cell));
  return isMarkedCell(first) || (open.length > 0 && open.length * 2 >= cells.length);
}
