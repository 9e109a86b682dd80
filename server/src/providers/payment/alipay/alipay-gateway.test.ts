import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type AlipayTestGateway, startAlipayGateway } from '../../../testing/payment/alipay-gateway.ts';
import { type GatewayFault, keyPairOf } from '../../../testing/payment/gateway-server.ts';
import type { PaymentGateway, PaymentOffer } from '../payment-gateway.ts';
import { createAlipayGateway } from './alipay-gateway.ts';

let alipay: AlipayTestGateway;
let gateway: PaymentGateway;
beforeAll(async () => {
  alipay = await startAlipayGateway();
  gateway = connect();
});
afterAll(async () => await alipay.close());

function connect(settings: Record<string, string> = {}, timeoutMs = 10_000): PaymentGateway {
  const { payments } = loadConfig({ ...alipay.settings, ...settings });
  if (!payments.alipay) throw new Error('Alipay is not set');
  return createAlipayGateway(payments.alipay, systemClock, timeoutMs);
}

let lastNo = 0;
async function offer(changes: Partial<PaymentOffer> = {}): Promise<PaymentOffer> {
  lastNo += 1;
  const made = {
    paymentNo: `AP${String(lastNo).padStart(20, '0')}`,
    amountFen: 12_305,
    subject: '论文《风 / 雨 = 水 & 土》',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  };
  await gateway.create(made);
  return made;
}

async function paidOffer(): Promise<PaymentOffer> {
  const made = await offer();
  alipay.pay(made.paymentNo);
  return made;
}

describe('creating', () => {
  it('gives what the QR code says, the same again when asked twice', async () => {
    const made = await offer();
    const payLink = `https://qr.alipay.example/${made.paymentNo}`;
    expect(await gateway.create(made)).toEqual({ payLink });
    expect(alipay.getTrade(made.paymentNo)).toMatchObject({ totalFen: 12_305, subject: '论文《风 雨 水 土》' });
  });

  it('writes yuan with two decimals, China’s time, and where to notify', async () => {
    await offer({ amountFen: 7, expiresAt: new Date('2099-05-01T16:30:05Z') });
    const call = alipay.calls.at(-1);
    expect(call?.content).toMatchObject({ total_amount: '0.07', time_expire: '2099-05-02 00:30:05' });
    expect(call?.fields).toMatchObject({ notify_url: 'https://yanmo.example/api/notify/alipay', sign_type: 'RSA2' });
  });

  it('cuts a long subject at a whole character', async () => {
    const { paymentNo } = await offer({ subject: `${'长'.repeat(255)}😀尾` });
    expect(alipay.getTrade(paymentNo).subject).toBe('长'.repeat(255));
  });

  it('is refused for good where the trade is paid or has another amount', async () => {
    const paid = await paidOffer();
    await expect(gateway.create(paid)).rejects.toMatchObject({ name: 'GatewayRefused', code: 'ACQ.TRADE_HAS_SUCCESS' });
    const made = await offer();
    await expect(gateway.create({ ...made, amountFen: 1 })).rejects.toMatchObject({ code: 'ACQ.CONTEXT_INCONSISTENT' });
  });

  it('with a key that Alipay does not know is refused', async () => {
    const stranger = connect({ ALIPAY_PRIVATE_KEY: keyPairOf('stranger').privatePem });
    await expect(stranger.create(await offer())).rejects.toMatchObject({ code: 'isv.invalid-signature' });
  });
});

describe('asking', () => {
  it('follows a trade from before the scan to the end', async () => {
    const { paymentNo } = await offer();
    expect(await gateway.query(paymentNo)).toEqual({ state: 'NOT_FOUND' });
    alipay.scan(paymentNo);
    expect(await gateway.query(paymentNo)).toEqual({ state: 'WAITING' });
    alipay.pay(paymentNo);
    const { tradeNo, paidAt } = alipay.getTrade(paymentNo);
    const paid = {
      state: 'PAID',
      gatewayTradeNo: tradeNo,
      paidFen: 12_305,
      paidAt: new Date(Math.floor((paidAt?.getTime() ?? 0) / 1000) * 1000),
    };
    expect(await gateway.query(paymentNo)).toEqual(paid);
    alipay.finish(paymentNo);
    expect(await gateway.query(paymentNo)).toEqual(paid);
  });

  it.each<GatewayFault>([
    'SLOW',
    'DRIPPING',
    'CUT_OFF',
    'HTTP_500',
    'SYSTEM_ERROR',
    'WRONG_SIGNATURE',
    'UNSIGNED',
    'OTHER_TRADE',
  ])('does not know when the answer is %s', async (fault) => {
    const { paymentNo } = await paidOffer();
    alipay.failNext(fault);
    await expect(connect({}, 300).query(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.query(paymentNo)).toMatchObject({ state: 'PAID' });
  });

  it('does not believe that a trade is not there when nobody signed it', async () => {
    const { paymentNo } = await offer();
    alipay.failNext('UNSIGNED');
    await expect(gateway.query(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });

  it('does not know when the gateway cannot be reached', async () => {
    const away = await startAlipayGateway();
    await away.close();
    const gone = connect({ ALIPAY_GATEWAY: away.settings.ALIPAY_GATEWAY });
    await expect(gone.query('AP1')).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});

describe('closing', () => {
  it('closes what waits, and what nobody has scanned', async () => {
    const scanned = await offer();
    alipay.scan(scanned.paymentNo);
    expect(await gateway.close(scanned.paymentNo)).toEqual({ state: 'CLOSED' });
    expect(alipay.getTrade(scanned.paymentNo).status).toBe('TRADE_CLOSED');
    expect(await gateway.close(scanned.paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.close((await offer()).paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.close('NEVERSEEN')).toEqual({ state: 'CLOSED' });
  });

  it('answers the payment when it was paid meanwhile', async () => {
    const { paymentNo } = await paidOffer();
    expect(await gateway.close(paymentNo)).toMatchObject({ state: 'PAID', paidFen: 12_305 });
    expect(alipay.getTrade(paymentNo).status).toBe('TRADE_SUCCESS');
  });
});

describe('refunding', () => {
  const orderOf = ({ paymentNo, amountFen }: PaymentOffer, refundNo: string, refundFen = amountFen) => ({
    ...{ paymentNo, refundNo, amountFen: refundFen, totalFen: amountFen },
    reason: '未通过 / 退款',
  });

  it('moves money once for one number, also when the first answer was lost', async () => {
    const order = orderOf(await paidOffer(), 'RF1', 2_305);
    alipay.failNext('CUT_OFF');
    await expect(gateway.refund(order)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.queryRefund(order)).toEqual({ state: 'DONE' });
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
    expect([...alipay.getTrade(order.paymentNo).refunds.values()]).toEqual([{ amountFen: 2_305, hasMoved: true }]);
    expect(await gateway.query(order.paymentNo)).toMatchObject({ state: 'PAID', paidFen: 12_305 });
  });

  it('that never arrived is not there, and can be ordered with its number', async () => {
    const order = orderOf(await paidOffer(), 'RF2');
    alipay.failNext('SLOW', { takesEffect: false });
    await expect(connect({}, 300).refund(order)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.queryRefund(order)).toEqual({ state: 'NOT_FOUND' });
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
  });

  it('leaves a trade closed when all of it went back', async () => {
    const order = orderOf(await paidOffer(), 'RF3');
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
    expect(await gateway.query(order.paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
  });

  it('is under way while no money has moved', async () => {
    const order = orderOf(await paidOffer(), 'RF4');
    alipay.holdRefunds(true);
    expect(await gateway.refund(order)).toEqual({ state: 'PROCESSING' });
    alipay.holdRefunds(false);
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
  });

  it('of more than was paid, or of nothing paid, is refused', async () => {
    const paid = await paidOffer();
    await expect(gateway.refund(orderOf(paid, 'RF5', 99_999))).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
    });
    await expect(gateway.refund(orderOf(await offer(), 'RF6'))).rejects.toMatchObject({ code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await gateway.queryRefund(orderOf(await offer(), 'RF7'))).toEqual({ state: 'NOT_FOUND' });
  });
});
