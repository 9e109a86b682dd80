import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let operator: string;
beforeAll(async () => {
  shop = await openShop({ environment: { RATE_LIMIT_SCALE: '100' } });
  operator = await shop.logInOperator();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const listCoupons = async (token: string) => (await shop.get(token, 'coupon/coupon_list')).result.coupons;

async function couponOf(token: string, kind: 'DISCOUNT' | 'FREE_GENERATION', terms: object = {}): Promise<string> {
  const [code] = await shop.makeCodes(operator, kind, terms);
  const { result } = await shop.post(token, 'wallet/redeem', { code });
  return result.coupon.id;
}

describe('a redemption code', () => {
  it('turns into wallet money, with an entry, once', async () => {
    const token = await shop.logIn();
    const [code = ''] = await shop.makeCodes(operator, 'WALLET', { amount: 2_500 });
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`;
    expect((await shop.post(token, 'wallet/redeem', { code: typed })).result).toEqual({
      kind: 'WALLET',
      amount: 2_500,
      coupon: null,
    });
    expect(await shop.balance(token)).toBe(2_500);
    expect((await shop.post(token, 'wallet/redeem', { code })).error).toBe('redemption_code_used_by_you');
    expect((await shop.post(await shop.logIn(), 'wallet/redeem', { code })).error).toBe('redemption_code_used');
    const { result } = await shop.get(token, 'wallet/entries');
    expect(result).toMatchObject({
      balance: 2_500,
      entries: [{ kind: 'REDEMPTION', amount: 2_500, balance: 2_500, out_trade_no: null }],
      total: 1,
    });
  });

  it('that does not exist, is not one, or has run out says which', async () => {
    const token = await shop.logIn();
    const unknown = await shop.post(token, 'wallet/redeem', { code: 'ABCDEFGHJKMNPQRS' });
    expect([unknown.status, unknown.error]).toEqual([404, 'redemption_code_unknown']);
    const short = await shop.post(token, 'wallet/redeem', { code: 'ABC' });
    expect([short.status, short.fields[0]?.path]).toEqual([422, 'code']);
    const [code] = await shop.makeCodes(operator, 'WALLET', { amount: 100 });
    shop.site.clock.move(31 * 24 * 3600);
    const late = await shop.logIn();
    expect((await shop.post(late, 'wallet/redeem', { code })).error).toBe('redemption_code_expired');
    expect(await shop.balance(late)).toBe(0);
    operator = await shop.logInOperator();
  });

  it('is made by the operator alone, and shown once', async () => {
    const form = { kind: 'DISCOUNT', percent: 20, count: 2, channel: 'XIAOHONGSHU' };
    const expires_at = new Date(shop.site.clock.now().getTime() + 1e9).toISOString();
    expect((await shop.post(await shop.logIn(), 'coupon/batch_create', { ...form, expires_at })).status).toBe(403);
    const made = await shop.post(operator, 'coupon/batch_create', { ...form, expires_at });
    expect(new Set(made.result.codes).size).toBe(2);
    const { result } = await shop.get(operator, 'coupon/batch_create');
    expect(result.batches[0]).toMatchObject({ kind: 'DISCOUNT', percent: 20, count: 2, redeemed: 0 });
    expect(JSON.stringify(result)).not.toContain(made.result.codes[0]);
    const { rows } = await shop.site.platform.pool.query('select * from redemption_codes, audit_log');
    expect(JSON.stringify(rows)).not.toContain(made.result.codes[0]);
    const wrong = await shop.post(operator, 'coupon/batch_create', { ...form, expires_at, amount: 5 });
    expect(wrong.status).toBe(422);
  });

  it('is made once under one key, also by two calls at the same moment, and another batch under it is refused', async () => {
    const expires_at = new Date(shop.site.clock.now().getTime() + 1e9).toISOString();
    const make = (key: string, count = 3) =>
      shop.post(
        operator,
        'coupon/batch_create',
        { kind: 'WALLET', amount: 500, count, channel: 'keyed', expires_at },
        { 'idempotency-key': key },
      );
    const [first, same] = await Promise.all([make('one-batch'), make('one-batch')]);
    expect(first?.result.codes).toHaveLength(3);
    expect(same?.result).toEqual(first?.result);
    expect((await make('one-batch')).result).toEqual(first?.result);
    expect(await make('one-batch', 2)).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
    expect((await shop.get(operator, 'coupon/batch_create?search=keyed')).result.total).toBe(1);
    expect((await make('next-batch')).result.codes).not.toContain(first?.result.codes[0]);
    const [code] = first?.result.codes ?? [];
    const { rows } = await shop.site.platform.pool.query('select * from idempotency_keys');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await shop.post(await shop.logIn(), 'wallet/redeem', { code })).result).toMatchObject({ amount: 500 });
  });
});

describe('a coupon', () => {
  it('of 30 % is held by an unpaid order, used by paying, and cannot be had twice', async () => {
    const token = await shop.logIn();
    const coupon_id = await couponOf(token, 'DISCOUNT', { percent: 30 });
    const quote = await shop.get(
      token,
      `paper/predict_price?order_type=PAPER_UNDERGRADUATE&key1=succeeds-q&coupon_id=${coupon_id}`,
    );
    expect(quote.result).toMatchObject({ original_amount: 8000, discounted_price: 5600, pay_amount: 5600 });
    expect(quote.result.lines.at(-1)).toMatchObject({ code: 'COUPON', amount: -2400 });
    const outTradeNo = await shop.order(token, { coupon_id });
    expect(await listCoupons(token)).toMatchObject([{ status: 'LOCKED', out_trade_no: outTradeNo }]);
    const second = await shop.post(token, 'orders/order', {
      ...{ key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE', coupon_id },
    });
    expect([second.status, second.error]).toEqual([409, 'coupon_already_used']);
    await shop.payByScan(token, outTradeNo);
    expect(await shop.see(token, outTradeNo)).toMatchObject({ total_price: 5600, paid_amount: 5600 });
    expect(await listCoupons(token)).toMatchObject([{ status: 'USED', out_trade_no: outTradeNo }]);
  });

  it('goes back to its owner when the payment fails, when it runs out, and when the order is deleted', async () => {
    const token = await shop.logIn();
    const coupon_id = await couponOf(token, 'DISCOUNT', { percent: 20 });
    const failed = await shop.order(token, { coupon_id });
    await shop.atCashier(await shop.offer(token, failed), 'fail');
    expect(await listCoupons(token)).toMatchObject([{ status: 'UNUSED', out_trade_no: null }]);
    expect(await shop.see(token, failed)).toMatchObject({ total_price: 8000, coupon_id: null });

    const held = await shop.order(token, { coupon_id });
    shop.site.clock.move(31 * 60);
    await shop.site.orders.releaseCoupons();
    expect(await listCoupons(token)).toMatchObject([{ status: 'UNUSED' }]);
    expect((await shop.see(token, held)).total_price).toBe(8000);

    const expired = await shop.order(token, { coupon_id });
    await shop.offer(token, expired);
    shop.site.clock.move(31 * 60);
    await shop.site.payments.reconcile();
    expect(await shop.see(token, expired)).toMatchObject({ payment_status: 'PRE_CREATE', total_price: 8000 });
    expect(await listCoupons(token)).toMatchObject([{ status: 'UNUSED' }]);

    const deleted = await shop.order(token, { coupon_id });
    await shop.post(token, 'orders/batch_delete', { trade_no_list: [deleted] });
    expect(await listCoupons(token)).toMatchObject([{ status: 'UNUSED' }]);
  });

  it('is chosen, changed and taken off at the cashier, and the code follows the price', async () => {
    const token = await shop.logIn();
    const small = await couponOf(token, 'DISCOUNT', { percent: 20 });
    const large = await couponOf(token, 'DISCOUNT', { percent: 30 });
    const out_trade_no = await shop.order(token);
    const offers = (await shop.get(token, `pass/pay_discount/${out_trade_no}`)).result.coupons;
    expect(offers.map((coupon: { discount: number }) => coupon.discount)).toEqual([2400, 1600]);
    const begin = async (coupon_id: string | null) =>
      (await shop.post(token, 'pass/pre_create', { out_trade_no, payment_method: 'ALIPAY', coupon_id })).result;
    expect((await begin(small)).pay_amount).toBe(6400);
    const chosen = await begin(large);
    expect(chosen.pay_amount).toBe(5600);
    expect((await listCoupons(token)).filter(({ status }: { status: string }) => status === 'LOCKED')).toHaveLength(1);
    const bare = await begin(null);
    expect(bare.pay_amount).toBe(8000);
    await shop.atCashier(bare.payment_no, 'pay');
    expect(await shop.see(token, out_trade_no)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
  });

  it('for free generation pays the whole order at once', async () => {
    const token = await shop.logIn();
    const coupon_id = await couponOf(token, 'FREE_GENERATION');
    const out_trade_no = await shop.order(token);
    const paid = await shop.post(token, 'orders/free_pay', { out_trade_no, coupon_id });
    expect(paid.result).toMatchObject({
      ...{ payment_status: 'TRADE_SUCCESS', pay_type: 'PAY_FREE', paid_amount: 0, total_price: 0 },
      payment_method: 'FREE',
    });
    const again = await shop.post(token, 'orders/free_pay', { out_trade_no, coupon_id });
    expect(again.error).toBe('order_already_paid');
    const add = await shop.order(token, { additional_service: ['EXTRA_SURVEY'] });
    const other = await couponOf(token, 'FREE_GENERATION');
    const refused = await shop.post(token, 'orders/free_pay', { out_trade_no: add, coupon_id: other });
    expect([refused.status, refused.error]).toEqual([409, 'coupon_not_applicable']);
    expect(await listCoupons(token)).toMatchObject([{ status: 'UNUSED' }, { status: 'USED' }]);
  });

  it('of another user looks absent', async () => {
    const coupon_id = await couponOf(await shop.logIn(), 'DISCOUNT', { percent: 20 });
    const token = await shop.logIn();
    const order = { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE', coupon_id };
    expect((await shop.post(token, 'orders/order', order)).error).toBe('not_found');
  });
});
