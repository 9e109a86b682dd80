import type { ExtraService, OrderType } from '@yanmo/contract/codes';
import type { Coupon } from '@yanmo/contract/coupons';

interface Ordered {
  orderType: OrderType;
  isReduceAigc: boolean;
  additionalServices: readonly ExtraService[];
}

const neverDiscounted: readonly OrderType[] = ['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES'];

/** Whether a coupon is worth offering before an order exists. What it takes off is the server's to say, in the quote. */
export function couponMayFit({ kind }: Pick<Coupon, 'kind'>, ordered: Ordered): boolean {
  const { orderType, isReduceAigc, additionalServices } = ordered;
  switch (kind) {
    case 'DISCOUNT':
      return !neverDiscounted.includes(orderType);
    case 'FREE_GENERATION':
      // It pays for one thing; what is ordered beside it costs money.
      return /^(OUTLINE_DOWNLOAD|PAPER_|EXTRA_)/.test(orderType) && !isReduceAigc && additionalServices.length === 0;
    case 'PLAGIARISM_CHECK':
      return orderType === 'PLAGIARISM_CHECK';
    case 'REDUCE_AIGC':
      return orderType === 'REDUCE_AIGC_ONCE' || isReduceAigc;
  }
}

/** What is due now if a coupon took this much off: all of it, or the deposit, which is rounded up. */
export function dueWithDiscount(originalFen: number, discountFen: number, depositPercent: number | null): number {
  const totalFen = originalFen - discountFen;
  return depositPercent === null ? totalFen : Math.ceil((totalFen * depositPercent) / 100);
}
