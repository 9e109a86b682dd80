import type { Language, Localized } from '@yanmo/contract/languages';
import { readNumber } from '../../../documents/figures/charts/read-value.ts';
import type { ReadCell, ReadSheet } from '../../../documents/readers/table-model.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';

type Row = readonly ReadCell[];

const textOf = (cell: ReadCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/gu, ' ').trim();
const isFilled = (cell: ReadCell | undefined): boolean => textOf(cell) !== '';
const isNumber = (cell: ReadCell | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && readNumber(cell, 'point') !== null);
const widthOf = (row: Row): number => row.filter(isFilled).length;

/** The number that a table had in its own file is not the one that it has in a paper. */
const ownNumber =
  /^(?:附?表|图表|table|tabla|cuadro)\s*\d+(?:[-.–]\d+)*\s*[.:：、)]?\s*(?=\S)|^[（(]?[一二三四五六七八九十\d]{1,3}[）).、]\s*(?!\d)/iu;

/** Lines above the head that name the whole table, or say in what its numbers are: one cell each, over several columns. */
function takeTitle(rows: readonly Row[]): { title: string; body: readonly Row[] } {
  const lines: string[] = [];
  let at = 0;
  for (; at < rows.length - 2 && lines.length < 3; at += 1) {
    const row = rows[at] ?? [];
    if (widthOf(row) !== 1 || isNumber(row.find(isFilled))) break;
    lines.push(textOf(row.find(isFilled)));
  }
  // A list of one column has no title over it.
  if (rows.slice(at).every((row) => widthOf(row) < 2)) return { title: '', body: rows };
  const [title = '', ...notes] = lines;
  const unit = notes.find((note) => /^[（(]?(?:计量)?(?:单位|units?|unidad(?:es)?|単位)\s*[:：]/iu.test(note));
  const named = title.replace(ownNumber, '');
  return { title: unit ? `${named}（${unit.replace(/^[（(]|[）)]$/gu, '')}）` : named, body: rows.slice(at) };
}

/** A head of two lines, the upper of which names several columns: 冷库 over 座数 and 容量 is 冷库座数 and 冷库容量. */
function joinHeads([upper, lower, ...rest]: readonly Row[], language: Language): Row[] | null {
  if (!upper || !lower || rest.length === 0) return null;
  const isHead =
    [...upper, ...lower].every((cell) => !isNumber(cell)) &&
    rest.some((row) => row.some(isNumber)) &&
    isFilled(upper[0]) &&
    !isFilled(lower[0]) &&
    lower.some((cell, at) => isFilled(cell) && at > 0);
  if (!isHead) return null;
  const joint = isWideLanguage(language) ? '' : ' ';
  let over = '';
  const head = upper.map((cell, at) => {
    const below = textOf(lower[at]);
    if (isFilled(cell)) over = textOf(cell);
    return [isFilled(cell) || below !== '' ? over : '', below].filter(Boolean).join(joint);
  });
  return [head, ...rest];
}

const monthName = /月|\bmonth|\bmes(?:es)?\b/iu;
const yearName = /年|\byear|\baño/iu;

/** Spreadsheets keep a month as its first day, and each day as its midnight: neither is what was written there. */
function printDates(rows: readonly Row[]): Row[] {
  const [head = [], ...body] = rows;
  const lengths = head.map((name, at) => {
    const cells = body.map((row) => row[at]).filter(isFilled);
    if (cells.length === 0 || !cells.every((cell) => /^\d{4}-\d{2}-\d{2}(?:T|$)/u.test(textOf(cell)))) return 0;
    if (yearName.test(textOf(name)) && cells.every((cell) => /^\d{4}-01-01$/u.test(textOf(cell)))) return 4;
    if (monthName.test(textOf(name)) && cells.every((cell) => /^\d{4}-\d{2}-01$/u.test(textOf(cell)))) return 7;
    return 16;
  });
  const print = (cell: ReadCell, at: number): ReadCell => {
    const length = lengths[at] ?? 0;
    return length === 0 || cell === null ? cell : textOf(cell).replace('T', ' ').slice(0, length);
  };
  return [head, ...body.map((row) => row.map(print))];
}

/** Columns in which nothing stands below the head are none. */
function dropBlankColumns(rows: readonly Row[]): Row[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.slice(1).some((row) => isFilled(row[at])),
  );
  return rows.map((row) => kept.map((at) => row[at] ?? null));
}

/**
 * The cells of a sheet as a plain table: one line of names, below it the rows. People put a title above it, join cells, and leave
 * columns blank. Null where nothing stands below the names.
 */
export function layOutSheet({ name, rows }: ReadSheet, language: Language): ReadSheet | null {
  const filled = rows.filter((row) => row.some(isFilled));
  const { title, body } = takeTitle(filled);
  const plain = dropBlankColumns(printDates(joinHeads(body, language) ?? body));
  if (plain.length < 2 || plain.every((row) => row.length === 0)) return null;
  return { name: title || name.replace(ownNumber, ''), rows: plain.map((row) => [...row]) };
}

/** What a column is called that nobody named. */
const unnamed: Localized<RegExp> = {
  zh: /^第\d+列$/u,
  en: /^Column \d+$/u,
  es: /^Columna \d+$/u,
  ja: /^\d+列目$/u,
};
export const isUnnamed = (column: string, language: Language): boolean => unnamed[language].test(column);
