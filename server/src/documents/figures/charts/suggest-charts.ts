import { gatherAlong, gatherByCategory } from './chart-data.ts';
import { ChartImpossible, type ChartPlan } from './chart-plan.ts';
import type { DataTable, NumberColumn } from './data-table.ts';
import { isWhole } from './parts-of-a-whole.ts';

/** The charts that the columns of a table lend themselves to, the plainest first; none where there is nothing to draw. */
export function suggestCharts(table: DataTable): ChartPlan[] {
  const numbers = table.columns.filter((column): column is NumberColumn => column.kind === 'number');
  const dates = table.columns.filter(({ kind, values }) => kind === 'date' && areDistinct(values));
  const categories = table.columns.filter(({ kind, values }) => {
    const count = countDistinct(values);
    return kind === 'category' && count >= 2 && count <= 12;
  });
  const names = numbers.map(({ name }) => name);
  const plans: ChartPlan[] = [];
  const [date] = dates;
  if (date && names.length > 0) plans.push({ kind: 'line', along: date.name, values: sameUnit(numbers).slice(0, 4) });
  for (const category of categories) {
    const isOnce = areDistinct(category.values);
    const [first] = names;
    if (first === undefined) continue;
    const alike = sameUnit(numbers);
    if (isOnce && alike.length > 1) {
      plans.push({ kind: 'grouped-bar', category: category.name, values: alike.slice(0, 4), measure: 'value' });
    } else plans.push({ kind: 'bar', category: category.name, value: first, measure: isOnce ? 'value' : 'mean' });
  }
  for (const category of categories) {
    if (areDistinct(category.values)) {
      const [share] = numbers.filter(({ unit }) => unit === '%');
      if (share) plans.push({ kind: 'pie', category: category.name, value: share.name, measure: 'value' });
    } else plans.push({ kind: 'bar', category: category.name, measure: 'count' });
  }
  const [one, two] = numbers.filter(({ values }) => countDistinct(values) > 5);
  const arePaired = one?.values.some((value, row) => value !== null && (two?.values[row] ?? null) !== null);
  if (one && two && arePaired) plans.push({ kind: 'scatter', x: one.name, y: two.name });
  if (one && one.values.length >= 15) plans.push({ kind: 'histogram', value: one.name });
  return plans.filter((plan) => canDraw(table, plan));
}

/** Columns of the right kind may still hold no two values that belong together. */
function canDraw(table: DataTable, plan: ChartPlan): boolean {
  try {
    if (plan.kind === 'line') gatherAlong(table, plan);
    if (plan.kind === 'bar' || plan.kind === 'grouped-bar') gatherByCategory(table, plan);
    return plan.kind !== 'pie' || isWhole(gatherByCategory(table, plan), plan.measure);
  } catch (error) {
    if (error instanceof ChartImpossible) return false;
    throw error;
  }
}

const countDistinct = (values: readonly unknown[]): number => new Set(values.filter((value) => value !== null)).size;
const areDistinct = (values: readonly unknown[]): boolean =>
  countDistinct(values) === values.filter((value) => value !== null).length;

/** Names of the columns that share the first one's unit and order of size: others cannot share its axis. */
function sameUnit(numbers: readonly NumberColumn[]): string[] {
  const size = ({ values }: NumberColumn): number =>
    values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
  const [first] = numbers;
  if (!first) return [];
  return numbers
    .filter(
      (column) => column.unit === first.unit && size(column) <= size(first) * 20 && size(column) * 20 >= size(first),
    )
    .map(({ name }) => name);
}
