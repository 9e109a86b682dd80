import { type Feature, features } from '@yanmo/contract/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
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

describe('what is not built yet', () => {
  const open = (names: string[]) =>
    inTransaction(shop.db, async (tx) => {
      await shop.site.settings.changeSetting(tx, { program: 'test' }, 'open_features', names as Feature[]);
      shop.site.clock.move(6);
    });
  afterAll(() => open([...features]));

  it('is neither offered, quoted, ordered nor paid for, nor are coupons for it made', async () => {
    const paper = { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE' };
    await shop.fill(token, 5_000);
    const before = await shop.post(token, 'orders/order', { ...paper, order_type: 'REDUCE_AIGC_ONCE' });
    await open([]);
    const { products, packages } = (await shop.call('/api/ai-paper/pass/product')).result;
    expect(products.filter(({ order_type }: { order_type: string }) => /REDUCE|PLAGIARISM/.test(order_type))).toEqual(
      [],
    );
    expect(packages).toEqual([]);
    const { order_types, coupon_kinds, promise } = (await shop.call('/api/ai-paper/home/global_code')).result;
    expect(JSON.stringify([order_types, coupon_kinds])).not.toMatch(/REDUCE|PLAGIARISM/);
    expect(promise).toBeNull();
    const { banner } = (await shop.call('/api/ai-paper/home/info')).result;
    expect(JSON.stringify(banner)).not.toContain('AIGC');

    const expires_at = new Date(shop.site.clock.now().getTime() + 86_400_000).toISOString();
    const refused = await Promise.all([
      quote('order_type=REDUCE_AIGC_PACKAGES&package_id=10k'),
      quote('order_type=PAPER_UNDERGRADUATE&word_count=1000&is_reduce_aigc=true'),
      quote('order_type=PLAGIARISM_CHECK&word_count=1000', token),
      shop.post(token, 'orders/order', { ...paper, is_reduce_aigc: true }),
      ...['REDUCE_AIGC', 'REDUCE_AIGC_ONCE', 'PLAGIARISM_CHECK'].map((order_type) =>
        shop.post(token, 'orders/order', { ...paper, order_type }),
      ),
      shop.post(token, 'third_aigc/recharge', { kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' }),
      // Ordered while it was on sale.
      shop.post(token, 'pass/pay_order', { out_trade_no: before.result.out_trade_no }),
      shop.post(token, 'pass/pre_create', { out_trade_no: before.result.out_trade_no, payment_method: 'ALIPAY' }),
      shop.post(operator, 'coupon/batch_create', {
        ...{ kind: 'REDUCE_AIGC', max_characters: 1_000, count: 1, channel: 'test', expires_at },
      }),
    ]);
    expect(refused.map(({ status, error }) => `${status} ${error}`)).toEqual(
      refused.map(() => '409 product_unavailable'),
    );
    expect((await shop.post(token, 'orders/order', paper)).status).toBe(200);
  });
});

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
