import type { Product } from '@yanmo/contract/catalogue';
import { defaultWordCount, type Level, levels, type OrderType } from '@yanmo/contract/codes';

/** In the order in which a student comes to need them; what is not sold is left out. */
export const priceGroups: readonly (readonly [OrderType, ...OrderType[]])[] = [
  ['PAPER_FINAL', 'PAPER_VOCATIONAL', 'PAPER_UNDERGRADUATE', 'PAPER_MASTER'],
  ['REDUCE_AIGC', 'REDUCE_AIGC_ONCE', 'PLAGIARISM_CHECK'],
  ['OUTLINE_DOWNLOAD', 'EXTRA_PROPOSAL', 'EXTRA_TASK_ASSIGNMENT', 'EXTRA_SURVEY', 'EXTRA_JOURNAL_REVIEWED'],
];

/** About a thesis of a bachelor: what is measured and rewritten is seldom shorter or much longer. */
const usualUnits = 10_000;

/** The usual length of what is sold by length, and what that comes to; null of what has one price. */
export function exampleOf({ order_type, pricing, price }: Pick<Product, 'order_type' | 'pricing' | 'price'>) {
  if (pricing !== 'PER_1000' || price === null) return null;
  const level = levels.find((one): one is Level => order_type === `PAPER_${one}`);
  const units = level === undefined ? usualUnits : defaultWordCount[level];
  return { units, amountFen: Math.ceil((units * price) / 1000) };
}
