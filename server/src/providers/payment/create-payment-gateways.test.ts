import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { type AlipayTestGateway, startAlipayGateway } from '../../testing/payment/alipay-gateway.ts';
import { startWechatGateway, type WechatTestGateway } from '../../testing/payment/wechat-gateway.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createCashierKeys } from './cashier/keys.ts';
import { writeNotification } from './cashier/notification.ts';
import { createPaymentGateways } from './create-payment-gateways.ts';

let database: TestDatabase;
let alipay: AlipayTestGateway;
let wechat: WechatTestGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  alipay = await startAlipayGateway();
  wechat = await startWechatGateway();
});
afterAll(async () => {
  await alipay.close();
  await wechat.close();
  await database.close();
});

const sms = {
  SMS_PROVIDER: 'aliyun',
  ALIYUN_SMS_ACCESS_KEY_ID: 'a',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'b',
  ALIYUN_SMS_SIGN_NAME: 'c',
  ALIYUN_SMS_TEMPLATE_CODE: 'd',
};
const production = { ...sms, NODE_ENV: 'production' };

async function open(environment: Record<string, string>) {
  const parts = { config: loadConfig(environment), db: database.db, clock: systemClock };
  const gateways = await createPaymentGateways({ ...parts, logger: createLogger('silent') });
  const { ALIPAY, WECHAT } = gateways.byMethod;
  return { ...gateways, served: [ALIPAY?.name, WECHAT?.name, gateways.cashier !== null] };
}

/** What the cashier would send about a payment that nobody made. */
async function cashierForm(): Promise<Buffer> {
  const now = new Date();
  const trade = {
    ...{ paymentNo: randomBytes(8).toString('hex'), amountFen: 100, subject: 'a', state: 'PAID' as const },
    ...{ expiresAt: now, tradeNo: '1', paidAt: now, closedAt: null, notifiedAt: null, createdAt: now },
  };
  return Buffer.from(writeNotification(trade, await createCashierKeys(database.db)(), now));
}

describe('who serves a payment method', () => {
  it.each([
    ['nothing is set', {}, ['CASHIER', 'CASHIER', true]],
    ['nothing is set in production', production, [undefined, undefined, false]],
    ['stand-ins are allowed in production', { ...production, ALLOW_STANDINS: '1' }, ['CASHIER', 'CASHIER', true]],
  ])('when %s', async (_name, environment, served) => {
    expect((await open(environment)).served).toEqual(served);
  });

  it('is the gateway whose keys are set, and the cashier for the other', async () => {
    expect((await open(alipay.settings)).served).toEqual(['ALIPAY', 'CASHIER', true]);
    expect((await open(wechat.settings)).served).toEqual(['CASHIER', 'WECHAT', true]);
    expect((await open({ ...alipay.settings, ...wechat.settings })).served).toEqual(['ALIPAY', 'WECHAT', false]);
    expect((await open({ ...production, ...wechat.settings })).served).toEqual([undefined, 'WECHAT', false]);
  });
});

describe('a payment made earlier', () => {
  it('through a gateway whose keys are gone is of unknown state', async () => {
    const { byName } = await open({});
    for (const name of ['ALIPAY', 'WECHAT'] as const) {
      await expect(byName(name).query('P1')).rejects.toMatchObject({ name: 'GatewayUnavailable' });
      await expect(byName(name).close('P1')).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    }
  });

  it('at the cashier can be asked about after it has closed', async () => {
    const paymentNo = randomBytes(8).toString('hex');
    const expiresAt = new Date(Date.now() + 60_000);
    await (await open({})).byMethod.WECHAT?.create({ paymentNo, amountFen: 100, subject: 'a', expiresAt });
    expect(await (await open(production)).byName('CASHIER').query(paymentNo)).toEqual({ state: 'WAITING' });
  });
});

describe('notifications', () => {
  it('of the cashier are believed only while it is open', async () => {
    const request = { headers: {}, body: await cashierForm() };
    expect(await (await open({})).alipayNotices.read(request)).toMatchObject({ kind: 'PAID', gateway: 'CASHIER' });
    expect(await (await open(alipay.settings)).alipayNotices.read(request)).toMatchObject({ gateway: 'CASHIER' });
    for (const closed of [production, { ...alipay.settings, ...wechat.settings }]) {
      await expect((await open(closed)).alipayNotices.read(request)).rejects.toMatchObject({ name: 'NoticeRefused' });
    }
  });

  it('of WeChat Pay are refused while its keys are not set', async () => {
    const { wechatNotices } = await open({});
    await expect(wechatNotices.read({ headers: {}, body: Buffer.from('{}') })).rejects.toMatchObject({
      name: 'NoticeRefused',
    });
  });
});
