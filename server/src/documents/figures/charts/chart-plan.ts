import { z } from 'zod';

const ColumnName = z.string().min(1).max(300);

/** What a bar or a slice stands for: the value of its one row, or what the rows of a category come to. */
const Measure = z.enum(['value', 'sum', 'mean', 'count']);
export type Measure = z.infer<typeof Measure>;

/** What to draw from which columns. Values come from the table alone: a plan holds none. */
export const ChartPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bar'), category: ColumnName, value: ColumnName.optional(), measure: Measure }),
  z.strictObject({
    kind: z.literal('grouped-bar'),
    category: ColumnName,
    values: z.array(ColumnName).min(1).max(6),
    measure: Measure,
    /** Splits one column of values by a second category. */
    series: ColumnName.optional(),
  }),
  z.strictObject({ kind: z.literal('line'), along: ColumnName, values: z.array(ColumnName).min(1).max(6) }),
  z.strictObject({ kind: z.literal('scatter'), x: ColumnName, y: ColumnName }),
  z.strictObject({ kind: z.literal('histogram'), value: ColumnName }),
  z.strictObject({ kind: z.literal('pie'), category: ColumnName, value: ColumnName.optional(), measure: Measure }),
]);
export type ChartPlan = z.infer<typeof ChartPlan>;
export type ChartOf<Kind extends ChartPlan['kind']> = Extract<ChartPlan, { kind: Kind }>;

/** Why a chart cannot be drawn without inventing or hiding something. */
export class ChartImpossible extends Error {
  override name = 'ChartImpossible';
  readonly code:
    | 'no_such_column'
    | 'not_numbers'
    | 'no_values'
    | 'too_many_categories'
    | 'repeated_category'
    | 'not_parts_of_a_whole';
  readonly column: string;

  constructor(code: ChartImpossible['code'], column: string) {
    super(`${code}: ${column}`);
    this.code = code;
    this.column = column;
  }
}
