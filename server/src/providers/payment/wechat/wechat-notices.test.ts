import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig, type WechatConfig } from '../../../config.ts';
import {
  startWechatGateway,
  type WechatNoticeOptions,
  type WechatTestGateway,
} from '../../../testing/payment/wechat-gateway.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import type { NoticeReader } from '../payment-gateway.ts';
import { createWechatGateway } from './wechat-gateway.ts';
import { createWechatNotices } from './wechat-notices.ts';

const paymentNo = 'NOTICE0001';
const clock = createTestClock();
let wechat: WechatTestGateway;
let notices: NoticeReader;
beforeAll(async () => {
  wechat = await startWechatGateway();
  const config = loadConfig(wechat.settings).payments.wechat as WechatConfig;
  notices = createWechatNotices(config, clock);
  const expiresAt = new Date(Date.now() + 60_000);
  const gateway = createWechatGateway(config, clock);
  await gateway.create({ paymentNo, amountFen: 9_900, subject: '论文', expiresAt });
  wechat.pay(paymentNo);
  await gateway.refund({ paymentNo, refundNo: 'RF1', amountFen: 100, totalFen: 9_900, reason: '部分退款' });
  wechat.getTrade(paymentNo).state = 'SUCCESS';
});
afterAll(async () => await wechat.close());

const read = (options: WechatNoticeOptions = {}) => {
  const { headers, body } = wechat.writeNotice(paymentNo, options);
  return notices.read({ headers, body: Buffer.from(body) });
};

describe('a notification of WeChat Pay', () => {
  it('says what was paid', async () => {
    expect(await read({ changes: { success_time: '2026-05-01T00:10:20+08:00' } })).toEqual({
      kind: 'PAID',
      gateway: 'WECHAT',
      paymentNo,
      gatewayTradeNo: wechat.getTrade(paymentNo).transactionId,
      paidFen: 9_900,
      paidAt: new Date('2026-04-30T16:10:20Z'),
    });
  });

  it.each<[string, WechatNoticeOptions, object]>([
    ['of a refund', { refundNo: 'RF1' }, { kind: 'REFUND', paymentNo, refundNo: 'RF1' }],
    ['of a failed refund', { refundNo: 'RF1', eventType: 'REFUND.ABNORMAL' }, { kind: 'REFUND', refundNo: 'RF1' }],
    ['of a trade that turned to a refund', { changes: { trade_state: 'REFUND' } }, { kind: 'REFUND', refundNo: null }],
    ['of a closed trade', { changes: { trade_state: 'CLOSED' } }, { kind: 'CLOSED', paymentNo }],
    ['of a trade still open', { changes: { trade_state: 'NOTPAY' } }, { kind: 'OTHER', paymentNo }],
    ['of something else', { eventType: 'PAYSCORE.USER_PAID' }, { kind: 'OTHER', paymentNo }],
    ['of no trade', { changes: { out_trade_no: undefined } }, { kind: 'OTHER', paymentNo: null }],
  ])('%s is told as what it is', async (_name, options, notice) => {
    expect(await read(options)).toMatchObject({ ...notice, gateway: 'WECHAT' });
  });

  it.each<[string, WechatNoticeOptions, RegExp]>([
    ['forged', { signature: 'FORGED' }, /signature is wrong/],
    ['changed on its way', { signature: 'TAMPERED' }, /signature is wrong/],
    ['unsigned', { signature: 'NONE' }, /wechatpay-signature is missing/],
    ['that probes us', { signature: 'PROBE' }, /probe/],
    ['from six minutes ago', { offSeconds: -360 }, /five minutes/],
    ['from six minutes ahead', { offSeconds: 360 }, /five minutes/],
    ['signed with a key that is not set', { keyId: 'PUB_KEY_ID_OTHER' }, /key that is not set/],
    ['sealed with another key', { apiV3Key: 'another-test-api-v3-key-01234567' }, /cannot be opened/],
    ['for another application', { changes: { appid: 'wx9' } }, /another application/],
    ['for another merchant', { changes: { mchid: '1' } }, /another merchant/],
    ['of a refund for another merchant', { refundNo: 'RF1', changes: { mchid: '1' } }, /another merchant/],
  ])('%s is refused', async (_name, options, reason) => {
    await expect(read(options)).rejects.toMatchObject({
      name: 'NoticeRefused',
      message: expect.stringMatching(reason),
    });
  });

  it('is taken within the five minutes, and not when it is played again later', async () => {
    expect(await read({ offSeconds: -280 })).toMatchObject({ kind: 'PAID' });
    const { headers, body } = wechat.writeNotice(paymentNo);
    const recorded = { headers, body: Buffer.from(body) };
    expect(await notices.read(recorded)).toMatchObject({ kind: 'PAID' });
    clock.move(301);
    await expect(notices.read(recorded)).rejects.toThrow(/five minutes/);
    clock.move(-301);
  });

  it('that is no notification is refused, whoever signed it', async () => {
    const { headers } = wechat.writeNotice(paymentNo);
    await expect(notices.read({ headers, body: Buffer.from('{}') })).rejects.toMatchObject({ name: 'NoticeRefused' });
    await expect(notices.read({ headers: {}, body: new Uint8Array() })).rejects.toMatchObject({
      name: 'NoticeRefused',
    });
    const at = { 'wechatpay-timestamp': 'soon' };
    const { headers: signed, body } = wechat.writeNotice(paymentNo);
    await expect(notices.read({ headers: { ...signed, ...at }, body: Buffer.from(body) })).rejects.toThrow(/minutes/);
  });
});
