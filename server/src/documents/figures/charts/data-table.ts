import type { Language, Localized } from '@yanmo/contract/languages';
import type { ReadCell } from '../../readers/table-model.ts';
import {
  type DatePrecision,
  findNumberStyle,
  isMissing,
  type ReadDate,
  readDate,
  readNumber,
  readYear,
} from './read-value.ts';

interface ColumnBase {
  name: string;
  /** Blank cells, and in a column of numbers or dates those that are none; they are left out and said so. */
  missing: number;
}

export interface NumberColumn extends ColumnBase {
  kind: 'number';
  values: (number | null)[];
  unit: string;
}

export interface DateColumn extends ColumnBase {
  kind: 'date';
  /** Milliseconds since 1970. */
  values: (number | null)[];
  precision: DatePrecision;
}

export interface CategoryColumn extends ColumnBase {
  kind: 'category';
  values: (string | null)[];
}

/** Running numbers and ids: they name rows and measure nothing. */
export interface IdentifierColumn extends ColumnBase {
  kind: 'identifier';
  values: (string | null)[];
}

export type DataColumn = NumberColumn | DateColumn | CategoryColumn | IdentifierColumn;

export interface DataTable {
  fileName: string;
  columns: DataColumn[];
  rowCount: number;
}

const unnamed: Localized = { zh: '第{n}列', en: 'Column {n}', es: 'Columna {n}', ja: '{n}列目' };
const identifierName = /^(?:序号|编号|学号|id|no\.?|n\.?º|num\.?|番号|#)$/iu;
/** Below this share of readable values, a column is words with some numbers in it. */
const enough = 0.8;

/** Finds out what each column of an uploaded table holds. The first row names them, unless it holds numbers itself. */
export function readDataTable(rows: readonly (readonly ReadCell[])[], fileName: string, language: Language): DataTable {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && String(cell).trim() !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const [first = [], ...rest] = filled;
  const hasHead =
    rest.length > 0 &&
    first.every((cell) => cell === null || (typeof cell === 'string' && readNumber(cell, 'point') === null)) &&
    first.some((cell) => !isMissing(cell));
  const body = hasHead ? rest : filled;
  const names = new Map<string, number>();
  const columns = Array.from({ length: width }, (_, index): DataColumn => {
    const written = hasHead && typeof first[index] === 'string' ? first[index].replace(/\s+/gu, ' ').trim() : '';
    const base = written || unnamed[language].replace('{n}', String(index + 1));
    const used = names.get(base) ?? 0;
    names.set(base, used + 1);
    return readColumn(
      used === 0 ? base : `${base} (${used + 1})`,
      body.map((row) => row[index] ?? null),
    );
  });
  return { fileName, columns, rowCount: body.length };
}

function readColumn(name: string, cells: readonly ReadCell[]): DataColumn {
  const present = cells.filter((cell) => !isMissing(cell));
  return (
    readDates(name, cells, present.length) ?? readNumbers(name, cells, present) ?? readWords('category', name, cells)
  );
}

function readDates(name: string, cells: readonly ReadCell[], present: number): DateColumn | null {
  const dates = cells.map((cell): ReadDate | null => readDate(cell) ?? readYear(cell, name));
  const known = dates.filter((date) => date !== null);
  if (known.length === 0 || known.length < present * enough) return null;
  const finest = (['day', 'month', 'year'] as const).find((precision) =>
    known.some((date) => date.precision === precision),
  );
  return {
    kind: 'date',
    name,
    values: dates.map((date) => date?.timeMs ?? null),
    precision: finest ?? 'year',
    missing: cells.length - known.length,
  };
}

function readNumbers(
  name: string,
  cells: readonly ReadCell[],
  present: readonly ReadCell[],
): NumberColumn | IdentifierColumn | null {
  const style = findNumberStyle(present);
  const numbers = cells.map((cell) => (isMissing(cell) ? null : readNumber(cell, style)));
  const known = numbers.filter((number) => number !== null);
  if (known.length === 0 || known.length < present.length * enough) return null;
  // Yuan and percent in one column are no common measure: such a column stays words.
  const units = new Set(known.map(({ unit }) => unit));
  if (units.size > 1) return null;
  if (identifierName.test(name) && new Set(known.map(({ value }) => value)).size === known.length) {
    return readWords('identifier', name, cells);
  }
  return {
    kind: 'number',
    name,
    values: numbers.map((number) => number?.value ?? null),
    unit: [...units][0] ?? '',
    missing: cells.length - known.length,
  };
}

function readWords<Kind extends 'category' | 'identifier'>(
  kind: Kind,
  name: string,
  cells: readonly ReadCell[],
): { kind: Kind; name: string; values: (string | null)[]; missing: number } {
  const values = cells.map((cell) => (isMissing(cell) ? null : String(cell).replace(/\s+/gu, ' ').trim()));
  return { kind, name, values, missing: values.filter((value) => value === null).length };
}
