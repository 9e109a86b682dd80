import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let token: string;
let operator: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.logIn();
  operator = await shop.logInOperator();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const quote = (query: string, buyer?: string) =>
  shop.call(`/api/ai-paper/paper/predict_price?${query}`, buyer === undefined ? {} : { token: buyer });

async function discount(percent: number): Promise<string> {
  const [code] = await shop.makeCodes(operator, 'DISCOUNT', { percent });
  return (await shop.post(token, 'wallet/redeem', { code })).result.coupon.id;
}

describe('a quote', () => {
  it.each([
    ['order_type=WALLET_RECHARGE&amount=5000', 5000],
    ['order_type=WALLET_RECHARGE&amount=5000&word_count=1000', 5000],
    ['order_type=REDUCE_AIGC_PACKAGES&package_id=50k', 9900],
    ['order_type=EXTRA_SURVEY', 1900],
    ['order_type=PAPER_UNDERGRADUATE&word_count=1000', 800],
  ])('for %s is the same for a visitor and for a user', async (query, amount) => {
    for (const buyer of [undefined, token]) {
      const { status, result } = await quote(query, buyer);
      expect([status, result?.pay_amount]).toEqual([200, amount]);
    }
  });

  it.each([
    ['order_type=WALLET_RECHARGE', 'amount'],
    ['order_type=WALLET_RECHARGE&amount=1', 'amount'],
    ['order_type=REDUCE_AIGC_PACKAGES&package_id=none', 'package_id'],
    ['order_type=PAPER_UNDERGRADUATE', 'word_count'],
  ])('for %s says what is missing', async (query, path) => {
    for (const buyer of [undefined, token]) {
      const { status, fields } = await quote(query, buyer);
      expect([status, fields[0]?.path]).toEqual([422, path]);
    }
  });

  it('takes no coupon that an order could not take', async () => {
    const query = 'order_type=PAPER_UNDERGRADUATE&word_count=10000';
    const used = await discount(50);
    const key1 = shop.newKey();
    const outTradeNo = await shop.order(token, { key1, coupon_id: used });
    expect((await quote(`${query}&coupon_id=${used}`, token)).error).toBe('coupon_already_used');
    // The page of the order that holds it asks again.
    const own = await quote(`order_type=PAPER_UNDERGRADUATE&key1=${key1}&coupon_id=${used}`, token);
    expect(own.result).toMatchObject({ pay_amount: 4000 });
    await shop.payByScan(token, outTradeNo);
    expect((await quote(`${query}&key1=${key1}&coupon_id=${used}`, token)).error).toBe('coupon_already_used');
    const expired = await discount(20);
    await shop.db.updateTable('coupons').set({ expires_at: shop.site.clock.now() }).where('id', '=', expired).execute();
    expect((await quote(`${query}&coupon_id=${expired}`, token)).error).toBe('coupon_expired');
  });
});

describe('an order', () => {
  it.each(['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES'])('of %s is made by its own call alone', async (order_type) => {
    const buyer = await shop.logIn();
    const answer = await shop.post(buyer, 'orders/order', { key1: shop.newKey(), order_type });
    expect([answer.status, answer.fields[0]?.path]).toEqual([422, 'order_type']);
  });

  it('that a coupon does not cover is not left behind by the try to have it free', async () => {
    const buyer = await shop.logIn();
    const [code] = await shop.makeCodes(operator, 'DISCOUNT', { percent: 20 });
    const { result } = await shop.post(buyer, 'wallet/redeem', { code });
    const body = { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE' };
    const free = await shop.post(buyer, 'orders/order', {
      ...{ ...body, pay_type: 'PAY_FREE', coupon_id: result.coupon.id },
    });
    expect([free.status, free.error]).toEqual([409, 'coupon_not_applicable']);
    expect((await shop.get(buyer, 'orders/order/list')).result.total).toBe(0);
    expect((await shop.get(buyer, 'coupon/coupon_list')).result.coupons).toMatchObject([{ status: 'UNUSED' }]);
    expect((await shop.post(buyer, 'orders/order', body)).status).toBe(200);
  });

  it('of an outline that has grown since is refused, and not sold at the old price', async () => {
    const buyer = await shop.logIn();
    const key1 = shop.newKey();
    const outTradeNo = await shop.order(buyer, { key1 });
    await shop.db.updateTable('orders').set({ units: 3000 }).where('out_trade_no', '=', outTradeNo).execute();
    const again = await shop.post(buyer, 'orders/order', { key1, order_type: 'PAPER_UNDERGRADUATE' });
    expect([again.status, again.error]).toEqual([409, 'order_differs']);
  });
});

/** What a crowd of payers does to each other: every connection but one is taken, and the settings must be read anew. */
describe('a payment while hardly any connection is free', () => {
  it('needs one, and no second one while it holds the first', async () => {
    const buyer = await shop.logIn();
    const { id: userId } = (await shop.get(buyer, 'user/info')).result;
    await shop.fill(buyer, 20_000);
    const outTradeNo = await shop.order(buyer);
    const { pool } = shop.site.platform;
    const held = [];
    while (held.length < pool.options.max - 1) held.push(await pool.connect());
    try {
      shop.site.clock.move(10);
      const wanted = { type: 'EXTRA_SURVEY', payType: 'PAY_ALL', key1: shop.newKey(), isReduceAigc: false } as const;
      await shop.site.orders.create(userId, { ...wanted, services: [] }, { method: 'BALANCE' });
      shop.site.clock.move(10);
      const paid = await shop.site.orders.payByBalance(userId, outTradeNo, 'BALANCE', undefined, 'zh');
      expect(paid.payment_status).toBe('TRADE_SUCCESS');
    } finally {
      for (const connection of held) connection.release();
    }
  });
});
