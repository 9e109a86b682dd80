import { randomBytes } from 'node:crypto';
import { fileQuota, fileRules } from '@yanmo/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { createSiteClient, newPhone, pngOf } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;
let ownerId: string;

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());
beforeEach(async () => {
  token = await client.logInToken(newPhone());
  ownerId = (await client.call('/api/ai-paper/user/info', { token })).result.id;
});

/** Files that the account has already; contents do not matter here. */
async function have(count: number, sizeBytes: number, expiresInHours: number | null): Promise<void> {
  const at = site.clock.now();
  await site.platform.db
    .insertInto('files')
    .values(
      Array.from({ length: count }, () => ({
        file_key: randomBytes(20).toString('hex'),
        owner_id: ownerId,
        purpose: 'PHOTO',
        name: 'a.png',
        type: 'image/png',
        size_bytes: sizeBytes,
        quota_bytes: sizeBytes,
        created_at: at,
        expires_at: expiresInHours === null ? null : new Date(at.getTime() + expiresInHours * 3_600_000),
      })),
    )
    .execute();
}

const countRows = async () =>
  (await site.platform.db.selectFrom('files').select('file_key').where('owner_id', '=', ownerId).execute()).length;

describe('the quota of an account', () => {
  it('gives its last place to one of the uploads that come at once', async () => {
    await have(fileQuota.maximumFiles - 1, 1000, 24);
    const before = await site.countStoredFiles();
    const uploads = await inTransaction(site.platform.db, async (tx) => {
      // Nothing is stored until all of them have looked how much there is, or wait to.
      await sql`lock table files in share mode`.execute(tx);
      const started = Array.from({ length: 4 }, () => client.uploadPhoto(token));
      await waitForLockWaits(site.platform.pool, 4);
      return started;
    });
    const answers = await Promise.all(uploads);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toBe('files_quota_reached');
    expect(refused?.message).toContain('200 files or 256 MB');
    expect(await countRows()).toBe(fileQuota.maximumFiles);
    expect(await site.countStoredFiles()).toBe(before + 1);
  });

  it('counts bytes, and holds the most that an upload may have back while it arrives', async () => {
    // The purpose may come after the file: the most that any purpose takes is held back.
    const largest = Math.max(...Object.values(fileRules).map(({ maximumBytes }) => maximumBytes));
    await have(1, fileQuota.maximumBytes - largest - 1000, null);
    expect((await client.uploadPhoto(token, 'a.png', pngOf(1000))).status).toBe(200);
    expect((await client.uploadPhoto(token, 'a.png', pngOf(1000))).status).toBe(200);
    expect(await client.uploadPhoto(token, 'a.png', pngOf(1000))).toMatchObject({ error: 'files_quota_reached' });
  });

  it('forgets what has expired, and is each account’s own', async () => {
    await have(fileQuota.maximumFiles, 1000, 24);
    // Larger than what the sockets hold: the refusal must read the rest away.
    expect((await client.uploadPhoto(token, 'large.png', pngOf(1_500_000))).status).toBe(409);
    expect((await client.uploadPhoto(await client.logInToken(newPhone()))).status).toBe(200);
    site.clock.move(24 * 3600);
    expect((await client.uploadPhoto(token)).status).toBe(200);
  });

  it('does not stand between a user and their own data', async () => {
    await have(fileQuota.maximumFiles, 1000, null);
    await site.platform.db.updateTable('files').set({ purpose: 'EXPORT' }).where('owner_id', '=', ownerId).execute();
    const exports = await Promise.all([1, 2].map(() => client.call('/api/ai-paper/user/export', { token })));
    expect(exports.map(({ status }) => status)).toEqual([200, 200]);
    await site.platform.db.deleteFrom('files').where('quota_bytes', '>', 0).execute();
    await have(fileQuota.maximumFiles - 1, 1000, 24);
    expect((await client.uploadPhoto(token)).status).toBe(200);
  });
});
