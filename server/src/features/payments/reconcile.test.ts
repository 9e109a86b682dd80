import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';

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

async function offered() {
  const outTradeNo = await shop.order(token);
  return { outTradeNo, paymentNo: await shop.offer(token, outTradeNo) };
}
const statusOf = async (outTradeNo: string) => (await shop.see(token, outTradeNo)).payment_status;
const refundsOf = (paymentNo: string) => [...shop.alipay.getTrade(paymentNo).refunds.values()];

/** A database that fails for one payment, each time that it is touched. */
async function poison(paymentNo: string): Promise<() => Promise<void>> {
  const { pool } = shop.site.platform;
  await pool.query(`create function refuse_poisoned() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`);
  await pool.query(`create trigger poisoned before update of state on payments
    for each row when (new.payment_no = '${paymentNo}') execute function refuse_poisoned()`);
  return async () => {
    await pool.query('drop trigger poisoned on payments; drop function refuse_poisoned()');
  };
}

describe('a refund whose answer was lost', () => {
  /** Surplus money: what a gateway refuses to give back goes to the wallet instead. */
  async function surplus() {
    const { paymentNo } = await offered();
    shop.site.clock.move(31 * 60);
    await shop.reconcile();
    await shop.payAtAlipay(paymentNo);
    return paymentNo;
  }

  it('is not made a second time, on the wallet, when the gateway refuses to hear of it again', async () => {
    const before = await shop.balance(token);
    const paymentNo = await surplus();
    // Done at the gateway, and not known here.
    shop.alipay.failNext('CUT_OFF');
    const { refund_no } = await shop.db
      .selectFrom('payment_refunds')
      .select('refund_no')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await shop.site.payments.sendRefund(refund_no);
    expect(refundsOf(paymentNo)).toEqual([{ amountFen: 8000, hasMoved: true }]);
    for (let round = 0; round < 3; round += 1) {
      shop.site.clock.move(20 * 60);
      // The first round orders it once more and then asks; later ones only ask.
      for (let call = 0; call < (round === 0 ? 2 : 1); call += 1) {
        shop.alipay.failNext('REFUSED', { takesEffect: false });
      }
      await shop.reconcile();
      expect(await shop.balance(token)).toBe(before);
    }
    shop.site.clock.move(24 * 3600);
    await shop.reconcile();
    const { rows } = await shop.site.platform.pool.query(
      `select refund.state, destination from payment_refunds refund
         join payments on payments.id = payment_id where payment_no = $1`,
      [paymentNo],
    );
    expect(rows).toEqual([{ state: 'DONE', destination: 'GATEWAY' }]);
    expect(await shop.balance(token)).toBe(before);
  });
});

describe('a code that was left before anybody scanned it', () => {
  it('and is paid after all, without a word from the gateway, is found and paid back', async () => {
    const { outTradeNo, paymentNo: left } = await offered();
    const wanted = await shop.offer(token, outTradeNo, 'WECHAT');
    await shop.reconcile();
    shop.alipay.pay(left);
    shop.wechat.pay(wanted);
    await shop.notifyWechat(wanted);
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
    shop.site.clock.move(45 * 60);
    await shop.reconcile();
    await shop.reconcile();
    expect(refundsOf(left)).toEqual([{ amountFen: 8000, hasMoved: true }]);
    expect(await shop.see(token, outTradeNo)).toMatchObject({ paid_amount: 8000, refunded_amount: 0 });
  });

  it('and is not paid is asked about once more, and then left alone', async () => {
    const { paymentNo } = await offered();
    shop.site.clock.move(31 * 60);
    await shop.reconcile();
    shop.site.clock.move(60 * 60);
    await shop.reconcile();
    const askAt = await shop.db
      .selectFrom('payments')
      .select(['state', 'ask_at'])
      .where('payment_no', '=', paymentNo)
      .executeTakeFirstOrThrow();
    expect(askAt).toEqual({ state: 'CLOSED', ask_at: null });
  });
});

describe('one thing that cannot be settled', () => {
  it('keeps neither other payments nor refunds waiting', async () => {
    const stuck = await offered();
    const others = [await offered(), await offered(), await offered()];
    const paidBack = await offered();
    await shop.payAtAlipay(paidBack.paymentNo);
    await shop.post(token, 'refund/apply', { out_trade_no: paidBack.outTradeNo, reason: 'no longer needed' });
    for (const { paymentNo } of [stuck, ...others]) shop.alipay.pay(paymentNo);
    const mend = await poison(stuck.paymentNo);
    try {
      shop.site.clock.move(31);
      await shop.reconcile();
    } finally {
      await mend();
    }
    for (const { outTradeNo } of others) expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
    expect(refundsOf(paidBack.paymentNo)).toHaveLength(1);
    expect(await statusOf(stuck.outTradeNo)).toBe('WAIT_BUYER_PAY');
    shop.site.clock.move(120);
    await shop.reconcile();
    expect(await statusOf(stuck.outTradeNo)).toBe('TRADE_SUCCESS');
  });
});
