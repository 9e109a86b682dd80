import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { ownFactKinds } from '../paper/own-fact.ts';

/** What an upload says, sentence by sentence: as it stands there, in its own language. */
const MaterialFact = z.object({
  kind: z.enum(ownFactKinds),
  text: z.string(),
  /** Words by which a heading calls for it. */
  terms: z.array(z.string()),
});
export type MaterialFact = z.infer<typeof MaterialFact>;

const Valued = z.object({ label: z.string(), value: z.number() });
export type Valued = z.infer<typeof Valued>;

/**
 * What can be computed from columns, and nothing else. RANGE: the least and the most of a column. SHARES: how many rows each word of a column has.
 * SERIES: a value along time. VALUES: a value of each named thing, each of them once.
 */
const Computed = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('RANGE'),
    column: z.string(),
    unit: z.string(),
    count: z.number(),
    least: z.number(),
    most: z.number(),
  }),
  z.object({ kind: z.literal('SHARES'), column: z.string(), total: z.number(), counts: z.array(Valued) }),
  z.object({
    kind: z.literal('SERIES'),
    column: z.string(),
    along: z.string(),
    unit: z.string(),
    values: z.array(Valued),
  }),
  z.object({
    kind: z.literal('VALUES'),
    column: z.string(),
    by: z.string(),
    unit: z.string(),
    values: z.array(Valued),
    /** The values are parts of one whole: counts, without a row of their sum. */
    isCount: z.boolean(),
  }),
]);
export type Computed = z.infer<typeof Computed>;

const MaterialTable = z.object({
  /** The sheet, or the file. */
  name: z.string(),
  rowCount: z.number(),
  /** The cells as they stand, where a page holds them. */
  cells: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  computed: z.array(Computed),
});
export type MaterialTable = z.infer<typeof MaterialTable>;

/** What was read in one upload, once; which paper uses what of it is decided when it is ordered. */
export const Material = z.object({
  /** Counted up when the taking apart changes. */
  version: z.number(),
  language: Language,
  facts: z.array(MaterialFact),
  tables: z.array(MaterialTable),
});
export type Material = z.infer<typeof Material>;

export const materialVersion = 1;
