import type { Language } from '@yanmo/contract/languages';
import type { DataColumn, DataTable, NumberColumn } from '../../../documents/figures/charts/data-table.ts';
import { readDataTable } from '../../../documents/figures/charts/data-table.ts';
import type { ReadCell, ReadSheet } from '../../../documents/readers/table-model.ts';
import { isUnnamed, layOutSheet } from './lay-out-sheet.ts';
import type { Computed, MaterialTable, Valued } from './material.ts';
import { sayComparisons } from './say-comparisons.ts';
import { printNumber } from './say-table.ts';

/** A table that a page of a paper holds. */
const mostShownRows = 24;
const mostShownColumns = 8;
const longestCell = 80;
/** Columns that are looked at, and what is computed of one table. */
const mostColumns = 40;
const mostComputed = 24;
/** Words of a column that are counted; more, and they are names. */
const mostWords = 8;
const mostValues = 24;
const longestName = 60;

/** Names of columns whose numbers are counts, so that their parts make a whole. */
const countName =
  /数(?:量|目)?(?:$|[（(])|人次|件数|份数|户数|人数|数量|件(?:$|[（(])|\b(?:counts?|numbers?|total(?! score)|quantit(?:y|ies)|respondents|households)\b|(?<!\p{L})(?:cantidad|número)(?!\p{L})|人数|件数|部数/iu;
/** An average, a rate, a rank or a span of time is no count, whatever sign its name ends with: of 指数 nothing is a share. */
const noCount =
  /均|每|率|比|指数|系数|参数|分数|天数|日数|年数|月数|时数|岁数|倍数|级数|层数|度数|序数|名次|排名|中位|あたり|指標|\b(?:mean|average|avg|median|per|rates?|ratio|index|scores?|ranks?|days?|years?|hours?|months?|ages?)\b|(?<!\p{L})(?:media|promedio|tasa|índice|días|años|horas|meses|edad|por)(?!\p{L})/iu;
/** Rows that are put together from the others. */
const sumRow =
  /^(?:合计|总计|总和|小计|全部|总体|平均(?:值|数)?|均值|total|sum|all|overall|average|mean|suma|promedio|media|合計|計|総計)$/iu;

const trim = (text: string, most: number): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** A formula or markup in a cell is words to us: what opens draft text or a program's formula is taken off. */
const plain = (text: string, most = longestName): string =>
  trim(text.replace(/[[\]{}<>|`]/gu, ' ').replace(/^[=+@\s]+/u, ''), most);

const print = (cell: ReadCell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : plain(typeof cell === 'number' ? printNumber(cell) : String(cell), longestCell);

function rangeOf(column: NumberColumn): Computed | null {
  const values = column.values.filter((value) => value !== null);
  if (values.length < 3) return null;
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number]);
  if (least === most) return null;
  return { kind: 'RANGE', column: plain(column.name), unit: column.unit, count: values.length, least, most };
}

function sharesOf({ name, values }: Extract<DataColumn, { kind: 'category' }>): Computed | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (counts.size < 2 || counts.size > mostWords || total < counts.size * 2) return null;
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return {
    ...{ kind: 'SHARES', column: plain(name), total },
    counts: sorted.map(([label, value]) => ({ label: plain(label), value })),
  };
}

const dateLengths = { year: 4, month: 7, day: 10 } as const;

/** What names the rows, each name once: time before words. */
function namerOf(table: DataTable): { column: DataColumn; labels: (string | null)[]; isTime: boolean } | null {
  for (const column of table.columns) {
    if (column.kind === 'date') {
      const length = dateLengths[column.precision];
      const labels = column.values.map((at) => (at === null ? null : new Date(at).toISOString().slice(0, length)));
      if (areDistinct(labels)) return { column, labels, isTime: true };
    }
  }
  const words = table.columns.find(({ kind, values }) => kind === 'category' && areDistinct(values));
  return words?.kind === 'category' ? { column: words, labels: words.values, isTime: false } : null;
}

const areDistinct = (values: readonly unknown[]): boolean => {
  const known = values.filter((value) => value !== null);
  return known.length >= 2 && new Set(known).size === known.length;
};

function computeAlong(table: DataTable, language: Language): Computed[] {
  const namer = namerOf(table);
  if (!namer || table.rowCount > mostValues) return [];
  return table.columns.flatMap((column): Computed[] => {
    if (column.kind !== 'number' || isUnnamed(column.name, language)) return [];
    // Joined cells leave rows without a name: the highest of those that have one need not be the highest.
    if (column.values.some((value, row) => value !== null && namer.labels[row] == null)) return [];
    const values = column.values.flatMap((value, row): Valued[] => {
      const label = namer.labels[row];
      return value === null || label === null || label === undefined || sumRow.test(label.trim())
        ? []
        : [{ label: plain(label), value }];
    });
    if (values.length < 2) return [];
    const named = { column: plain(column.name), unit: column.unit };
    if (namer.isTime) {
      const ordered = values.toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
      return [{ kind: 'SERIES', ...named, along: plain(namer.column.name), values: ordered }];
    }
    const isCount =
      column.unit === '' &&
      countName.test(column.name) &&
      !noCount.test(column.name) &&
      values.every(({ value }) => Number.isInteger(value) && value >= 0);
    return [{ kind: 'VALUES', ...named, by: plain(namer.column.name), values, isCount }];
  });
}

/** What one sheet holds: its cells where a page holds them, and what can be computed from its columns. */
export function takeApartSheet(sheet: ReadSheet, language: Language): MaterialTable | null {
  const laid = layOutSheet(sheet, language);
  if (!laid) return null;
  const { name, rows } = laid;
  const narrow = rows.map((row) =>
    row.slice(0, mostColumns).map((cell) => (typeof cell === 'string' ? sayComparisons(cell, language) : cell)),
  );
  const table = readDataTable(narrow, name, language);
  if (table.columns.length === 0 || table.rowCount === 0) return null;
  const along = computeAlong(table, language);
  const told = new Set(along.map(({ column }) => column));
  const single = table.columns.flatMap((column): Computed[] => {
    if (isUnnamed(column.name, language)) return [];
    const computed =
      column.kind === 'number' && !told.has(plain(column.name))
        ? rangeOf(column)
        : column.kind === 'category'
          ? sharesOf(column)
          : null;
    return computed ? [computed] : [];
  });
  const filled = narrow.filter((row) => row.some((cell) => print(cell) !== ''));
  // Where the first row names nothing, the columns have the names that they were given.
  const body = table.rowCount < filled.length ? filled.slice(filled.length - table.rowCount) : filled;
  const fits = table.rowCount <= mostShownRows && table.columns.length <= mostShownColumns && table.columns.length > 1;
  return {
    name: plain(name),
    rowCount: table.rowCount,
    cells: fits
      ? {
          head: table.columns.map((column) => plain(column.name)),
          rows: body.map((row) => table.columns.map((_, at) => print(row[at]))),
        }
      : null,
    computed: [...along, ...single].slice(0, mostComputed),
  };
}
