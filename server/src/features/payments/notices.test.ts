import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';
import type { AlipayNoticeOptions } from '../../testing/payment/alipay-gateway.ts';
import type { WechatNoticeOptions } from '../../testing/payment/wechat-gateway.ts';

let shop: GatewayShop;
let token: string;
beforeAll(async () => {
  shop = await openGatewayShop();
  token = await shop.logIn();
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

async function offered(method: 'ALIPAY' | 'WECHAT', body: object = {}) {
  const outTradeNo = await shop.order(token, body);
  return { outTradeNo, paymentNo: await shop.offer(token, outTradeNo, method) };
}
const statusOf = async (outTradeNo: string) => (await shop.see(token, outTradeNo)).payment_status;
async function findPayment(paymentNo: string) {
  return shop.db
    .selectFrom('payments')
    .select(['state', 'is_surplus', 'refunded_fen', 'amount_fen'])
    .where('payment_no', '=', paymentNo)
    .executeTakeFirstOrThrow();
}

describe('a notification', () => {
  it('sent a hundred times at once has one effect, and every sender hears success', async () => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.alipay.pay(paymentNo);
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.notifyAlipay(paymentNo)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['success']));
    const { events, paid_amount: paid } = await shop.see(token, outTradeNo);
    expect(paid).toBe(8000);
    expect(events.filter(({ type }: { type: string }) => type === 'paid')).toHaveLength(1);
    const { rows } = await shop.site.platform.pool.query(
      `select count(*) as booked from ledger_transactions where out_trade_no = $1`,
      [outTradeNo],
    );
    expect(rows).toEqual([{ booked: 1 }]);
    const jobs = await shop.site.platform.pool.query(
      `select count(*) as started from pgboss.job where name = 'testing.make-item' and data ->> 'itemId' = any($1)`,
      [await shop.listItemIds(outTradeNo)],
    );
    expect(jobs.rows).toEqual([{ started: 1 }]);
  });

  it('of WeChat Pay sent forty times at once has one effect too', async () => {
    const { outTradeNo, paymentNo } = await offered('WECHAT');
    shop.wechat.pay(paymentNo);
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.notifyWechat(paymentNo)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
  });

  it.each<[string, AlipayNoticeOptions]>([
    ['of a fen less', { changes: { total_amount: '79.99' } }],
    ['of a hundredth of the amount', { changes: { total_amount: '0.80' } }],
    ['of more than is due', { changes: { total_amount: '8000.00' } }],
    ['of an amount that is none', { changes: { total_amount: 'NaN' } }],
    ['for another application', { changes: { app_id: '2021000000000002' } }],
    ['for another seller', { changes: { seller_id: '2088000000000002' } }],
    ['about a payment that nobody began', { changes: { out_trade_no: 'P20260101aaaaaaaaaaaaaaaaaaaa' } }],
    ['that a stranger signed', { signature: 'FORGED' }],
    ['without a signature', { signature: 'NONE' }],
    ['signed with SHA-1', { signature: 'RSA1' }],
    ['whose amount was changed on its way', { tampered: { total_amount: '0.01' } }],
    ['whose number was changed on its way', { tampered: { trade_no: '2026050122001400000000000000' } }],
  ])('%s hears fail, and nothing changes', async (_name, options) => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.alipay.pay(paymentNo);
    const before = await shop.readEverything();
    expect(await shop.notifyAlipay(paymentNo, options)).toEqual({ status: 200, text: 'fail' });
    expect(await shop.readEverything()).toEqual(before);
    // The genuine one is not shut out by it.
    expect((await shop.notifyAlipay(paymentNo)).text).toBe('success');
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
  });

  it.each<[string, WechatNoticeOptions]>([
    ['of a fen less', { changes: { amount: { total: 7999, currency: 'CNY' } } }],
    ['for another application', { changes: { appid: 'wx9' } }],
    ['for another merchant', { changes: { mchid: '1' } }],
    ['that a stranger signed', { signature: 'FORGED' }],
    ['changed on its way', { signature: 'TAMPERED' }],
    ['without a signature', { signature: 'NONE' }],
    ['that only probes us', { signature: 'PROBE' }],
  ])('of WeChat Pay %s is refused, and nothing changes', async (_name, options) => {
    const { paymentNo } = await offered('WECHAT');
    shop.wechat.pay(paymentNo);
    const before = await shop.readEverything();
    expect((await shop.notifyWechat(paymentNo, options)).status).toBe(400);
    expect(await shop.readEverything()).toEqual(before);
  });

  it('of one gateway pays nothing that was begun at the other', async () => {
    const { paymentNo } = await offered('WECHAT');
    const { paymentNo: own } = await offered('ALIPAY');
    shop.alipay.pay(own);
    const before = await shop.readEverything();
    const answer = await shop.notifyAlipay(own, { changes: { out_trade_no: paymentNo } });
    expect(answer.text).toBe('fail');
    expect(await shop.readEverything()).toEqual(before);
  });

  it('of a refund is not a payment', async () => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.alipay.pay(paymentNo);
    const before = await shop.readEverything();
    // TRADE_SUCCESS with a refund_fee, before the payment itself was told.
    const refund = { refundNo: 'R1', changes: { refund_fee: '80.00' } };
    expect((await shop.notifyAlipay(paymentNo, refund)).text).toBe('success');
    expect(await shop.readEverything()).toEqual(before);
    expect(await statusOf(outTradeNo)).toBe('WAIT_BUYER_PAY');
  });

  it('that comes out of order or again takes nothing back', async () => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.alipay.scan(paymentNo);
    const waiting = { changes: { trade_status: 'WAIT_BUYER_PAY' } };
    shop.alipay.pay(paymentNo);
    expect((await shop.notifyAlipay(paymentNo)).text).toBe('success');
    const paid = await shop.readEverything();
    for (const options of [waiting, {}, { changes: { trade_status: 'TRADE_CLOSED' } }, waiting]) {
      expect((await shop.notifyAlipay(paymentNo, options)).text).toBe('success');
    }
    shop.alipay.finish(paymentNo);
    expect((await shop.notifyAlipay(paymentNo)).text).toBe('success');
    expect(await shop.readEverything()).toEqual(paid);
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
  });
});

describe('money that is not owed', () => {
  it('after the payment was closed is recorded and goes back, and nothing is made', async () => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.site.clock.move(31 * 60);
    await shop.reconcile();
    expect(await statusOf(outTradeNo)).toBe('PRE_CREATE');
    expect(await shop.payAtAlipay(paymentNo)).toBe('success');
    expect(await findPayment(paymentNo)).toMatchObject({ state: 'PAID', is_surplus: true });
    await shop.reconcile();
    const refunds = [...shop.alipay.getTrade(paymentNo).refunds.values()];
    expect(refunds).toEqual([{ amountFen: 8000, hasMoved: true }]);
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'PRE_CREATE', paid_amount: 0, refunded_amount: 0 });
    const stages = await shop.db
      .selectFrom('order_items')
      .select('stage')
      .where('id', 'in', await shop.listItemIds(outTradeNo))
      .execute();
    expect(stages).toEqual([{ stage: null }]);
    // It is told again and again; it goes back once.
    for (let times = 0; times < 3; times += 1) await shop.notifyAlipay(paymentNo);
    await shop.reconcile();
    expect(shop.alipay.getTrade(paymentNo).refunds.size).toBe(1);
  });

  it('by a second code goes back, and the first one pays', async () => {
    const { outTradeNo, paymentNo: first } = await offered('ALIPAY');
    // Scanned, so that the gateway does not forget it when the other way is chosen.
    shop.alipay.scan(first);
    const second = await shop.offer(token, outTradeNo, 'WECHAT');
    expect(await shop.payAtAlipay(first)).toBe('success');
    shop.wechat.pay(second);
    shop.wechat.settleRefunds('SUCCESS');
    expect((await shop.notifyWechat(second)).status).toBe(204);
    await shop.reconcile();
    expect(await findPayment(first)).toMatchObject({ state: 'PAID', is_surplus: false, refunded_fen: 0 });
    expect(await findPayment(second)).toMatchObject({ state: 'PAID', is_surplus: true, refunded_fen: 8000 });
    expect([...shop.wechat.getTrade(second).refunds.values()]).toEqual([{ amountFen: 8000, status: 'SUCCESS' }]);
    expect(shop.alipay.getTrade(first).refunds.size).toBe(0);
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
  });

  it('by two codes at the same moment is taken once', async () => {
    const { outTradeNo, paymentNo: first } = await offered('WECHAT');
    const second = await shop.offer(token, outTradeNo, 'ALIPAY');
    shop.wechat.pay(first);
    shop.alipay.pay(second);
    await Promise.all([shop.notifyWechat(first), shop.notifyAlipay(second), shop.notifyWechat(first)]);
    await shop.reconcile();
    const payments = [await findPayment(first), await findPayment(second)];
    expect(payments.map(({ is_surplus }) => is_surplus).sort()).toEqual([false, true]);
    expect(payments.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
  });

  it('for an order that was deleted meanwhile goes back', async () => {
    const { outTradeNo, paymentNo } = await offered('ALIPAY');
    shop.alipay.scan(paymentNo);
    await shop.post(token, 'orders/batch_delete', { trade_no_list: [outTradeNo] });
    expect(await shop.payAtAlipay(paymentNo)).toBe('success');
    await shop.reconcile();
    expect(await findPayment(paymentNo)).toMatchObject({ state: 'PAID', is_surplus: true, refunded_fen: 8000 });
    expect(shop.alipay.getTrade(paymentNo).refunds.size).toBe(1);
  });

  it('by a code whose price has changed since goes back, and the order can be paid anew', async () => {
    const operator = await shop.logInOperator();
    const [code] = await shop.makeCodes(operator, 'DISCOUNT', { percent: 50 });
    const { result } = await shop.post(token, 'wallet/redeem', { code });
    const key1 = shop.newKey();
    const { outTradeNo, paymentNo } = await offered('ALIPAY', { key1 });
    await shop.order(token, { key1, coupon_id: result.coupon.id });
    expect(await shop.payAtAlipay(paymentNo)).toBe('success');
    await shop.reconcile();
    expect(await findPayment(paymentNo)).toMatchObject({ is_surplus: true, refunded_fen: 8000 });
    // No code is open any more, so the order does not say that it waits for one, and holds no coupon for it.
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'PRE_CREATE', coupon_id: null });
    const again = await shop.offer(token, outTradeNo);
    expect(await shop.payAtAlipay(again)).toBe('success');
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
  });
});

describe('a staged order', () => {
  it('takes the notification of its deposit for the deposit alone, however often it comes', async () => {
    const { outTradeNo, paymentNo: deposit } = await offered('ALIPAY', { pay_type: 'PAY_STAGES' });
    expect(await shop.payAtAlipay(deposit)).toBe('success');
    await shop.deliver(outTradeNo);
    const pay = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
    const { result: rest } = await shop.post(token, 'orders/balance_pay', pay);
    expect(rest.payment_no).not.toBe(deposit);
    const before = await shop.readEverything();
    for (let times = 0; times < 5; times += 1) expect((await shop.notifyAlipay(deposit)).text).toBe('success');
    // Signed for the deposit, and played for the balance.
    const replayed = { tampered: { out_trade_no: rest.payment_no } };
    expect((await shop.notifyAlipay(deposit, replayed)).text).toBe('fail');
    const short = { changes: { out_trade_no: rest.payment_no } };
    expect((await shop.notifyAlipay(deposit, short)).text).toBe('fail');
    expect(await shop.readEverything()).toEqual(before);
    expect(await shop.payAtAlipay(rest.payment_no)).toBe('success');
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
  });
});

describe('when no notification comes', () => {
  it('the reconciler settles what was paid, at both gateways', async () => {
    const orders = [await offered('ALIPAY'), await offered('WECHAT')];
    const unpaid = await offered('ALIPAY');
    for (const { paymentNo } of orders) (shop.alipay.trades.has(paymentNo) ? shop.alipay : shop.wechat).pay(paymentNo);
    shop.site.clock.move(31);
    await shop.reconcile();
    for (const { outTradeNo } of orders) expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
    expect(await statusOf(unpaid.outTradeNo)).toBe('WAIT_BUYER_PAY');
    // The notification comes after all.
    const settled = await shop.readEverything();
    expect((await shop.notifyAlipay(orders[0]?.paymentNo ?? '')).text).toBe('success');
    expect(await shop.readEverything()).toEqual(settled);
  });

  it('a payment that was made in the last second is found by its closing', async () => {
    const { outTradeNo, paymentNo } = await offered('WECHAT');
    shop.wechat.pay(paymentNo);
    shop.site.clock.move(31 * 60);
    await shop.reconcile();
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
  });

  it.each(['CUT_OFF', 'HTTP_500', 'SYSTEM_ERROR', 'WRONG_SIGNATURE', 'OTHER_TRADE'] as const)(
    'an answer that is %s concludes nothing, and the next one settles',
    async (fault) => {
      const { outTradeNo, paymentNo } = await offered('ALIPAY');
      shop.alipay.pay(paymentNo);
      shop.site.clock.move(31);
      shop.alipay.failNext(fault);
      await shop.site.payments.ask(paymentNo);
      expect(await statusOf(outTradeNo)).toBe('WAIT_BUYER_PAY');
      await shop.site.payments.ask(paymentNo);
      expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
    },
  );
});
