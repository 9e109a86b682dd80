import type { Coupon } from '@yanmo/contract/coupons';
import type { Order } from '@yanmo/contract/orders';
import type { OutlineSummary } from '@yanmo/contract/outlines';
import { expect, test } from 'vitest';
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import { nextThings } from './next-things.ts';

const now = Date.parse('2026-03-01T08:00:00Z');
const days = (count: number) => new Date(now + count * 24 * 3_600_000).toISOString();

type Stage = 0 | 1 | 2 | 3;
function paper(name: string, stage: Stage, change: Partial<Order> = {}): Order {
  return sampleOrder({
    out_trade_no: name,
    key1: `key of ${name}`,
    order_type: 'PAPER_FINAL',
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 1_500,
    created_at: days(-1),
    order_item_response: [sampleItem({ stage })],
    ...change,
  });
}
const unpaid = (name: string, daysAgo: number, change: Partial<Order> = {}) =>
  paper(name, 0, { payment_status: 'PRE_CREATE', paid_amount: 0, created_at: days(-daysAgo), ...change });
const outline = (key1: string) => ({ key1, title: key1, status: 'SUCCEEDED' }) as OutlineSummary;
const coupon = (id: string, inDays: number, status: Coupon['status'] = 'UNUSED') =>
  ({ id, kind: 'DISCOUNT', status, expires_at: days(inDays) }) as Coupon;

function order({
  orders = [],
  outlines = [],
  coupons = [],
  answers = 0,
}: Partial<Parameters<typeof nextThings>[0]>): string[] {
  return nextThings({ orders, outlines, coupons, answers }, now).map((thing) => {
    if (thing.kind === 'answer') return 'answer';
    if (thing.kind === 'outline') return `outline ${thing.outline.key1}`;
    return thing.kind === 'coupon' ? `coupon ${thing.coupon.id}` : `${thing.kind} ${thing.order.out_trade_no}`;
  });
}

test('what arrived goes before an answer, what went wrong, what is being made, what waits for money, and what was begun', () => {
  const orders = [
    unpaid('A', 1),
    paper('B', 2, { payment_status: 'TRADE_DEPOSIT_SUCCESS' }),
    paper('C', 1),
    paper('D', 3),
    paper('E', 2, { is_unread: true }),
    paper('F', 2),
  ];
  expect(order({ orders, outlines: [outline('O')], coupons: [coupon('K', 3)], answers: 1 })).toEqual([
    'delivered E',
    'answer',
    'failed D',
    'working C',
    'rest B',
    'unpaid A',
    'outline O',
    'coupon K',
  ]);
});

test('the last outline is the newest whose paper was not paid for; an unpaid order leaves it open', () => {
  const orders = [paper('P', 2), unpaid('Q', 1)];
  const outlines = ['key of P', 'key of Q', 'older'].map(outline);
  expect(order({ orders, outlines })).toEqual(['unpaid Q', 'outline key of Q']);
});

test('what was left unpaid for long, a recharge, and a failure without a further try are not brought up', () => {
  const spent = paper('S', 3, { order_item_response: [sampleItem({ stage: 3, retries_left: 0 })] });
  expect(order({ orders: [unpaid('A', 8), unpaid('W', 1, { order_type: 'WALLET_RECHARGE' }), spent] })).toEqual([]);
});

test('of the coupons only the one that ends first, and only when that is near', () => {
  const coupons = [coupon('far', 20), coupon('near', 6), coupon('nearer', 1), coupon('used', 0.5, 'USED')];
  expect(order({ coupons: [...coupons, coupon('over', -1)] })).toEqual(['coupon nearer']);
});
