import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClient, newPhone, pngOf } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' }, work: true });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());
beforeEach(async () => {
  await site.platform.db.deleteFrom('files').execute();
  token = await client.logInToken(newPhone());
});

const picture = pngOf(1000);

async function store(name: string): Promise<{ fileKey: string; name: string; type: string }> {
  const { result } = await client.uploadPhoto(token, name, picture);
  return { fileKey: result.file_key, name: result.name, type: result.type };
}

describe('a signed link', () => {
  it('answers the bytes with headers that run nothing', async () => {
    const file = await store('头像 1.png');
    const response = await fetch(`${site.url}${site.files.signLink(file, 60, 'attachment')}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '1000',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // Shown on agents' sub-domains too.
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="__ 1.png"; filename*=UTF-8''%E5%A4%B4%E5%83%8F%201.png`,
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    const shown = await fetch(`${site.url}${site.files.signLink(file, 60, 'inline')}`);
    expect(shown.headers.get('cache-control')).toBe('private, max-age=600');
  });

  it('ends when its time is over, or when one letter is changed', async () => {
    const link = site.files.signLink(await store('a.png'), 60, 'inline');
    const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [changed, '/api/ai-paper/files/x', '/api/ai-paper/files/x.y']) {
      expect(await client.call(wrong)).toMatchObject({ status: 404, error: 'not_found' });
    }
    site.clock.move(61);
    expect(await client.call(link)).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('a file that nothing uses', () => {
  it('is swept after a day, one that is kept stays', async () => {
    const [unused, used] = [(await store('a.png')).fileKey, (await store('b.png')).fileKey];
    await client.call('/api/ai-paper/user/edit', { token, body: { photo: used } });
    const before = await site.countStoredFiles();
    site.clock.move(23 * 3600);
    await site.retention.sweep({ only: ['files'] });
    expect(await site.platform.db.selectFrom('files').select('file_key').execute()).toHaveLength(2);
    site.clock.move(2 * 3600);
    await site.retention.sweep({ only: ['files'] });
    expect(await site.platform.db.selectFrom('files').select('file_key').execute()).toEqual([{ file_key: used }]);
    expect(unused).not.toBe(used);
    await vi.waitFor(async () => expect(await site.countStoredFiles()).toBe(before - 1), 5_000);
  });
});
