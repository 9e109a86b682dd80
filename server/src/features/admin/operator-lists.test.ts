import { randomBytes } from 'node:crypto';
import { routes } from '@yanmo/contract/routes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';
import { createSiteClient, newPhone, pngOf } from '../../testing/site-client.ts';

let shop: Shop;
let operator: string;
let student: string;
const phone = newPhone();
const formula = '=HYPERLINK("http://evil.example","x")';
beforeAll(async () => {
  shop = await openShop({ work: true, environment: { RATE_LIMIT_SCALE: '100' } });
  operator = await shop.logInOperator();
  student = await createSiteClient(shop.site).logInToken(phone);
  await shop.post(student, 'user/edit', { user_name: '+plus', name: 'x' });
});
afterAll(async () => await shop.close());

const list = async (address: string) => (await shop.get(operator, address)).result;
async function readFile(address: string, token = operator) {
  const response = await fetch(`${shop.site.url}/api/ai-paper/${address}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh' },
  });
  return { status: response.status, total: response.headers.get('x-total-rows'), text: await response.text() };
}
const inDays = (days: number) => new Date(shop.site.clock.now().getTime() + days * 86_400_000).toISOString();

/** What comes by pages to the operator; entries of the update log are written by hand, and few. */
const lists = routes.filter(
  ({ who, method, path, result }) =>
    who === 'operator' && method === 'GET' && 'page_num' in (result?.shape ?? {}) && !path.endsWith('/update_log'),
);

it.each(lists.map((route) => [route.path, route] as const))(
  '%s is searched, sorted either way, looked at to its end and saved as a file',
  async (path, route) => {
    const { sort, search } = route.query.shape;
    expect([search, sort]).not.toContain(undefined);
    const address = path.replace('/api/ai-paper/', '');
    for (const name of [...sort.unwrap().options, undefined]) {
      for (const order of ['asc', 'desc']) {
        const asked = new URLSearchParams({ order, search: `%_\\'"${phone}`, ...(name ? { sort: name } : {}) });
        const { status, result } = await shop.get(operator, `${address}?${asked}&page_num=100000&page_size=50`);
        expect([status, result.total], `${name} ${order}`).toEqual([200, 0]);
        expect(await readFile(`${address}/export?${asked}`), `${name} ${order}`).toMatchObject({
          status: 200,
          total: '0',
        });
      }
    }
    expect((await shop.get(operator, `${address}?sort=id`)).status).toBe(422);
    expect((await readFile(`${address}/export?page_num=2`)).status).toBe(422);
  },
);

it('has no formula of a user in any file: customer messages, agents, claims', async () => {
  await shop.post(student, 'home/message', { text: formula, contact: '@mail' });
  await shop.post(student, 'user/proxy', { sub_domain: 'formula', name: '=1+1', contact: '-2+3' });
  const file_key = await shop.upload(student, 'CLAIM', {
    ...{ name: 'liked.png', type: 'image/png', bytes: Buffer.concat([pngOf(100), randomBytes(100)]) },
  });
  await shop.post(student, 'coupon/claim', { channel: 'DOUYIN', tier: 30, file_key });
  const files = await Promise.all(
    [
      'admin/messages/export',
      // Beside the demo agent.
      'admin/agents/export?search=formula',
      'admin/claims/export',
    ].map((address) => readFile(address)),
  );
  for (const { status, total, text } of files) {
    expect([status, total]).toEqual([200, '1']);
    expect(text).toContain("'+plus");
    for (const cell of text.split(/[\r\n,]+/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
  }
  expect(files[0]?.text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect((await readFile('admin/messages/export', student)).status).toBe(403);
});

it('searches, filters and sorts batches of redemption codes, whose codes are in no file', async () => {
  const make = async (form: object) =>
    (await shop.post(operator, 'coupon/batch_create', { expires_at: inDays(30), channel: 'campus', ...form })).result;
  const first = await make({ kind: 'WALLET', amount: 500, count: 2 });
  await make({ kind: 'DISCOUNT', percent: 20, count: 5, channel: 'fair' });
  await shop.post(student, 'wallet/redeem', { code: first.codes[0] });
  const countsOf = async (query: string) =>
    (await list(`coupon/batch_create?${query}`)).batches.map(({ count }: { count: number }) => count);
  expect(await countsOf('sort=count&order=asc')).toEqual([2, 5]);
  expect(await countsOf('sort=redeemed&order=desc')).toEqual([2, 5]);
  expect(await countsOf('search=FAI')).toEqual([5]);
  expect(await countsOf('kind=WALLET')).toEqual([2]);
  const { text } = await readFile('coupon/batch_create/export');
  expect(text).toContain('campus');
  for (const code of first.codes) expect(text).not.toContain(code);
  expect((await shop.get(operator, 'coupon/batch_create?sort=codes')).status).toBe(422);
});

it('lists the coupons of everybody, by what they are worth now', async () => {
  const { codes } = (
    await shop.post(operator, 'coupon/batch_create', {
      ...{ kind: 'DISCOUNT', percent: 30, count: 1, channel: 'expo', expires_at: inDays(1) },
    })
  ).result;
  await shop.post(student, 'wallet/redeem', { code: codes[0] });
  const found = await list(`admin/coupons?search=${phone.slice(-6)}`);
  expect(found).toMatchObject({ total: 1, coupons: [{ percent: 30, channel: 'expo', status: 'UNUSED' }] });
  expect(found.coupons[0].user.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect((await list('admin/coupons?status=EXPIRED')).total).toBe(0);
  expect((await list('admin/coupons?status=UNUSED&kind=DISCOUNT&search=expo')).total).toBe(1);
  expect((await readFile('admin/coupons/export?search=expo')).total).toBe('1');
});

it('finds refunds by a part of the order’s number or of a phone, and shows what waits first', async () => {
  const numbers = [await shop.order(student), await shop.order(student)];
  for (const number of numbers) await shop.payByScan(student, number);
  const stageOf = async (number: string) => (await shop.see(student, number)).order_item_response[0].paper_case.stage;
  await vi.waitFor(async () => expect(await Promise.all(numbers.map(stageOf))).toEqual([2, 2]), 8_000);
  for (const out_trade_no of numbers) await shop.post(student, 'refund/apply', { out_trade_no, reason: 'Too short.' });
  const [first] = numbers;
  const found = await list(`refund/apply_list?search=${first?.slice(4, 20)}`);
  expect(found.refund_list).toMatchObject([{ out_trade_no: first, status: 'PENDING' }]);
  expect((await list(`refund/apply_list?search=${phone.slice(-5)}`)).total).toBe(2);
  expect((await list('refund/apply_list?search=nobody&status=PENDING')).total).toBe(0);
  const decide = () =>
    shop.post(operator, 'refund/confirm_apply', { id: found.refund_list[0].id, approve: false, note: 'No.' });
  // Of two at once one decides, and the other hears of it.
  const both = await Promise.all([decide(), decide()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const waiting = (await list('refund/apply_list?sort=waiting')).refund_list;
  expect(waiting.map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'REJECTED']);
  const { text, total } = await readFile('refund/apply_list/export?status=REJECTED');
  expect([total, text.includes(first ?? '-')]).toEqual(['1', true]);
  // Their own list is theirs, whatever is searched for.
  const stranger = await shop.logIn();
  expect((await shop.get(stranger, `refund/apply_list?search=${phone.slice(-5)}`)).result.total).toBe(0);
});
