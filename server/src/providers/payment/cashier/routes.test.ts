import { randomBytes } from 'node:crypto';
import { notifyAlipay } from '@yanmo/contract/notify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { startTestServer, type TestServer } from '../../../platform/http/test-server.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createPaymentGateways, type PaymentGateways } from '../create-payment-gateways.ts';
import type { Notice } from '../payment-gateway.ts';
import { mountCashierRoutes } from './routes.ts';

const clock = createTestClock();
let database: TestDatabase;
let server: TestServer;
let gateways: PaymentGateways;
let isInMaintenance = false;
/** The notifications as the shop received them, and how many of the next ones it fails to take. */
let forms: URLSearchParams[] = [];
let notices: Notice[] = [];
let failures = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const parts = { config: loadConfig({}), db: database.db, clock, logger: createLogger('silent') };
  gateways = await createPaymentGateways(parts);
  // Signs with what another process of the deployment made, as the reader of this one verifies.
  const { cashier } = await createPaymentGateways(parts);
  if (!cashier) throw new Error('the cashier is not open');
  server = await startTestServer({
    pool: database.pool,
    findMaintenance: async () => (isInMaintenance ? { endsAt: new Date(Date.now() + 60_000) } : null),
    mountRoutes: ({ mount }) => {
      mountCashierRoutes(mount, cashier);
      mount(
        notifyAlipay,
        async ({ body, request, reply }) => {
          forms.push(new URLSearchParams(Buffer.from(body).toString('utf8')));
          notices.push(await gateways.alipayNotices.read({ headers: request.headers, body }));
          failures -= 1;
          return reply.type('text/plain').send(failures >= 0 ? 'fail' : 'success');
        },
        { isOpenInMaintenance: true },
      );
    },
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});
beforeEach(() => {
  forms = [];
  notices = [];
  failures = 0;
});

async function offer(subject = '本科论文'): Promise<string> {
  const paymentNo = randomBytes(10).toString('hex');
  const expiresAt = new Date(clock.now().getTime() + 600_000);
  await gateways.byMethod.ALIPAY?.create({ paymentNo, amountFen: 1_234_550, subject, expiresAt });
  return paymentNo;
}

const call = (path: string, headers: Record<string, string> = { accept: 'application/json' }) =>
  fetch(`${server.url}/cashier/${path}`, { method: 'POST', headers });
const submit = (path: string) =>
  fetch(`${server.url}/cashier/${path}`, {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
async function show(paymentNo: string, language = 'en') {
  const response = await fetch(`${server.url}/cashier/${paymentNo}`, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('paying', () => {
  it('tells the shop by a notification like Alipay’s, then answers the state', async () => {
    const paymentNo = await offer('a+b=c & 100% 《论文》');
    const response = await call(`${paymentNo}/pay`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ code: 200, message: 'ok', result: { state: 'PAID' } });
    const trade = await gateways.byName('CASHIER').query(paymentNo);
    if (trade.state !== 'PAID') throw new Error('it is not paid');
    expect(notices).toEqual([
      {
        ...{ kind: 'PAID', gateway: 'CASHIER', paymentNo, paidFen: 1_234_550, gatewayTradeNo: trade.gatewayTradeNo },
        paidAt: new Date(Math.floor(trade.paidAt.getTime() / 1000) * 1000),
      },
    ]);
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      notify_type: 'trade_status_sync',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '12345.50',
      subject: 'a+b=c & 100% 《论文》',
      sign_type: 'RSA2',
    });
  });

  it('leads a browser back to the page, which says that it is paid', async () => {
    const paymentNo = await offer();
    const response = await submit(`${paymentNo}/pay`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/cashier/${paymentNo}`);
    const { html } = await show(paymentNo);
    expect(html).toContain('>Paid</h2>');
    expect(html).not.toContain('still on its way');
    expect(html).not.toContain('<form');
  });

  it('twice takes no more money, and repeats the same notification', async () => {
    const paymentNo = await offer();
    await call(`${paymentNo}/pay`);
    const first = await gateways.byName('CASHIER').query(paymentNo);
    expect(await (await call(`${paymentNo}/pay`)).json()).toMatchObject({ code: 200, result: { state: 'PAID' } });
    expect(await gateways.byName('CASHIER').query(paymentNo)).toEqual(first);
    expect(forms.map((form) => form.get('notify_id'))).toEqual([
      forms[0]?.get('notify_id'),
      forms[0]?.get('notify_id'),
    ]);
    expect((await submit(`${paymentNo}/pay`)).status).toBe(303);
    expect((await show(paymentNo)).html).toContain('cannot be charged a second time');
  });

  it('is told again until the shop takes it', async () => {
    const paymentNo = await offer();
    failures = 2;
    await call(`${paymentNo}/pay`);
    expect(notices).toHaveLength(3);
    expect(new Set(forms.map((form) => form.get('notify_id'))).size).toBe(1);
    expect((await show(paymentNo)).html).not.toContain('still on its way');
  });

  it('stays paid when the shop never takes it, and says that the result is on its way', async () => {
    const paymentNo = await offer();
    failures = 100;
    expect(await (await call(`${paymentNo}/pay`)).json()).toMatchObject({ result: { state: 'PAID' } });
    expect(notices).toHaveLength(3);
    expect(await gateways.byName('CASHIER').query(paymentNo)).toMatchObject({ state: 'PAID' });
    expect((await show(paymentNo)).html).toContain('still on its way');
  });

  it('is not possible after a close, a failure or the expiry, and the page says so', async () => {
    const closed = await offer();
    await gateways.byName('CASHIER').close(closed);
    const expired = await offer();
    clock.move(601);
    for (const paymentNo of [closed, expired]) {
      const response = await call(`${paymentNo}/pay`);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 409, error: 'wrong_state' });
      expect((await submit(`${paymentNo}/pay`)).status).toBe(303);
      expect(await gateways.byName('CASHIER').query(paymentNo)).toEqual({ state: 'CLOSED' });
    }
    expect(notices).toEqual([]);
    expect((await show(closed)).html).toContain('This payment is closed');
    expect((await show(expired)).html).toContain('This payment has expired');
    clock.move(-601);
  });

  it('goes on in maintenance, for those who stand at the cashier', async () => {
    const paymentNo = await offer();
    isInMaintenance = true;
    expect((await call(`${paymentNo}/pay`)).status).toBe(200);
    isInMaintenance = false;
  });

  it('has no way around the rules', async () => {
    const paymentNo = await offer();
    expect((await call(`${paymentNo}/pay?late=1`)).status).toBe(422);
    expect(await gateways.byName('CASHIER').query(paymentNo)).toEqual({ state: 'WAITING' });
    expect((await fetch(`${server.url}/cashier/${paymentNo}/pay`)).status).toBe(405);
  });

  it('of an unknown number is 404', async () => {
    expect((await call('NEVERSEEN/pay')).status).toBe(404);
    expect((await call('../x/pay')).status).toBe(404);
    expect((await submit('NEVERSEEN/fail')).headers.get('location')).toBe('/cashier/NEVERSEEN');
  });
});

describe('failing', () => {
  it('closes the trade and tells the shop', async () => {
    const paymentNo = await offer();
    expect(await (await call(`${paymentNo}/fail`)).json()).toMatchObject({ code: 200, result: { state: 'CLOSED' } });
    expect(notices).toEqual([{ kind: 'CLOSED', gateway: 'CASHIER', paymentNo }]);
    expect((await call(`${paymentNo}/pay`)).status).toBe(409);
  });

  it('does not undo a payment', async () => {
    const paymentNo = await offer();
    await call(`${paymentNo}/pay`);
    expect((await call(`${paymentNo}/fail`)).status).toBe(409);
    expect(await gateways.byName('CASHIER').query(paymentNo)).toMatchObject({ state: 'PAID' });
  });
});

describe('the page', () => {
  it('shows the amount, what is paid for, and two forms that need no script', async () => {
    const paymentNo = await offer('<script>alert(1)</script> "论文"');
    const { status, headers, html } = await show(paymentNo);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<p class="amount">¥12,345.50</p>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;论文&quot;');
    expect(html).not.toContain('<script');
    expect(html).toContain('no real money moves');
    expect(html).toContain(`<form method="post" action="/cashier/${paymentNo}/pay">`);
    expect(html).toContain(`<form method="post" action="/cashier/${paymentNo}/fail">`);
  });

  it('has a policy that allows its style and its forms, and nothing else', async () => {
    const { headers, html } = await show(await offer());
    const nonce = /<style nonce="([\w-]{22})">/.exec(html)?.[1] ?? 'none';
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("form-action 'self'");
    expect(html).not.toMatch(/ style=| on\w+=/);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it.each([
    ['zh', '收银台', '不会产生真实扣款', '确认支付'],
    ['en', 'Cashier', 'no real money moves', 'Pay'],
    ['es', 'Caja', 'no se mueve dinero real', 'Pagar'],
    ['ja', 'お支払い', '実際のお金は動きません', '支払う'],
  ])('speaks %s', async (language, title, notice, pay) => {
    const { html } = await show(await offer(), language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(notice);
    expect(html).toContain(`<button class="main">${pay}</button>`);
    expect(html).not.toMatch(/\{(time|amount)\}/);
  });

  it('says what has gone back', async () => {
    const paymentNo = await offer();
    await call(`${paymentNo}/pay`);
    const order = { paymentNo, refundNo: 'RF1', amountFen: 250, totalFen: 1_234_550, reason: '退款' };
    await gateways.byName('CASHIER').refund(order);
    expect((await show(paymentNo, 'zh')).html).toContain('其中 ¥2.50 已退款。');
  });

  it('of an unknown number says so', async () => {
    const { status, html } = await show('NEVERSEEN');
    expect(status).toBe(404);
    expect(html).toContain('There is no such payment');
  });
});
