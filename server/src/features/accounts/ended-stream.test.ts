import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  // No worker: what is followed goes on until somebody ends it.
  site = await createTestSite({ environment: { STREAM_HEARTBEAT_MS: '100' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

it('a session that was ended elsewhere no longer follows what is being written', async () => {
  const phone = newPhone();
  const lost = await client.logInToken(phone);
  const token = await client.logInToken(phone);
  const form = { title: '数字经济对就业的影响研究', language: 'zh', type: 'thesis', field: 'economics' };
  const body = { ...form, product: 'UNDERGRADUATE', word_count: 12_000 };
  const { key1 } = (await client.call('/api/ai-paper/paper/outline/create', { token, body })).result;
  const follow = (as: string) =>
    fetch(`${site.url}/api/ai-paper/paper/outline/events/${key1}`, { headers: { authorization: `Bearer ${as}` } });
  const stream = await follow(lost);
  expect(stream.status).toBe(200);
  const sessions = (await client.call('/api/auth/sessions', { token })).result;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  await client.call(`/api/auth/sessions/${id}`, { token, method: 'DELETE' });
  expect(await stream.text()).toContain('event: snapshot');
  expect(await (await follow(lost)).json()).toMatchObject({ code: 50008, error: 'session_revoked' });
});
