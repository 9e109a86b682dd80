import type { AnyRoute } from '@yanmo/contract/route';
import { routes } from '@yanmo/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

/** What goes on while writing is refused, and why. Everything else that is no GET answers 503; a new call does unless it is named here. */
const open: Readonly<Record<string, string>> = {
  'POST /api/auth/sms': 'reading and downloads need a login',
  'POST /api/auth/login/phone': 'reading and downloads need a login',
  'POST /api/auth/logout': 'nobody is kept logged in',
  'DELETE /api/auth/sessions/{id}': 'whoever lost a telephone cannot wait',
  'POST /chat/stop': 'ends what is under way, and begins nothing',
  'POST /api/ai-paper/paper/paper_status': 'only reads',
  'POST /api/ai-paper/orders/seen': 'a part of reading what was delivered',
  'POST /api/ai-paper/amend/export': 'a download of what is there',
  'POST /api/ai-paper/home/message': 'the notice sends people to customer service',
  'POST /api/ai-paper/home/messages': 'a part of reading an answer',
  'POST /api/notify/alipay': 'what was paid is booked',
  'POST /api/notify/wechat': 'what was paid is booked',
  'POST /cashier/{payment_no}/pay': 'the other side of a payment that is under way',
  'POST /cashier/{payment_no}/fail': 'the other side of a payment that is under way',
  'POST /api/ai-paper/coupon/news': 'a part of reading what was decided',
  'POST /api/ai-paper/analytics/event': 'counts who reads; refused, it would fail on every page',
  'POST /api/ai-paper/agent/count': 'counts who reads; refused, it would fail on every page',
};

const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`;
const writing = routes.filter(({ method }) => method !== 'GET');

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
let user: string;
beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  const phone = newPhone();
  await client.logInToken(phone);
  await site.platform.pool.query(`update users set permission = 'SUPER_ADMIN' where phone = $1`, [phone]);
  operator = await client.logInToken(phone);
  user = await client.logInToken(newPhone());
  const starts_at = new Date(site.clock.now().getTime() - 60_000).toISOString();
  await change({ revision: 0, value: { starts_at } });
});
afterAll(async () => await site.close());

const change = (body: object) =>
  client.call('/api/ai-paper/admin/settings', { token: operator, body: { key: 'maintenance', ...body } });

async function ask(route: AnyRoute) {
  const address = route.path.replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(`${site.url}${address}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user}` },
    body: '{}',
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

it.each(writing.map((route) => [nameOf(route), route] as const))(
  '%s: refused, or open for a reason',
  async (name, route) => {
    const { status, retryAfter, text } = await ask(route);
    const isOpen = name in open || route.who === 'operator';
    if (isOpen) expect(text).not.toContain('"error":"maintenance"');
    else {
      expect([status, text]).toEqual([503, expect.stringContaining('"error":"maintenance"')]);
      // The seed's eleven hours, of which a minute is over.
      expect(Number(retryAfter)).toBeGreaterThan(10.9 * 3600);
    }
  },
);

it('keeps nothing open that does not exist', () => {
  const names = writing.map(nameOf);
  expect(Object.keys(open).filter((name) => !names.includes(name))).toEqual([]);
});

it('is told to everybody with its start, its end and the seed’s words, while reading goes on', async () => {
  const { maintenance } = (await client.call('/api/ai-paper/home/info')).result;
  expect(Date.parse(maintenance.ends_at) - Date.parse(maintenance.starts_at)).toBe(11 * 3_600_000);
  expect(maintenance.text.zh).toMatch(/客服.*下载/);
  expect(maintenance.text.en).toContain('customer service can download it for you');
  const token = await client.logInToken(newPhone());
  for (const address of [
    'orders/order/list',
    'paper/outline/list',
    'wallet/entries',
    'coupon/coupon_list',
    'home/messages',
  ]) {
    expect((await client.call(`/api/ai-paper/${address}`, { token })).status, address).toBe(200);
  }
});

it('ends when the operator says so, or by itself', async () => {
  user = await client.logInToken(newPhone());
  const edit = () => client.call('/api/ai-paper/user/edit', { token: user, body: { name: '李明' } });
  expect((await edit()).status).toBe(503);
  expect((await change({ revision: 1, value: null })).result.diff).toHaveLength(1);
  expect((await edit()).status).toBe(200);
  expect((await change({ revision: 2, undo: true })).result.setting.value).toMatchObject({ text: expect.any(Object) });
  expect((await edit()).status).toBe(503);
  site.clock.move(11 * 3600);
  user = await client.logInToken(newPhone());
  expect((await edit()).status).toBe(200);
});
