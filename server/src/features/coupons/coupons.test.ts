import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let operator: string;
let token: string;
beforeAll(async () => {
  // Three times the limits: fifty honest requests pass, and guessing is still stopped.
  shop = await openShop({ environment: { RATE_LIMIT_SCALE: '3' } });
  operator = await shop.logInOperator();
  token = await shop.logIn();
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

const redeem = (buyer: string, code: string | undefined) => shop.post(buyer, 'wallet/redeem', { code });
async function giveCoupon(buyer: string, kind: 'DISCOUNT' | 'FREE_GENERATION' = 'DISCOUNT'): Promise<string> {
  const [code] = await shop.makeCodes(operator, kind, kind === 'DISCOUNT' ? { percent: 20 } : {});
  return (await redeem(buyer, code)).result.coupon.id;
}
async function seeCoupon(buyer: string, id: string) {
  const { result } = await shop.get(buyer, 'coupon/coupon_list');
  return result.coupons.find((coupon: { id: string }) => coupon.id === id);
}
const orderWith = (buyer: string, couponId: string) =>
  shop.post(buyer, 'orders/order', { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE', coupon_id: couponId });

describe('one coupon', () => {
  it('asked for by fifty orders at once is taken by one', async () => {
    const couponId = await giveCoupon(token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => orderWith(token, couponId)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.result).toMatchObject({ original_amount: 8000, discounted_price: 6400 });
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
      new Set(['coupon_already_used']),
    );
    expect(await seeCoupon(token, couponId)).toMatchObject({
      status: 'LOCKED',
      out_trade_no: taken[0]?.result.out_trade_no,
    });
  });

  it('that pays for everything, used from ten tabs at once, pays for one order', async () => {
    const buyer = await shop.logIn();
    const couponId = await giveCoupon(buyer, 'FREE_GENERATION');
    const orders = await Promise.all(Array.from({ length: 10 }, () => shop.order(buyer)));
    const answers = await Promise.all(
      orders.map((out_trade_no) => shop.post(buyer, 'orders/free_pay', { out_trade_no, coupon_id: couponId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const statuses = await Promise.all(orders.map(async (order) => (await shop.see(buyer, order)).payment_status));
    expect(statuses.filter((status) => status === 'TRADE_SUCCESS')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'PRE_CREATE')).toHaveLength(9);
    expect((await seeCoupon(buyer, couponId)).status).toBe('USED');
  });

  it('is held by an unpaid order for half an hour, and comes back', async () => {
    const buyer = await shop.logIn();
    const couponId = await giveCoupon(buyer);
    const { result } = await orderWith(buyer, couponId);
    const paymentNo = await shop.offer(buyer, result.out_trade_no);
    shop.site.clock.move(31 * 60);
    await shop.site.payments.reconcile();
    expect(await seeCoupon(buyer, couponId)).toMatchObject({ status: 'UNUSED', out_trade_no: null });
    expect(await shop.see(buyer, result.out_trade_no)).toMatchObject({
      payment_status: 'PRE_CREATE',
      total_price: 8000,
    });
    expect(await shop.atCashier(paymentNo, 'pay')).toBe(409);
    // An order that no payment was begun for lets go of it as well.
    const second = (await orderWith(buyer, couponId)).result.out_trade_no;
    shop.site.clock.move(31 * 60);
    await shop.site.orders.sweep();
    expect((await seeCoupon(buyer, couponId)).status).toBe('UNUSED');
    expect((await shop.see(buyer, second)).total_price).toBe(8000);
  });

  it('comes back with the money when nothing was delivered, and not when something was', async () => {
    const buyer = await shop.logIn();
    for (const isDelivered of [false, true]) {
      const couponId = await giveCoupon(buyer);
      const { out_trade_no: outTradeNo } = (await orderWith(buyer, couponId)).result;
      await shop.payByScan(buyer, outTradeNo);
      expect((await seeCoupon(buyer, couponId)).status).toBe('USED');
      if (isDelivered) {
        const { id } = (await shop.see(buyer, outTradeNo)).order_item_response[0];
        await shop.db.transaction().execute((tx) => shop.site.fulfilment.finish(tx, id));
      }
      const { result } = await shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: '不需要了' });
      if (isDelivered) await shop.post(operator, 'refund/confirm_apply', { id: result.id, approve: true });
      expect(await shop.see(buyer, outTradeNo)).toMatchObject({
        payment_status: 'TRADE_FINISHED',
        refunded_amount: 6400,
      });
      expect((await seeCoupon(buyer, couponId)).status).toBe(isDelivered ? 'USED' : 'UNUSED');
      await shop.site.payments.reconcile();
    }
  });

  it('of another user looks absent', async () => {
    const couponId = await giveCoupon(await shop.logIn());
    const outTradeNo = await shop.order(token);
    const body = { out_trade_no: outTradeNo, coupon_id: couponId };
    const answers = await Promise.all([
      orderWith(token, couponId),
      shop.post(token, 'pass/pre_create', { ...body, payment_method: 'ALIPAY' }),
      shop.post(token, 'pass/pay_order', body),
      shop.post(token, 'orders/free_pay', body),
      shop.get(token, `paper/predict_price?order_type=PAPER_UNDERGRADUATE&word_count=1000&coupon_id=${couponId}`),
    ]);
    expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 5 }, () => 'not_found'));
  });
});

describe('one redemption code', () => {
  it('typed fifty times at once, by five people, gives its money once', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.logIn()));
    const [code] = await shop.makeCodes(operator, 'WALLET', { amount: 1234 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => redeem(buyers[index % 5] ?? '', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const balances = await Promise.all(buyers.map((buyer) => shop.balance(buyer)));
    expect(balances.toSorted((left, right) => left - right)).toEqual([0, 0, 0, 0, 1234]);
  });

  it('that somebody else has used says no more than that', async () => {
    const [code] = await shop.makeCodes(operator, 'WALLET', { amount: 100 });
    await redeem(token, code);
    const answer = await redeem(await shop.logIn(), code);
    expect([answer.status, answer.error, answer.result]).toEqual([409, 'redemption_code_used', undefined]);
  });

  it('cannot be guessed: after some tries even the right one is not looked at', async () => {
    const guesser = await shop.logIn();
    const [code] = await shop.makeCodes(operator, 'WALLET', { amount: 100 });
    const wrong = (index: number) => `${'ABCDEFGHJKMNPQRS'.slice(0, 14)}${String(22 + index).replace(/[01]/g, '9')}`;
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push(await redeem(guesser, wrong(index)));
    expect(new Set(answers.slice(0, 30).map(({ error }) => error))).toEqual(new Set(['redemption_code_unknown']));
    expect(answers[30]).toMatchObject({ status: 429, error: 'too_many_requests' });
    const right = await redeem(guesser, code);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shop.balance(guesser)).toBe(0);
  });
});
