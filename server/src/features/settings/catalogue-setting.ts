import type { OrderType } from '@yanmo/contract/codes';
import { z } from 'zod';

const Price = z.int().min(1, 'price_zero').max(10_000_000);
const DepositPercent = z.int().min(1, 'deposit_percent_range').max(99, 'deposit_percent_range');

/** Prices by the kind of thing sold: staged orders cost what the others do. In fen, for a piece or for 1,000 units. */
const pricedTypes = [
  'OUTLINE_DOWNLOAD',
  'PAPER_VOCATIONAL',
  'PAPER_UNDERGRADUATE',
  'PAPER_MASTER',
  'PAPER_FINAL',
  'REDUCE_AIGC',
  'REDUCE_AIGC_ONCE',
  'EXTRA_PROPOSAL',
  'EXTRA_TASK_ASSIGNMENT',
  'EXTRA_SURVEY',
  'EXTRA_JOURNAL_REVIEWED',
  'PLAGIARISM_CHECK',
] as const satisfies readonly OrderType[];
export type PricedType = (typeof pricedTypes)[number];

export const CatalogueSetting = z.object({
  prices: z.record(z.enum(pricedTypes), Price),
  packages: z
    .array(z.object({ id: z.string().regex(/^\w{1,20}$/), characters: z.int().min(1).max(10_000_000), price: Price }))
    .min(1)
    .max(12)
    .refine((packages) => new Set(packages.map(({ id }) => id)).size === packages.length, {
      error: 'package_repeated',
    }),
  recharge: z
    .object({ amounts: z.array(Price).min(1).max(12), minimum: Price, maximum: Price })
    .refine(({ amounts, minimum, maximum }) => amounts.every((amount) => amount >= minimum && amount <= maximum), {
      path: ['amounts'],
      error: 'recharge_amount_range',
    }),
  deposit_percent: DepositPercent,
  /** What an agent earns on orders of users registered on their site. */
  commission_percent: z.int().min(0, 'commission_range').max(50, 'commission_range'),
});
export type CatalogueSetting = z.infer<typeof CatalogueSetting>;

export const catalogueDefault: CatalogueSetting = {
  prices: {
    OUTLINE_DOWNLOAD: 990,
    PAPER_VOCATIONAL: 600,
    PAPER_UNDERGRADUATE: 800,
    PAPER_MASTER: 1200,
    PAPER_FINAL: 500,
    REDUCE_AIGC: 200,
    REDUCE_AIGC_ONCE: 300,
    EXTRA_PROPOSAL: 2900,
    EXTRA_TASK_ASSIGNMENT: 1900,
    EXTRA_SURVEY: 1900,
    EXTRA_JOURNAL_REVIEWED: 3900,
    PLAGIARISM_CHECK: 150,
  },
  packages: [
    { id: '10k', characters: 10_000, price: 2500 },
    { id: '50k', characters: 50_000, price: 9900 },
    { id: '200k', characters: 200_000, price: 29900 },
  ],
  recharge: { amounts: [5000, 10_000, 20_000, 50_000], minimum: 100, maximum: 500_000 },
  deposit_percent: 30,
  commission_percent: 10,
};
