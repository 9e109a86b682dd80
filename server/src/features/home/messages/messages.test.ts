import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';
import { listAudit } from '../../settings/service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
let student: string;
let other: string;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  const phone = newPhone();
  await client.logInToken(phone);
  await site.platform.pool.query(`update users set permission = 'SUPER_ADMIN' where phone = $1`, [phone]);
  operator = await client.logInToken(phone);
  student = await client.logInToken(newPhone());
  other = await client.logInToken(newPhone());
});
afterAll(async () => await site.close());

const send = (body: object, token?: string, headers = {}) =>
  client.call('/api/ai-paper/home/message', { body, headers, ...(token === undefined ? {} : { token }) });
const inbox = async (query = '') =>
  (await client.call(`/api/ai-paper/admin/messages?page_size=50${query}`, { token: operator })).result;
const decide = (body: object, token = operator) => client.call('/api/ai-paper/admin/messages', { token, body });
const own = async (token = student) => (await client.call('/api/ai-paper/home/messages', { token })).result;

it('takes a message from a student to the operator and the answer back to that student alone', async () => {
  const text = '<img src=x onerror=alert(1)> =HYPERLINK("http://evil") 我的论文下载不了';
  const sent = await send({ text }, student, { 'accept-language': 'ja' });
  expect(sent.result).toMatchObject({ state: 'OPEN' });
  const { id } = sent.result;
  expect(await inbox('&state=OPEN')).toMatchObject({
    open: 1,
    messages: [
      { id, text, language: 'ja', sub_domain: null, user: { phone: expect.stringMatching(/^131\*{4}\d{4}$/) } },
    ],
  });
  const answer = '已为您重新生成下载链接。';
  expect((await decide({ id, decision: 'ANSWER', answer, note: '用户第二次来问' })).result).toMatchObject({
    state: 'ANSWERED',
    note: '用户第二次来问',
  });
  const mine = await own();
  expect(mine).toMatchObject({ unread: 1, total: 1, messages: [{ id, text, answer, is_unread: true }] });
  expect(JSON.stringify(mine)).not.toContain('第二次');
  expect(await own(other)).toMatchObject({ total: 0, unread: 0 });
  // Another's key changes nothing.
  await client.call('/api/ai-paper/home/messages', { token: other, body: { ids: [id] } });
  expect((await own()).unread).toBe(1);
  expect((await client.call('/api/ai-paper/home/messages', { token: student, body: { ids: [id] } })).result).toEqual({
    unread: 0,
  });
  const [entry] = await listAudit(site.platform.db, `message:${id}`);
  expect(entry).toMatchObject({ action: 'messages.answer', before: { state: 'OPEN' }, after: { state: 'ANSWERED' } });
  expect(JSON.stringify(entry)).not.toContain(answer);
});

it('lets one of two operators decide, and only what is there', async () => {
  const { id } = (await send({ text: '第二条' }, student)).result;
  const both = await Promise.all([1, 2].map((n) => decide({ id, decision: 'ANSWER', answer: `回答${n}` })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await decide({ id, decision: 'DONE' })).toMatchObject({ status: 409, error: 'wrong_state' });
  await client.call('/api/ai-paper/home/messages', { token: student, body: { ids: [id] } });
  expect((await decide({ id, decision: 'REOPEN' })).result).toMatchObject({
    state: 'OPEN',
    answer: expect.any(String),
  });
  expect((await decide({ id, decision: 'DONE' })).result.state).toBe('DONE');
  // What was read once is no news because it was filed.
  expect((await own()).unread).toBe(0);
  expect(await decide({ id: crypto.randomUUID(), decision: 'DONE' })).toMatchObject({ status: 404 });
  expect(await decide({ id, decision: 'ANSWER' })).toMatchObject({ status: 422, fields: [{ path: 'answer' }] });
  expect(await decide({ id, decision: 'REOPEN' }, student)).toMatchObject({ status: 403 });
});

it('takes a visitor who says how to be answered, once for a button that was pressed twice', async () => {
  expect(await send({ text: '你好' })).toMatchObject({ status: 422, fields: [{ path: 'contact' }] });
  const twice = await Promise.all([1, 2].map(() => send({ text: '你好 100%_off', contact: 'li@example.com' })));
  expect(new Set(twice.map(({ result }) => result.id)).size).toBe(1);
  expect(await inbox('&search=100%25_O')).toMatchObject({
    total: 1,
    messages: [{ user: null, contact: 'li@example.com' }],
  });
  expect(await inbox('&search=100__off')).toMatchObject({ total: 0 });
  site.clock.move(601);
  expect((await send({ text: '你好 100%_off', contact: 'li@example.com' })).result.id).not.toBe(twice[0]?.result.id);
  expect(await send({ text: 'x'.repeat(2001), contact: 'y' })).toMatchObject({ status: 422 });
  expect(await send({ text: 'x'.repeat(1_200_000), contact: 'y' })).toMatchObject({ status: 413 });
});

it('stops a visitor who fills the inbox, and lets a student through from the same address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push((await send({ text: `第 ${index} 条`, contact: 'bot@example.com' })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await send({ text: '真的有事' }, student)).status).toBe(200);
});

it('goes with the account', async () => {
  const { rows } = await site.platform.pool.query(
    'select user_id from customer_messages where user_id is not null limit 1',
  );
  const userId = rows[0].user_id;
  const exported = await inTransaction(site.platform.db, (tx) => site.messages.accountPart.exportRows(tx, userId));
  expect(exported.customer_messages[0]).toMatchObject({ text: expect.stringContaining('论文') });
  expect(JSON.stringify(exported)).not.toContain('第二次');
  await inTransaction(site.platform.db, (tx) => site.messages.accountPart.erase(tx, userId));
  expect((await own()).total).toBe(0);
});
