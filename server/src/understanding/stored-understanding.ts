import { TitleKind, type Understanding, type Wish, WishKind, WishProblem } from '@yanmo/contract/understanding';
import { z } from 'zod';

/** As a column holds it: without the limits of the contract, which hold for what comes in. */
export const StoredUnderstanding: z.ZodType<Understanding> = z.looseObject({
  object: z.string(),
  aspect: z.string().default(''),
  context: z.string().default(''),
  kind: TitleKind,
  confidence: z.looseObject({ object: z.number(), aspect: z.number(), context: z.number(), kind: z.number() }),
});

export const StoredWishes: z.ZodType<Wish[]> = z.array(
  z.looseObject({
    text: z.string(),
    read_as: z.looseObject({
      kind: WishKind,
      what: z.string().default(''),
      chapter: z.number().optional(),
      section: z.number().optional(),
      position: z.enum(['FIRST', 'LAST']).optional(),
      other: z.string().optional(),
    }),
    why_not: WishProblem.optional(),
  }),
);
