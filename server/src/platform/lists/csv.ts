/**
 * A spreadsheet takes what begins with one of these for a formula, wherever it came from; some take the wide forms too, which
 * Chinese and Japanese keyboards write.
 */
const formula = /^[=+\-@|%\t\r\n＝＋－＠]/u;

export type CsvCell = string | number;

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const inert = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** With the mark, and the line ends that spreadsheets expect. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return csvMark + csvRows(rows);
}

/** Money in a file is a number of yuan. */
export const yuanOf = (fen: number): number => Number((fen / 100).toFixed(2));

/** As a spreadsheet reads a time, by the clock in China. */
export const chinaTimeOf = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
