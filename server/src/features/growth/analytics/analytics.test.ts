import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const tell = (body: unknown, token?: string) =>
  client.call('/api/ai-paper/analytics/event', { body, ...(token ? { token } : {}) });
const rowsOf = async (text: string) => (await site.platform.pool.query(text)).rows;
const view = { name: 'view', props: { page: 'writepaper' } };

it('counts what visitors do without a name, and keeps one by one only what an advertisement brought', async () => {
  const { result } = await client.logIn(newPhone(), { bd_vid: 'click-1' });
  await tell(view);
  await tell(view, result.token);
  await tell({ name: 'view', props: { page: 'home', bd_vid: 'click-2' } });
  await tell({ name: 'pay', props: { order_type: 'PAPER_FINAL' } }, result.token);
  await tell({ name: 'login', props: { is_new: true } });
  const counted = await rowsOf(
    'select name, label, is_attributed, sum(count)::int as count from analytics_counts group by 1, 2, 3 order by 1, 2',
  );
  expect(counted).toEqual([
    { name: 'login', label: 'NEW', is_attributed: false, count: 1 },
    { name: 'pay', label: 'PAPER_FINAL', is_attributed: true, count: 1 },
    { name: 'view', label: 'home', is_attributed: true, count: 1 },
    { name: 'view', label: 'writepaper', is_attributed: false, count: 2 },
  ]);
  expect(
    await rowsOf('select bd_vid, name, user_id is not null as is_known from attributed_events order by id'),
  ).toEqual([
    { bd_vid: 'click-2', name: 'view', is_known: false },
    { bd_vid: 'click-1', name: 'pay', is_known: true },
  ]);
});

it.each([
  ['an unknown name', { name: 'delete', props: {} }],
  ['a property of another event', { name: 'view', props: { page: 'home', is_new: true } }],
  ['no property of its own', { name: 'download', props: {} }],
  ['free text', { name: 'view', props: { page: '<script>' } }],
  ['a formula for a click', { name: 'view', props: { page: 'home', bd_vid: '=1+1' } }],
])('refuses %s', async (_what, body) => {
  expect((await tell(body)).status).toBe(422);
});

it('refuses more than an event can say, and more events than a person causes', async () => {
  expect((await tell({ ...view, props: { ...view.props, more: 'x'.repeat(3_000) } })).status).toBe(413);
  const token = await client.logInToken(newPhone());
  const replies = await Promise.all(Array.from({ length: 80 }, () => tell(view, token)));
  const admitted = replies.filter(({ status }) => status === 200).length;
  expect(admitted).toBeGreaterThanOrEqual(60);
  // One a second comes back meanwhile.
  expect(admitted).toBeLessThan(70);
  expect(replies.find(({ status }) => status !== 200)?.status).toBe(429);
});
