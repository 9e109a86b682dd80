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

type Discounting = Pick<CouponRow, 'kind' | 'percent' | 'maxCharacters'>;

/**
 * What a coupon takes off each of these lines, in whole fen; 0 for those that it is not for. It stays on what it pays for: whatever of
 * an order goes back, goes back for what was paid for it. What is left to pay of all of them is rounded down to a fen.
 */
export function discountsOf(coupon: Discounting, lines: readonly DiscountableLine[]): number[] {
  switch (coupon.kind) {
    case 'DISCOUNT': {
      const kept = 100 - (coupon.percent ?? 0);
      let [before, paid] = [0, 0];
      return lines.map(({ code, amountFen }) => {
        if (neverDiscounted.has(code)) return 0;
        before += amountFen;
        // From the sum so far: the shares of all of them add up to the fen.
        const upTo = Math.floor((before * kept) / 100);
        const discount = amountFen - (upTo - paid);
        paid = upTo;
        return discount;
      });
    }
    case 'FREE_GENERATION':
      // It pays for one thing; add-ons of a paper are ordered with money.
      return lines.map(({ code, amountFen }) => (lines.length === 1 && freeToGenerate.test(code) ? amountFen : 0));
    case 'PLAGIARISM_CHECK':
    case 'REDUCE_AIGC': {
      const covered: readonly OrderType[] = coveredByCharacters[coupon.kind];
      const at = lines.findIndex(({ code }) => covered.includes(code));
      return lines.map((line, index) => (index === at ? byCharacters(line, coupon.maxCharacters ?? 0) : 0));
    }
  }
}

/** A longer text pays the rest. */
function byCharacters({ units, amountFen }: DiscountableLine, characters: number): number {
  const paidUnits = Math.max(0, (units ?? 0) - characters);
  return units === null || paidUnits === 0 ? amountFen : amountFen - Math.ceil((amountFen * paidUnits) / units);
}

/** Of all of them; 0 when it does not fit. */
export function discountOf(coupon: Discounting, lines: readonly DiscountableLine[]): number {
  return discountsOf(coupon, lines).reduce((sum, fen) => sum + fen, 0);
}
