import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { endSessionsOfPhone } from './service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  // No worker: what is followed goes on until somebody ends it. No heartbeat either, so that nothing else can end it.
  site = await createTestSite({ environment: { STREAM_HEARTBEAT_MS: '60000', RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

type End = (own: { phone: string; token: string; other: string }) => Promise<unknown>;

/** How a session ends that is not the last to speak: `token` is followed with, `other` is another device. */
const ends: [string, End][] = [
  ['logs out', ({ token }) => client.call('/api/auth/logout', { token, method: 'POST' })],
  [
    'is ended from another device',
    async ({ other }) => {
      const sessions = (await client.call('/api/auth/sessions', { token: other })).result;
      const { id } = sessions.find(({ current }: { current: boolean }) => !current);
      return client.call(`/api/auth/sessions/${id}`, { token: other, method: 'DELETE' });
    },
  ],
  ['is ended by the operator', ({ phone }) => endSessionsOfPhone(site.platform, { program: 'test' }, phone)],
  [
    'is replaced by newer ones',
    async ({ phone }) => {
      for (let count = 0; count < 5; count += 1) await client.logInToken(phone);
    },
  ],
];

it.each(ends)('a session that %s follows nothing any more, from that moment on', async (_how, end) => {
  const phone = newPhone();
  const token = await client.logInToken(phone);
  const other = await client.logInToken(phone);
  const form = { title: '数字经济对就业的影响研究', language: 'zh', type: 'thesis', field: 'economics' };
  const body = { ...form, product: 'UNDERGRADUATE', word_count: 12_000 };
  const { key1 } = (await client.call('/api/ai-paper/paper/outline/create', { token: other, body })).result;
  const follow = () =>
    fetch(`${site.url}/api/ai-paper/paper/outline/events/${key1}`, { headers: { authorization: `Bearer ${token}` } });
  const stream = await follow();
  expect(stream.status).toBe(200);
  const ended = stream.text();
  await end({ phone, token, other });
  // The next heartbeat is a minute away.
  expect(await ended).toContain('event: snapshot');
  expect(await (await follow()).json()).toMatchObject({ error: expect.stringMatching(/^session_re(voked|placed)$/) });
});
