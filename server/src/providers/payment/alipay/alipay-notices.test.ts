import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/logger.ts';
import {
  type AlipayNoticeOptions,
  type AlipayTestGateway,
  startAlipayGateway,
} from '../../../testing/payment/alipay-gateway.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createPaymentGateways, type PaymentGateways } from '../create-payment-gateways.ts';

const paymentNo = 'NOTICE0001';
let database: TestDatabase;
let alipay: AlipayTestGateway;
let gateways: PaymentGateways;
beforeAll(async () => {
  database = await createTestDatabase();
  alipay = await startAlipayGateway();
  const config = loadConfig(alipay.settings);
  gateways = await createPaymentGateways({
    ...{ config, db: database.db, clock: systemClock },
    logger: createLogger('silent'),
  });
  const expiresAt = new Date(Date.now() + 60_000);
  await gateways.byMethod.ALIPAY?.create({ paymentNo, amountFen: 9_900, subject: '论文', expiresAt });
  alipay.pay(paymentNo);
});
afterAll(async () => {
  await alipay.close();
  await database.close();
});

function readForm(form: string) {
  return gateways.alipayNotices.read({ headers: {}, body: Buffer.from(form) });
}
const read = (options: AlipayNoticeOptions = {}) => readForm(alipay.writeNotice(paymentNo, options));

describe('a notification of Alipay', () => {
  it('says what was paid, the same each time it is repeated', async () => {
    const form = alipay.writeNotice(paymentNo, { changes: { gmt_payment: '2026-05-01 00:10:20' } });
    const paid = {
      kind: 'PAID',
      gateway: 'ALIPAY',
      paymentNo,
      gatewayTradeNo: alipay.getTrade(paymentNo).tradeNo,
      paidFen: 9_900,
      paidAt: new Date('2026-04-30T16:10:20Z'),
    };
    expect(await readForm(form)).toEqual(paid);
    expect(await readForm(form)).toEqual(paid);
  });

  it('is verified on decoded values: signs, spaces and Chinese in them do no harm', async () => {
    const changes = { subject: '100% & a+b=c “引号” %41', passback_params: 'a%3Db&c', body: ' ' };
    expect(await read({ changes })).toMatchObject({ kind: 'PAID' });
  });

  it.each([
    ['TRADE_FINISHED', { trade_status: 'TRADE_FINISHED' }, { kind: 'PAID', paidFen: 9_900 }],
    ['TRADE_CLOSED', { trade_status: 'TRADE_CLOSED' }, { kind: 'CLOSED', paymentNo }],
    ['WAIT_BUYER_PAY', { trade_status: 'WAIT_BUYER_PAY' }, { kind: 'OTHER', paymentNo }],
    ['of no trade', { out_trade_no: '' }, { kind: 'OTHER', paymentNo: null }],
    ['with a fee of nothing', { refund_fee: '0.00' }, { kind: 'PAID' }],
  ])('%s is told as what it is', async (_name, changes, notice) => {
    expect(await read({ changes })).toMatchObject(notice);
  });

  it('of a refund is no payment, of a part or of all', async () => {
    const part = { refund_fee: '10.00', out_biz_no: 'RF1' };
    expect(await read({ changes: part })).toEqual({ kind: 'REFUND', gateway: 'ALIPAY', paymentNo, refundNo: 'RF1' });
    const all = { refund_fee: '99.00', trade_status: 'TRADE_CLOSED' };
    expect(await read({ changes: all })).toEqual({ kind: 'REFUND', gateway: 'ALIPAY', paymentNo, refundNo: null });
  });

  it.each<[string, AlipayNoticeOptions, RegExp]>([
    ['forged', { signature: 'FORGED' }, /signature is wrong/],
    ['unsigned', { signature: 'NONE' }, /signature is wrong/],
    ['signed with SHA-1', { signature: 'RSA1' }, /RSA2/],
    ['signed with SHA-1 and called RSA2', { signature: 'RSA1', tampered: { sign_type: 'RSA2' } }, /signature is wrong/],
    ['without a type of signature', { tampered: { sign_type: '' } }, /RSA2/],
    ['changed in its amount', { tampered: { total_amount: '0.01' } }, /signature is wrong/],
    ['changed in its number', { tampered: { out_trade_no: 'OTHER' } }, /signature is wrong/],
    ['with a field added', { tampered: { extra: '1' } }, /signature is wrong/],
    ['for another application', { changes: { app_id: '2021000000000002' } }, /another application/],
    ['for another seller', { changes: { seller_id: '2088000000000002' } }, /another seller/],
    ['for no seller', { changes: { seller_id: '' } }, /another seller/],
    ['of an amount that is none', { changes: { total_amount: '1e3' } }, /without its amount/],
  ])('%s is refused', async (_name, options, reason) => {
    await expect(read(options)).rejects.toMatchObject({
      name: 'NoticeRefused',
      message: expect.stringMatching(reason),
    });
  });

  it('with a field twice is refused: one would be verified and the other believed', async () => {
    const form = alipay.writeNotice(paymentNo);
    await expect(readForm(`${form}&total_amount=0.01`)).rejects.toThrow(/came twice/);
    await expect(readForm(`${form}&__proto__=1`)).rejects.toThrow(/signature is wrong/);
  });

  it('that is no form at all is refused', async () => {
    await expect(readForm('')).rejects.toMatchObject({ name: 'NoticeRefused' });
    await expect(readForm('{"app_id":1}')).rejects.toMatchObject({ name: 'NoticeRefused' });
    const many = Array.from({ length: 300 }, (_, index) => `f${index}=1`).join('&');
    await expect(readForm(many)).rejects.toThrow(/too many fields/);
  });
});
