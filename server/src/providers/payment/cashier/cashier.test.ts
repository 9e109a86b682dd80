import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createPaymentGateways, type PaymentGateways } from '../create-payment-gateways.ts';
import type { PaymentGateway, PaymentOffer } from '../payment-gateway.ts';

const clock = createTestClock();
const logger = createLogger('silent');
let database: TestDatabase;
let gateway: PaymentGateway;
beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterAll(async () => await database.close());

function open(environment: Record<string, string> = {}): Promise<PaymentGateways> {
  return createPaymentGateways({ config: loadConfig(environment), db: database.db, clock, logger });
}
beforeEach(async () => {
  gateway = (await open()).byMethod.ALIPAY as PaymentGateway;
});

function newOffer(): PaymentOffer {
  const paymentNo = randomBytes(10).toString('hex');
  return { paymentNo, amountFen: 9_900, subject: '论文', expiresAt: new Date(clock.now().getTime() + 600_000) };
}

async function paidOffer(): Promise<PaymentOffer> {
  const offer = newOffer();
  await gateway.create(offer);
  await (await open()).cashier?.pay(offer.paymentNo, null);
  return offer;
}

describe('the cashier as a gateway', () => {
  it('links to its own page, absolutely where the site has an address', async () => {
    const offer = newOffer();
    expect(await gateway.create(offer)).toEqual({ payLink: `/cashier/${offer.paymentNo}` });
    expect(await gateway.create(offer)).toEqual({ payLink: `/cashier/${offer.paymentNo}` });
    const site = await open({ PUBLIC_URL: 'https://yanmo.example' });
    const payLink = `https://yanmo.example/cashier/${offer.paymentNo}`;
    expect(await site.byMethod.WECHAT?.create(offer)).toEqual({ payLink });
  });

  it('refuses a number that has another amount, or is over', async () => {
    const offer = newOffer();
    await gateway.create(offer);
    await expect(gateway.create({ ...offer, amountFen: 1 })).rejects.toMatchObject({ code: 'TRADE_DIFFERS' });
    await gateway.close(offer.paymentNo);
    await expect(gateway.create(offer)).rejects.toMatchObject({ name: 'GatewayRefused', code: 'TRADE_CLOSED' });
    await expect(gateway.create(await paidOffer())).rejects.toMatchObject({ code: 'TRADE_PAID' });
  });

  it('answers where a trade stands', async () => {
    const offer = newOffer();
    expect(await gateway.query(offer.paymentNo)).toEqual({ state: 'NOT_FOUND' });
    await gateway.create(offer);
    expect(await gateway.query(offer.paymentNo)).toEqual({ state: 'WAITING' });
    const paid = await paidOffer();
    expect(await gateway.query(paid.paymentNo)).toEqual({
      state: 'PAID',
      gatewayTradeNo: expect.stringMatching(/^\d{28}$/),
      paidFen: 9_900,
      paidAt: expect.any(Date),
    });
  });

  it('closes what waits and what it never saw, never what is paid', async () => {
    const offer = newOffer();
    await gateway.create(offer);
    expect(await gateway.close(offer.paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.query(offer.paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.close('NEVERSEEN')).toEqual({ state: 'CLOSED' });
    expect(await gateway.close((await paidOffer()).paymentNo)).toMatchObject({ state: 'PAID' });
  });

  it('closes what is not paid in time, for good', async () => {
    const offer = newOffer();
    await gateway.create(offer);
    clock.move(601);
    expect(await gateway.query(offer.paymentNo)).toEqual({ state: 'CLOSED' });
    clock.move(-601);
    const { cashier } = await open();
    await expect(cashier?.pay(offer.paymentNo, null)).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await gateway.query(offer.paymentNo)).toEqual({ state: 'CLOSED' });
  });

  it('takes one of many payments and closes that come at the same moment', async () => {
    const offer = newOffer();
    await gateway.create(offer);
    const { cashier } = await open();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? cashier?.pay(offer.paymentNo, null) : gateway.close(offer.paymentNo),
    );
    const outcomes = await Promise.allSettled(attempts);
    const { state } = await gateway.query(offer.paymentNo);
    const numbers = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && outcome.value && 'tradeNo' in outcome.value ? [outcome.value.tradeNo] : [],
    );
    expect(new Set(numbers).size).toBe(state === 'PAID' ? 1 : 0);
    expect(numbers).toHaveLength(state === 'PAID' ? 10 : 0);
  });
});

describe('refunds at the cashier', () => {
  const orderOf = ({ paymentNo, amountFen }: PaymentOffer, refundNo: string, refundFen = amountFen) => ({
    ...{ paymentNo, refundNo, amountFen: refundFen, totalFen: amountFen },
    reason: '退款',
  });

  it('move once for one number, and never more than was paid', async () => {
    const offer = await paidOffer();
    const first = orderOf(offer, 'RF1', 4_000);
    expect(await gateway.queryRefund(first)).toEqual({ state: 'NOT_FOUND' });
    expect(await gateway.refund(first)).toEqual({ state: 'DONE' });
    expect(await gateway.refund(first)).toEqual({ state: 'DONE' });
    expect(await gateway.queryRefund(first)).toEqual({ state: 'DONE' });
    expect(await (await open()).cashier?.findTrade(offer.paymentNo)).toMatchObject({ refundedFen: 4_000 });
    await expect(gateway.refund({ ...first, amountFen: 1 })).rejects.toMatchObject({ code: 'REFUND_NO_USED' });
    const tooMuch = gateway.refund(orderOf(offer, 'RF2', 5_901));
    await expect(tooMuch).rejects.toMatchObject({ name: 'GatewayRefused', code: 'REFUND_AMOUNT_EXCEEDED' });
    expect(await gateway.refund(orderOf(offer, 'RF3', 5_900))).toEqual({ state: 'DONE' });
  });

  it('stay within what was paid when many come at once', async () => {
    const offer = await paidOffer();
    const orders = Array.from({ length: 10 }, (_, index) => gateway.refund(orderOf(offer, `RF${index}`, 2_000)));
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await (await open()).cashier?.findTrade(offer.paymentNo)).toMatchObject({ refundedFen: 8_000 });
  });

  it('are refused where nothing was paid, or another total', async () => {
    const offer = newOffer();
    await gateway.create(offer);
    await expect(gateway.refund(orderOf(offer, 'RF1'))).rejects.toMatchObject({ code: 'TRADE_STATUS_ERROR' });
    const other = { ...orderOf(await paidOffer(), 'RF1'), totalFen: 1 };
    await expect(gateway.refund(other)).rejects.toMatchObject({ code: 'TOTAL_DIFFERS' });
  });
});

describe('the cashier’s keys', () => {
  it('are one pair, however many processes begin at once', async () => {
    await database.pool.query('delete from cashier_keys');
    const sites = await Promise.all(Array.from({ length: 6 }, () => open()));
    const keys = await Promise.all(sites.map(({ cashier }) => cashier?.sender.publicKey()));
    const texts = keys.map((key) => String(key?.export({ type: 'spki', format: 'pem' })));
    expect(new Set(texts).size).toBe(1);
    const { rows } = await database.pool.query('select public_key from cashier_keys');
    expect(rows).toEqual([{ public_key: texts[0] }]);
  });
});
