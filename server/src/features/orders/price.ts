import type { PaperLength, Quote, QuoteLine } from '@yanmo/contract/catalogue';
import { type OrderType, orderTypes } from '@yanmo/contract/codes';
import { z } from 'zod';
import { type CouponRow, discountsOf } from '../coupons/service.ts';

/** A fen less would cost more to collect than it brings. */
const leastPerTextFen = 100;

export const PriceLine = z.looseObject({
  code: z.enum(orderTypes),
  units: z.number().nullable(),
  unitPriceFen: z.number().nullable(),
  amountFen: z.number(),
});
export interface PriceLine {
  code: OrderType;
  units: number | null;
  unitPriceFen: number | null;
  amountFen: number;
}

/** Rounded up to a fen, and at least one yuan for a text. */
export function priceByUnits(code: OrderType, units: number, unitPriceFen: number): PriceLine {
  const amountFen = Math.max(leastPerTextFen, Math.ceil((units * unitPriceFen) / 1000));
  return { code, units, unitPriceFen, amountFen };
}

/** `of`: how long it becomes, and for what length its price is; left out where it has none. */
export function priceByPiece(code: OrderType, priceFen: number, of?: { units: number; usual: number }): PriceLine {
  if (!of) return { code, units: null, unitPriceFen: null, amountFen: priceFen };
  const share = Math.ceil((priceFen * Math.min(of.units, of.usual)) / of.usual);
  const amountFen = Math.min(priceFen, Math.max(leastPerTextFen, share));
  return { code, units: of.units, unitPriceFen: null, amountFen };
}

export interface Price {
  lines: PriceLine[];
  originalFen: number;
  discountFen: number;
  totalFen: number;
  /** What each line comes to without what a coupon pays of it; they add up to the total. */
  shares: number[];
  /** Null when all is due at once. */
  depositFen: number | null;
}

export function makePrice(
  lines: PriceLine[],
  { coupon, depositPercent }: { coupon: CouponRow | null; depositPercent: number | null },
): Price {
  const originalFen = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const discounts = coupon ? discountsOf(coupon, lines) : [];
  const discountFen = discounts.reduce((sum, fen) => sum + fen, 0);
  const totalFen = originalFen - discountFen;
  const shares = lines.map(({ amountFen }, index) => amountFen - (discounts[index] ?? 0));
  return { lines, originalFen, discountFen, totalFen, shares, depositFen: depositOf(totalFen, depositPercent) };
}

/** Rounded up; where nothing would be left to pay after it, all is due at once. */
export function depositOf(totalFen: number, depositPercent: number | null): number | null {
  if (depositPercent === null) return null;
  const depositFen = Math.ceil((totalFen * depositPercent) / 100);
  return depositFen < totalFen ? depositFen : null;
}

export function presentLines(lines: readonly PriceLine[], discountFen: number): QuoteLine[] {
  const shown: QuoteLine[] = lines.map(({ code, units, unitPriceFen, amountFen }) => ({
    code,
    units,
    unit_price: unitPriceFen,
    amount: amountFen,
  }));
  if (discountFen > 0) shown.push({ code: 'COUPON', units: null, unit_price: null, amount: -discountFen });
  return shown;
}

export function presentPrice(
  price: Price,
  minutes: number,
  measuredSeconds: number | null,
  length: PaperLength | null = null,
): Quote {
  return {
    lines: presentLines(price.lines, price.discountFen),
    original_amount: price.originalFen,
    discounted_price: price.totalFen,
    is_discount: price.discountFen > 0,
    deposit: price.depositFen,
    pay_amount: price.depositFen ?? price.totalFen,
    estimated_minutes: minutes,
    measured_seconds: measuredSeconds,
    length,
  };
}
