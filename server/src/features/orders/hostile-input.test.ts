import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';

let shop: GatewayShop;
let token: string;
let stranger: string;
let outTradeNo: string;
let paidNo: string;
beforeAll(async () => {
  shop = await openGatewayShop();
  token = await shop.logIn();
  stranger = await shop.logIn();
  outTradeNo = await shop.order(token);
  paidNo = await shop.order(token);
  await shop.payAtAlipay(await shop.offer(token, paidNo));
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

describe('a recharge', () => {
  it.each<[string, string]>([
    ['-1', '-1'],
    ['0', '0'],
    ['0.001', '0.001'],
    ['100.5', '100.5'],
    ['1e20', '1e20'],
    ['1e400', '1e400'],
    ['the text NaN', '"NaN"'],
    ['a number as text', '"5000"'],
    ['null', 'null'],
    ['a list', '[5000]'],
    ['a fen below the least', '99'],
    ['a fen above the most', '500001'],
    ['nothing', '{}'],
  ])('of %s is refused, and nothing changes', async (_name, amount) => {
    const before = await shop.readEverything();
    const body = `{"kind":"WALLET","amount":${amount},"payment_method":"ALIPAY"}`;
    const answer = await shop.call('/api/ai-paper/third_aigc/recharge', {
      ...{ token, method: 'POST', body },
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(422);
    expect(await shop.readEverything()).toEqual(before);
  });

  it('is not paid from the wallet that it fills', async () => {
    const body = { kind: 'WALLET', amount: 5000, payment_method: 'BALANCE' };
    expect((await shop.post(token, 'third_aigc/recharge', body)).error).toBe('payment_method_unavailable');
  });
});

describe('what the caller must not say', () => {
  const extras = {
    price: 1,
    total_price: 1,
    pay_amount: 1,
    amount_fen: 1,
    payment_status: 'TRADE_SUCCESS',
    status: 'PAID',
    role: 'SUPER_ADMIN',
    permission: 'SUPER_ADMIN',
    user_id: '00000000-0000-0000-0000-000000000000',
    commission_percent: 0,
  };
  const calls = (): [path: string, body: object][] => [
    ['orders/order', { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE' }],
    ['paper/outline/pay_download', { key1: shop.newKey() }],
    ['third_aigc/recharge', { kind: 'WALLET', amount: 5000 }],
    ['pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }],
    ['pass/pay_order', { out_trade_no: outTradeNo }],
    ['orders/repay', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }],
    ['orders/free_pay', { out_trade_no: outTradeNo, coupon_id: randomUUID() }],
    ['orders/batch_delete', { trade_no_list: [outTradeNo] }],
    ['refund/apply', { out_trade_no: paidNo, reason: '不需要了' }],
    ['wallet/redeem', { code: 'ABCDEFGHJKMNPQRS' }],
  ];

  it('is refused by every call that has to do with money, whichever field it is', async () => {
    const before = await shop.readEverything();
    for (const [path, body] of calls()) {
      for (const [name, value] of Object.entries(extras)) {
        const answer = await shop.post(token, path, { ...body, [name]: value });
        expect([path, name, answer.status]).toEqual([path, name, 422]);
      }
    }
    expect(await shop.readEverything()).toEqual(before);
  });

  it('has no way around the operator: grants and batches are not for buyers', async () => {
    const before = await shop.readEverything();
    const batch = { kind: 'WALLET', amount: 1_000_000, count: 1, channel: 'x', expires_at: '2099-01-01T00:00:00.000Z' };
    expect((await shop.post(token, 'coupon/batch_create', batch)).status).toBe(403);
    const decision = { id: randomUUID(), approve: true };
    expect((await shop.post(token, 'refund/confirm_apply', decision)).status).toBe(403);
    expect(await shop.readEverything()).toEqual(before);
  });
});

describe('an order of another user', () => {
  it('looks absent to every call', async () => {
    const [itemId = ''] = await shop.listItemIds(paidNo);
    const before = await shop.readEverything();
    const answers = [
      await shop.get(stranger, `orders/order/${outTradeNo}`),
      await shop.get(stranger, `orders/order/${outTradeNo}/events`),
      await shop.get(stranger, `pass/pay_discount/${outTradeNo}`),
      await shop.get(stranger, `refund/pending_order?out_trade_no=${paidNo}`),
      await shop.post(stranger, 'pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }),
      await shop.post(stranger, 'pass/pay_order', { out_trade_no: outTradeNo }),
      await shop.post(stranger, 'orders/repay', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }),
      await shop.post(stranger, 'orders/balance_pay', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }),
      await shop.post(stranger, 'orders/free_pay', { out_trade_no: outTradeNo, coupon_id: randomUUID() }),
      await shop.post(stranger, 'orders/retry', { out_trade_no: paidNo, item_id: itemId }),
      await shop.post(stranger, 'refund/apply', { out_trade_no: paidNo, reason: '不需要了' }),
    ];
    for (const answer of answers) expect([answer.status, answer.error]).toEqual([404, 'not_found']);
    const deletion = await shop.post(stranger, 'orders/batch_delete', { trade_no_list: [outTradeNo, paidNo] });
    expect(deletion.result.deleted).toEqual([]);
    expect(deletion.result.refused.map(({ error }: { error: string }) => error)).toEqual(['not_found', 'not_found']);
    expect((await shop.get(stranger, 'orders/order/list')).result.total).toBe(0);
    expect(await shop.readEverything()).toEqual(before);
  });

  it('does not lend its item to an order of one’s own', async () => {
    const own = await shop.order(stranger);
    await shop.payAtAlipay(await shop.offer(stranger, own));
    const [foreign = ''] = await shop.listItemIds(paidNo);
    const answer = await shop.post(stranger, 'orders/retry', { out_trade_no: own, item_id: foreign });
    expect(answer.error).toBe('not_found');
  });
});
