import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { linkedFile } from '../../testing/linked-file.ts';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import type { AccountPart } from './service.ts';
import { lockUser } from './store.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
/** Stands for a room to the right, such as a wallet that still holds money. */
const wallet: AccountPart & { usersWithMoney: Set<string>; erased: string[] } = {
  room: 'wallet',
  usersWithMoney: new Set(),
  erased: [],
  exportRows: async (_tx, userId) => ({ entries: [{ user_id: userId, amount: 100 }] }),
  erase: async (_tx, userId) => {
    wallet.erased.push(userId);
  },
  findObstacle: async (_tx, userId) => (wallet.usersWithMoney.has(userId) ? 'wallet_not_empty' : null),
};

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' }, work: true });
  client = createSiteClient(site);
  site.accounts.registerPart(wallet);
});
afterAll(async () => await site.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(token: string): Promise<string> {
  return (await client.uploadPhoto(token, '头像.png', png)).result.file_key;
}

const info = (token: string) => client.call('/api/ai-paper/user/info', { token });
const edit = (token: string, body: object) => client.call('/api/ai-paper/user/edit', { token, body });
const fetchFile = (link: string) => fetch(`${site.url}${link}`);

/** Entries of a zip by its central directory, read without the library that wrote it. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let offset = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(offset + 20), zip.readUInt16LE(offset + 28)];
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    const local = zip.readUInt32LE(offset + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    entries.set(name, zip.readUInt16LE(offset + 10) === 8 ? inflateRawSync(content) : content);
    offset += 46 + nameLength + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  return entries;
}

describe('editing the account', () => {
  it('changes what is given and leaves the rest', async () => {
    const token = await client.logInToken(newPhone());
    const before = (await info(token)).result;
    const named = await edit(token, { name: '  李明 ' });
    expect(named.result).toEqual({ ...before, name: '李明' });
    const renamed = await edit(token, { user_name: 'liming' });
    expect(renamed.result).toEqual({ ...before, name: '李明', user_name: 'liming' });
    expect((await edit(token, {})).result).toEqual(renamed.result);
  });

  it('shows an uploaded picture, and takes the old one away with the next', async () => {
    const token = await client.logInToken(newPhone());
    const first = (await edit(token, { photo: await upload(token) })).result.photo;
    const shown = await fetchFile(first);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect(linkedFile((await info(token)).result.photo)).toBe(linkedFile(first));
    const second = (await edit(token, { photo: await upload(token) })).result.photo;
    expect((await fetchFile(second)).status).toBe(200);
    await vi.waitFor(async () => expect((await fetchFile(first)).status).toBe(404), 5_000);
    expect((await edit(token, { photo: null })).result.photo).toBeNull();
    await vi.waitFor(async () => expect((await fetchFile(second)).status).toBe(404), 5_000);
  });

  it('refuses a picture that is not the user’s own upload', async () => {
    const stranger = await upload(await client.logInToken(newPhone()));
    const token = await client.logInToken(newPhone());
    for (const photo of [stranger, 'no-such-file', '../../etc/passwd']) {
      const refused = await edit(token, { photo });
      expect(refused).toMatchObject({ status: 422, error: 'invalid_fields', fields: [{ path: 'photo' }] });
    }
    expect((await info(token)).result.photo).toBeNull();
  });

  it.each([{ user_name: '' }, { user_name: 'x'.repeat(31) }, { permission: 'SUPER_ADMIN' }, { name: 'a\u0000b' }])(
    'refuses %j',
    async (form) => {
      const token = await client.logInToken(newPhone());
      const refused = await edit(token, form);
      expect(refused).toMatchObject({ status: 422, error: 'invalid_fields' });
      expect(refused.fields.map(({ path }) => path)).toEqual(Object.keys(form));
    },
  );
});

describe('exporting the account', () => {
  it('answers a zip with the rows of all rooms and the uploaded files', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    await edit(token, { name: '李明', photo: await upload(token) });
    const { result } = await client.call('/api/ai-paper/user/export', { token });
    const response = await fetchFile(result.zip_url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="yanmo-[\d-]+\.zip"/);
    const entries = unzip(Buffer.from(await response.arrayBuffer()));
    const accounts = JSON.parse(String(entries.get('accounts.json')));
    expect(accounts.users).toMatchObject([{ phone, name: '李明' }]);
    expect(accounts.sessions).toHaveLength(1);
    expect(accounts.sms_sends).toHaveLength(1);
    expect(JSON.parse(String(entries.get('wallet.json'))).entries).toHaveLength(1);
    expect(JSON.parse(String(entries.get('files.json'))).files).toMatchObject([
      { name: '头像.png', type: 'image/png' },
    ]);
    expect([...entries].find(([name]) => name.endsWith('头像.png'))?.[1]).toEqual(png);
    const everything = [...entries.values()].map((content) => content.toString('latin1')).join();
    expect(everything).not.toContain('token_hash');
    expect(everything).not.toContain('totp_secret');
  });

  it('answers links of ten minutes that all work, also when asked for several times at once', async () => {
    const token = await client.logInToken(newPhone());
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call('/api/ai-paper/user/export', { token })),
    );
    const links: string[] = answers.map(({ result }) => result.zip_url);
    const statuses = async () => (await Promise.all(links.map(fetchFile))).map(({ status }) => status);
    await site.retention.sweep({ only: ['files'] });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    site.clock.move(601);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    const rowsLeft = async () =>
      (await site.platform.db.selectFrom('files').select('name').where('purpose', '=', 'EXPORT').execute()).length;
    await site.retention.sweep({ only: ['files'] });
    expect(await rowsLeft()).toBe(0);
  });

  it('leaves out a file that vanished while the zip was being written', async () => {
    const token = await client.logInToken(newPhone());
    await upload(token);
    const kept = await upload(token);
    const { exportRows } = wallet;
    wallet.exportRows = async (tx, userId) => {
      const rows = await tx.selectFrom('files').select('file_key').where('owner_id', '=', userId).execute();
      await site.files.removeContents(rows.map((row) => row.file_key).filter((key) => key !== kept));
      return {};
    };
    const { result } = await client.call('/api/ai-paper/user/export', { token });
    wallet.exportRows = exportRows;
    const entries = unzip(Buffer.from(await (await fetchFile(result.zip_url)).arrayBuffer()));
    const pictures = [...entries].filter(([name]) => name.startsWith('files/'));
    expect(pictures).toEqual([[`files/${kept.slice(0, 8)}-头像.png`, png]]);
  });
});

describe('deleting the account', () => {
  const remove = (token: string, sms_code: string) =>
    client.call('/api/ai-paper/user/delete', { token, body: { sms_code } });

  it('erases every room, ends all sessions, frees the phone and removes the files', async () => {
    const phone = newPhone();
    const other = await client.logInToken(phone);
    const token = await client.logInToken(phone);
    const { id, photo } = (await edit(token, { name: '李明', photo: await upload(token) })).result;
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    expect(await remove(token, code)).toMatchObject({ code: 200, result: null });

    for (const old of [token, other]) expect(await info(old)).toMatchObject({ status: 401, code: 50008 });
    expect(wallet.erased).toContain(id);
    const row = await site.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: null, name: '', user_name: '', inv_code: null, permission: 'USER' });
    const sessions = await site.platform.db
      .selectFrom('sessions')
      .select(['ip', 'device'])
      .where('user_id', '=', id)
      .execute();
    expect(sessions.every(({ ip, device }) => ip === '' && device === '')).toBe(true);
    await vi.waitFor(async () => expect((await fetchFile(photo)).status).toBe(404), 5_000);

    const again = await client.logIn(phone);
    expect(again.result.is_new).toBe(true);
    expect((await info(again.result.token)).result.id).not.toBe(id);
  });

  it('needs the right code, sent for this', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    expect(await remove(token, '000000')).toMatchObject({ status: 422, error: 'sms_code_expired' });
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await remove(token, wrong)).toMatchObject({ status: 422, error: 'sms_code_wrong' });
    expect((await info(token)).status).toBe(200);
  });

  it('is refused while a room objects, and nothing is erased', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const { id } = (await info(token)).result;
    wallet.usersWithMoney.add(id);
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    expect(await remove(token, code)).toMatchObject({ status: 409, error: 'wallet_not_empty' });
    expect((await info(token)).status).toBe(200);
    expect(wallet.erased).not.toContain(id);
    wallet.usersWithMoney.delete(id);
    expect((await remove(token, code)).status).toBe(200);
  });

  it('erases nothing when a room fails', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const { photo } = (await edit(token, { photo: await upload(token) })).result;
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    const { erase } = wallet;
    wallet.erase = async (tx) => {
      await tx.deleteFrom('sessions').execute();
      throw new Error('this room breaks');
    };
    expect((await remove(token, code)).status).toBe(500);
    wallet.erase = erase;
    expect(linkedFile((await info(token)).result.photo)).toBe(linkedFile(photo));
    expect((await fetchFile(photo)).status).toBe(200);
    expect((await remove(token, code)).status).toBe(200);
  });

  it('never waits for a login that waits for it', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const { id } = (await info(token)).result;
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    site.clock.move(61);
    const sms_code = await client.requestCode(phone);
    const { deletion, login } = await inTransaction(site.platform.db, async (tx) => {
      await lockUser(tx, id);
      const deletion = remove(token, code);
      await waitForLockWaits(site.platform.pool, 1);
      const login = client.call('/api/auth/login/phone', { body: { phone, sms_code } });
      await waitForLockWaits(site.platform.pool, 2);
      return { deletion, login };
    });
    expect((await deletion).status).toBe(200);
    // Its code went with the account.
    expect(await login).toMatchObject({ status: 422, error: 'sms_code_expired' });
  });

  it('happens once when asked for twice at the same moment', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    const answers = await Promise.all([remove(token, code), remove(token, code), remove(token, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
  });
});
