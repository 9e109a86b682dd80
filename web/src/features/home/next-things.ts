import type { Coupon } from '@yanmo/contract/coupons';
import type { Order } from '@yanmo/contract/orders';
import type { OutlineSummary } from '@yanmo/contract/outlines';

export type NextThing =
  | { kind: 'delivered' | 'failed' | 'working' | 'rest' | 'unpaid'; order: Order }
  | { kind: 'answer'; count: number }
  | { kind: 'outline'; outline: OutlineSummary }
  | { kind: 'coupon'; coupon: Coupon };

/** What was not paid by then was most likely not wanted; it stays in the list of orders. */
const unpaidDays = 7;
/** About to end: time enough to use it, and not so much that it would be shown for weeks. */
const couponDays = 7;
const dayMs = 24 * 3_600_000;

/** Money and characters arrive by themselves: there is nothing to go on with. */
const prepaid: readonly string[] = ['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES'];

interface Standing {
  /** Newest first, each of these. */
  orders: readonly Order[];
  outlines: readonly OutlineSummary[];
  coupons: readonly Coupon[];
  /** Answers of customer service that were not read yet. */
  answers: number;
}

/**
 * What there is to go on with, the most pressing first: what arrived, an answer, what went wrong, what is being written, what waits for
 * money, the last outline, and of the coupons the one that ends first. An outline whose paper was paid for is done with.
 */
export function nextThings({ orders, outlines, coupons, answers }: Standing, nowMs: number): NextThing[] {
  const things = orders.filter(({ order_type }) => !prepaid.includes(order_type)).map((order) => thingOf(order, nowMs));
  const of = (kind: NextThing['kind']) => things.filter((thing): thing is NextThing => thing?.kind === kind);
  const ordered = new Set(orders.filter((order) => order.paid_amount > 0 && isPaper(order)).map(({ key1 }) => key1));
  const outline = outlines.find(({ key1 }) => !ordered.has(key1));
  const ending = coupons
    .filter(({ status, expires_at }) => {
      const leftMs = Date.parse(expires_at) - nowMs;
      return status === 'UNUSED' && leftMs > 0 && leftMs < couponDays * dayMs;
    })
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at))[0];
  return [
    ...of('delivered'),
    ...(answers > 0 ? [{ kind: 'answer', count: answers } as const] : []),
    ...of('failed'),
    ...of('working'),
    ...of('rest'),
    ...of('unpaid'),
    ...(outline ? [{ kind: 'outline', outline } as const] : []),
    ...(ending ? [{ kind: 'coupon', coupon: ending } as const] : []),
  ];
}

function thingOf(order: Order, nowMs: number): NextThing | null {
  const { payment_status: status, order_item_response: items } = order;
  if (status === 'PRE_CREATE' || status === 'WAIT_BUYER_PAY') {
    const isRecent = nowMs - Date.parse(order.created_at) < unpaidDays * dayMs;
    return isRecent ? { kind: 'unpaid', order } : null;
  }
  if (status === 'TRADE_FINISHED') return order.is_unread ? { kind: 'delivered', order } : null;
  const stages = items.map(({ paper_case }) => paper_case.stage);
  if (items.some((item) => item.paper_case.stage === 3 && item.retries_left > 0)) return { kind: 'failed', order };
  if (stages.some((stage) => stage < 2)) return { kind: 'working', order };
  if (order.is_unread) return { kind: 'delivered', order };
  // Its preview was looked at: what is left is to pay for the rest, or not.
  return status === 'TRADE_DEPOSIT_SUCCESS' ? { kind: 'rest', order } : null;
}

export function isPaper({ order_type }: Pick<Order, 'order_type'>): boolean {
  return order_type.startsWith('PAPER_');
}
