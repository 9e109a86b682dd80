import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';
import { sellTestItems } from '../../testing/orders/test-item-kind.ts';

/** How long the text is that everything here is about. */
let units = 1000;
let shop: GatewayShop;
let token: string;
beforeAll(async () => {
  shop = await openGatewayShop(
    {},
    {
      itemKinds: (parts) =>
        sellTestItems(parts).map((kind) => (kind.kind === 'PAPER' ? { ...kind, units: async () => units } : kind)),
    },
  );
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

async function orderShort(body: object = {}): Promise<string> {
  units = 1000;
  token = await shop.logIn();
  return shop.order(token, body);
}

it('an order is not paid at the price of a shorter text', async () => {
  const outTradeNo = await orderShort();
  units = 50_000;
  const pay = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
  for (const call of ['pass/pre_create', 'orders/repay'] as const) {
    const { status, error } = await shop.post(token, call, pay);
    expect([status, error]).toEqual([409, 'order_outdated']);
  }
  expect((await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBe('order_outdated');
  const deleted = await shop.post(token, 'orders/batch_delete', { trade_no_list: [outTradeNo] });
  expect(deleted.result.deleted).toEqual([outTradeNo]);
});

it.each([
  ['PAY_ALL', 800, 2700],
  ['PAY_STAGES', 810, 810],
] as const)(
  'a code of %s that is paid after the text has grown pays for nothing longer',
  async (pay_type, back, paid) => {
    const outTradeNo = await orderShort({ pay_type, additional_service: ['EXTRA_SURVEY'] });
    const paymentNo = await shop.offer(token, outTradeNo);
    units = 50_000;
    expect(await shop.payAtAlipay(paymentNo)).toBe('success');
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ paid_amount: paid, refunded_amount: back });
    expect(order.order_item_response[0]).toMatchObject({ error: { error: 'order_outdated' }, retries_left: 0 });
    await shop.reconcile();
    expect([...shop.alipay.getTrade(paymentNo).refunds.values()]).toEqual([{ amountFen: back, hasMoved: true }]);
  },
);
