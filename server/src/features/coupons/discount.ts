import type { OrderType } from '@yanmo/contract/codes';
import type { CouponRow } from './store.ts';

export interface DiscountableLine {
  code: OrderType;
  units: number | null;
  /** For 1,000 units; null for a price by the piece. */
  unitPriceFen: number | null;
  amountFen: number;
}

/** Money itself, and characters that are sold at a discount already. */
const neverDiscounted: ReadonlySet<OrderType> = new Set(['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES']);
const coveredByCharacters = {
  PLAGIARISM_CHECK: ['PLAGIARISM_CHECK'],
  REDUCE_AIGC: ['REDUCE_AIGC', 'REDUCE_AIGC_ONCE'],
} as const satisfies Record<string, readonly OrderType[]>;
const freeToGenerate = /^(OUTLINE_DOWNLOAD|PAPER_|EXTRA_)/;

/** What a coupon takes off these lines; 0 when it does not fit them. What is left to pay is rounded down to a fen. */
export function discountOf(
  coupon: Pick<CouponRow, 'kind' | 'percent' | 'maxCharacters'>,
  lines: readonly DiscountableLine[],
): number {
  switch (coupon.kind) {
    case 'DISCOUNT': {
      const base = sum(lines.filter(({ code }) => !neverDiscounted.has(code)));
      return base - Math.floor((base * (100 - (coupon.percent ?? 0))) / 100);
    }
    case 'FREE_GENERATION':
      // It pays for one thing; add-ons of a paper are ordered with money.
      return lines.length === 1 && freeToGenerate.test(lines[0]?.code ?? '') ? sum(lines) : 0;
    case 'PLAGIARISM_CHECK':
    case 'REDUCE_AIGC': {
      const covered: readonly OrderType[] = coveredByCharacters[coupon.kind];
      const line = lines.find(({ code }) => covered.includes(code));
      if (!line) return 0;
      const units = line.units ?? 0;
      const paidUnits = Math.max(0, units - (coupon.maxCharacters ?? 0));
      if (paidUnits === 0 || units === 0) return line.amountFen;
      return line.amountFen - Math.ceil((line.amountFen * paidUnits) / units);
    }
  }
}

function sum(lines: readonly DiscountableLine[]): number {
  return lines.reduce((total, { amountFen }) => total + amountFen, 0);
}
