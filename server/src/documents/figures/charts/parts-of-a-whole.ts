import type { CategoryData } from './chart-data.ts';
import type { Measure } from './chart-plan.ts';

/** More slices than this cannot be told apart. */
const maximumSlices = 8;

/** Whether the values are shares of one thing: counts are; percentages are where they come to a hundred; means never are. */
export function isWhole({ series, unit }: CategoryData, measure: Measure): boolean {
  const values = series[0]?.values ?? [];
  if (values.length < 2 || values.length > maximumSlices || series.length !== 1 || measure === 'mean') return false;
  if (values.some((value) => value === null || value < 0)) return false;
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  if (sum <= 0) return false;
  return unit !== '%' || Math.abs(sum - 100) <= 1;
}
