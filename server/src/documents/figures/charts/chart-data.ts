import { ChartImpossible, type ChartOf, type Measure } from './chart-plan.ts';
import type { DataColumn, DataTable, DateColumn, NumberColumn } from './data-table.ts';

/** More bars than this are a table. */
const maximumCategories = 30;

export interface Series {
  name: string;
  /** One for each category; null where the table has no value. */
  values: (number | null)[];
}

export interface CategoryData {
  categories: string[];
  series: Series[];
  unit: string;
  /** Rows that count for nothing because a value is missing. */
  leftOut: number;
}

export function getColumn(table: DataTable, name: string): DataColumn {
  const column = table.columns.find((each) => each.name === name);
  if (!column) throw new ChartImpossible('no_such_column', name);
  return column;
}

export function getNumbers(table: DataTable, name: string): NumberColumn {
  const column = getColumn(table, name);
  if (column.kind !== 'number') throw new ChartImpossible('not_numbers', name);
  return column;
}

/** The words of a column that parts rows into groups; dates and numbers are named as the table shows them. */
function wordsOf(column: DataColumn): (string | null)[] {
  if (column.kind === 'category' || column.kind === 'identifier') return column.values;
  if (column.kind === 'number') return column.values.map((value) => (value === null ? null : String(value)));
  const length = { year: 4, month: 7, day: 10 }[column.precision];
  return column.values.map((value) => (value === null ? null : new Date(value).toISOString().slice(0, length)));
}

/** What the rows of each category come to, in the order in which the categories first appear. */
export function gatherByCategory(
  table: DataTable,
  plan: ChartOf<'bar'> | ChartOf<'grouped-bar'> | ChartOf<'pie'>,
): CategoryData {
  const words = wordsOf(getColumn(table, plan.category));
  const categories = [...new Set(words.filter((word) => word !== null))];
  if (categories.length === 0) throw new ChartImpossible('no_values', plan.category);
  if (categories.length > maximumCategories) throw new ChartImpossible('too_many_categories', plan.category);
  const names = plan.kind === 'grouped-bar' ? plan.values : plan.value ? [plan.value] : [];
  if (plan.measure !== 'count' && names.length === 0) throw new ChartImpossible('no_values', plan.category);
  const columns = plan.measure === 'count' ? [] : names.map((name) => getNumbers(table, name));
  const left = new Set<number>(words.flatMap((word, row) => (word === null ? [row] : [])));

  const gather = (name: string, values: readonly (number | null)[] | null, rows: readonly number[]): Series => ({
    name,
    values: categories.map((category) => {
      const own = rows.filter((row) => words[row] === category);
      if (!values) return own.length;
      for (const row of own) if (values[row] === null) left.add(row);
      const known = own.flatMap((row) => values[row] ?? []);
      return measure(plan.measure, known, category);
    }),
  });
  const allRows = words.map((_, row) => row);
  const splitBy = plan.kind === 'grouped-bar' && plan.series ? wordsOf(getColumn(table, plan.series)) : null;
  let series: Series[];
  if (splitBy) {
    const groups = [...new Set(splitBy.filter((word) => word !== null))];
    if (groups.length > 6)
      throw new ChartImpossible('too_many_categories', plan.kind === 'grouped-bar' ? (plan.series ?? '') : '');
    series = groups.map((group) =>
      gather(
        group,
        columns[0]?.values ?? null,
        allRows.filter((row) => splitBy[row] === group),
      ),
    );
  } else if (plan.measure === 'count') series = [gather('', null, allRows)];
  else series = columns.map((column) => gather(column.name, column.values, allRows));
  if (series.every(({ values }) => values.every((value) => value === null))) {
    throw new ChartImpossible('no_values', names[0] ?? plan.category);
  }
  return { categories, series, unit: columns[0]?.unit ?? '', leftOut: left.size };
}

function measure(kind: Measure, values: readonly number[], category: string): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  if (kind === 'mean') return sum / values.length;
  // Two rows of one name, and no word on what to do with them: to draw one of them would hide the other.
  if (kind === 'value' && values.length > 1) throw new ChartImpossible('repeated_category', category);
  return sum;
}

export interface LineData {
  along: DateColumn | NumberColumn | null;
  /** Positions along the axis; for words, their places in the table. */
  positions: number[];
  names: string[];
  series: Series[];
  unit: string;
  leftOut: number;
}

export function gatherAlong(table: DataTable, plan: ChartOf<'line'>): LineData {
  const column = getColumn(table, plan.along);
  const columns = plan.values.map((name) => getNumbers(table, name));
  const along = column.kind === 'date' || column.kind === 'number' ? column : null;
  const words = wordsOf(column);
  const rows = words.flatMap((word, row) => (word === null ? [] : [row]));
  const positionOf = (row: number, place: number): number => (along ? (along.values[row] ?? 0) : place);
  const placed = rows.map((row, place) => ({ row, position: positionOf(row, place) }));
  placed.sort((one, other) => one.position - other.position);
  if (new Set(placed.map(({ position }) => position)).size < placed.length) {
    throw new ChartImpossible('repeated_category', plan.along);
  }
  if (!along && placed.length > maximumCategories) throw new ChartImpossible('too_many_categories', plan.along);
  const series = columns.map(({ name, values }) => ({ name, values: placed.map(({ row }) => values[row] ?? null) }));
  if (series.every(({ values }) => values.every((value) => value === null))) {
    throw new ChartImpossible('no_values', plan.values[0] ?? '');
  }
  const missing = placed.filter((_, place) => series.some(({ values }) => values[place] === null)).length;
  return {
    along,
    positions: placed.map(({ position }) => position),
    names: placed.map(({ row }) => words[row] ?? ''),
    series,
    unit: columns[0]?.unit ?? '',
    leftOut: table.rowCount - rows.length + missing,
  };
}
