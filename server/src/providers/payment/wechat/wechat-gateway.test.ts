import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type GatewayFault, keyPairOf } from '../../../testing/payment/gateway-server.ts';
import { startWechatGateway, type WechatTestGateway } from '../../../testing/payment/wechat-gateway.ts';
import type { PaymentGateway, PaymentOffer } from '../payment-gateway.ts';
import { createWechatGateway } from './wechat-gateway.ts';

let wechat: WechatTestGateway;
let gateway: PaymentGateway;
beforeAll(async () => {
  wechat = await startWechatGateway();
  gateway = connect();
});
afterAll(async () => await wechat.close());

function connect(settings: Record<string, string> = {}, timeoutMs = 10_000): PaymentGateway {
  const { payments } = loadConfig({ ...wechat.settings, ...settings });
  if (!payments.wechat) throw new Error('WeChat Pay is not set');
  return createWechatGateway(payments.wechat, systemClock, timeoutMs);
}

let lastNo = 0;
async function offer(changes: Partial<PaymentOffer> = {}): Promise<PaymentOffer> {
  lastNo += 1;
  const made = {
    paymentNo: `WX${String(lastNo).padStart(20, '0')}`,
    amountFen: 12_305,
    subject: '论文《风 / 雨》',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  };
  await gateway.create(made);
  return made;
}

async function paidOffer(): Promise<PaymentOffer> {
  const made = await offer();
  wechat.pay(made.paymentNo);
  return made;
}

describe('creating', () => {
  it('gives what the QR code says, the same again when asked twice', async () => {
    const made = await offer();
    const payLink = `weixin://wxpay/bizpayurl?pr=${made.paymentNo}`;
    expect(await gateway.create(made)).toEqual({ payLink });
    expect(wechat.getTrade(made.paymentNo)).toMatchObject({ totalFen: 12_305, description: '论文《风 / 雨》' });
  });

  it('writes fen, China’s time, and where to notify', async () => {
    await offer({ amountFen: 7, expiresAt: new Date('2099-05-01T16:30:05Z') });
    expect(wechat.calls.at(-1)?.body).toMatchObject({
      amount: { total: 7, currency: 'CNY' },
      time_expire: '2099-05-02T00:30:05+08:00',
      notify_url: 'https://yanmo.example/api/notify/wechat',
    });
  });

  it('cuts a long description at a whole character', async () => {
    const { paymentNo } = await offer({ subject: `${'长'.repeat(126)}😀尾` });
    expect(wechat.getTrade(paymentNo).description).toBe('长'.repeat(126));
  });

  it('is refused for good where the trade is paid or has another amount', async () => {
    const paid = await paidOffer();
    await expect(gateway.create(paid)).rejects.toMatchObject({ name: 'GatewayRefused', code: 'ORDERPAID' });
    const made = await offer();
    await expect(gateway.create({ ...made, amountFen: 1 })).rejects.toMatchObject({ code: 'OUT_TRADE_NO_USED' });
  });

  it('with a key that the platform does not know is refused', async () => {
    const stranger = connect({ WECHAT_PRIVATE_KEY: keyPairOf('stranger').privatePem });
    await expect(stranger.query('WX1')).rejects.toMatchObject({ name: 'GatewayRefused', code: 'SIGN_ERROR' });
  });
});

describe('asking', () => {
  it('follows a trade from its creation to its refund', async () => {
    expect(await gateway.query('NEVERSEEN')).toEqual({ state: 'NOT_FOUND' });
    const { paymentNo } = await offer();
    expect(await gateway.query(paymentNo)).toEqual({ state: 'WAITING' });
    wechat.getTrade(paymentNo).state = 'USERPAYING';
    expect(await gateway.query(paymentNo)).toEqual({ state: 'WAITING' });
    wechat.pay(paymentNo);
    const { transactionId, paidAt } = wechat.getTrade(paymentNo);
    const paid = {
      state: 'PAID',
      gatewayTradeNo: transactionId,
      paidFen: 12_305,
      paidAt: new Date(Math.floor((paidAt?.getTime() ?? 0) / 1000) * 1000),
    };
    expect(await gateway.query(paymentNo)).toEqual(paid);
    wechat.getTrade(paymentNo).state = 'REFUND';
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
    wechat.failNext(fault);
    await expect(connect({}, 300).query(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.query(paymentNo)).toMatchObject({ state: 'PAID' });
  });

  it.each<GatewayFault>(['UNSIGNED', 'WRONG_SIGNATURE'])(
    'does not believe that a trade is not there when that is %s',
    async (fault) => {
      wechat.failNext(fault);
      await expect(gateway.query('NEVERSEEN')).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );

  it('believes the platform’s key alone', async () => {
    const { paymentNo } = await paidOffer();
    const other = connect({ WECHAT_PLATFORM_PUBLIC_KEY: keyPairOf('stranger').publicPem });
    await expect(other.query(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    const otherId = connect({ WECHAT_PLATFORM_PUBLIC_KEY_ID: 'PUB_KEY_ID_OTHER' });
    await expect(otherId.query(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });

  it('does not know when the gateway cannot be reached', async () => {
    const away = await startWechatGateway();
    await away.close();
    const gone = connect({ WECHAT_GATEWAY: away.settings.WECHAT_GATEWAY });
    await expect(gone.query('WX1')).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});

describe('closing', () => {
  it('closes what waits, and what the platform never saw', async () => {
    const { paymentNo } = await offer();
    expect(await gateway.close(paymentNo)).toEqual({ state: 'CLOSED' });
    expect(wechat.getTrade(paymentNo).state).toBe('CLOSED');
    expect(await gateway.close(paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.query(paymentNo)).toEqual({ state: 'CLOSED' });
    expect(await gateway.close('NEVERSEEN')).toEqual({ state: 'CLOSED' });
  });

  it('answers the payment when it was paid meanwhile', async () => {
    const { paymentNo } = await paidOffer();
    expect(await gateway.close(paymentNo)).toMatchObject({ state: 'PAID', paidFen: 12_305 });
  });

  it('does not know when nobody signed that it was closed', async () => {
    const { paymentNo } = await offer();
    wechat.failNext('UNSIGNED', { takesEffect: false });
    await expect(gateway.close(paymentNo)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});

describe('refunding', () => {
  const orderOf = ({ paymentNo, amountFen }: PaymentOffer, refundNo: string, refundFen = amountFen) => ({
    ...{ paymentNo, refundNo, amountFen: refundFen, totalFen: amountFen },
    reason: '未通过，退款',
  });

  it('moves money once for one number, also when the first answer was lost', async () => {
    const order = orderOf(await paidOffer(), 'RF1', 2_305);
    wechat.failNext('CUT_OFF');
    await expect(gateway.refund(order)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.refund(order)).toEqual({ state: 'PROCESSING' });
    wechat.settleRefunds('SUCCESS');
    expect(await gateway.queryRefund(order)).toEqual({ state: 'DONE' });
    expect(await gateway.refund(order)).toEqual({ state: 'DONE' });
    expect([...wechat.getTrade(order.paymentNo).refunds.values()]).toEqual([{ amountFen: 2_305, status: 'SUCCESS' }]);
    wechat.settleRefunds('PROCESSING');
  });

  it('that never arrived is not there, and can be ordered with its number', async () => {
    const order = orderOf(await paidOffer(), 'RF2');
    wechat.failNext('SLOW', { takesEffect: false });
    await expect(connect({}, 300).refund(order)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await gateway.queryRefund(order)).toEqual({ state: 'NOT_FOUND' });
    expect(await gateway.refund(order)).toEqual({ state: 'PROCESSING' });
  });

  it.each(['CLOSED', 'ABNORMAL'] as const)('that ends %s has failed', async (status) => {
    const order = orderOf(await paidOffer(), `RF3${status}`);
    await gateway.refund(order);
    wechat.settleRefunds(status);
    expect(await gateway.queryRefund(order)).toEqual({ state: 'FAILED', reason: status });
    wechat.settleRefunds('PROCESSING');
  });

  it('of more than was paid, of another total, or of nothing paid is refused', async () => {
    const paid = await paidOffer();
    await expect(gateway.refund(orderOf(paid, 'RF4', 99_999))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(gateway.refund({ ...orderOf(paid, 'RF5'), totalFen: 1 })).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'PARAM_ERROR',
    });
    await expect(gateway.refund(orderOf(await offer(), 'RF6'))).rejects.toMatchObject({ code: 'RESOURCE_NOT_EXISTS' });
  });

  it('does not take the answer about another refund for its own', async () => {
    const order = orderOf(await paidOffer(), 'RF7');
    wechat.failNext('OTHER_TRADE');
    await expect(gateway.refund(order)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});
