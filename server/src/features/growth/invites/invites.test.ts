import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100', TRUST_PROXY: '1' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const api = '/api/ai-paper';
const fetchInvite = async (token: string, headers = {}) =>
  (await client.call(`${api}/user/invite/fetch`, { token, headers })).result;
const listCoupons = async (token: string) => (await client.call(`${api}/coupon/coupon_list`, { token })).result.coupons;

let lastPlace = 0;
/** Somewhere nobody registered from before. */
function newPlace(): { 'x-forwarded-for': string; 'user-agent': string } {
  lastPlace += 1;
  return { 'x-forwarded-for': `203.0.113.${lastPlace}`, 'user-agent': 'A browser' };
}

async function register(form: object = {}, { phone = newPhone(), place = newPlace() } = {}): Promise<string> {
  const { result, error } = await client.logIn(phone, form, place);
  if (!result) throw new Error(`the registration was refused: ${error}`);
  expect(result.is_new).toBe(true);
  return result.token;
}

async function deleteAccount(phone: string, token: string): Promise<void> {
  site.clock.move(61);
  const sms_code = await client.requestCode(phone, 'DELETE_ACCOUNT');
  expect((await client.call(`${api}/user/delete`, { token, body: { sms_code } })).status).toBe(200);
}

async function setRewardsPerDay(per_day: number): Promise<void> {
  const reward = { ...(await site.settings.getSetting('invite_reward')), per_day };
  await inTransaction(site.platform.db, (tx) =>
    site.settings.changeSetting(tx, { program: 'test' }, 'invite_reward', reward),
  );
}

describe('an invite link', () => {
  it('leads to the site that the caller sees, and earns a coupon for a newly registered phone', async () => {
    const token = await register();
    const before = await fetchInvite(token, { 'x-forwarded-host': 'demo.localhost:4000' });
    expect(before.inv_code_url).toBe(`http://demo.localhost:4000/#inv_code=${before.inv_code}`);
    expect(before).toMatchObject({ invited: 0, rewarded: 0, recent: [], reward: { max_characters: 10_000 } });
    expect(before.qr_svg).toContain('<svg');

    const phone = newPhone();
    await register({ inv_code: before.inv_code }, { phone });
    const after = await fetchInvite(token);
    expect(after).toMatchObject({ invited: 1, rewarded: 1, reward: { left_today: 9 } });
    expect(after.recent).toMatchObject([{ phone_end: phone.slice(-2), outcome: 'REWARDED' }]);
    expect(JSON.stringify(after)).not.toContain(phone.slice(-4));
    expect(await listCoupons(token)).toMatchObject([
      { kind: 'PLAGIARISM_CHECK', max_characters: 10_000, channel: 'INVITE', status: 'UNUSED' },
    ]);

    // A login is no registration, whatever code it carries.
    await client.logIn(phone, { inv_code: before.inv_code }, newPlace());
    expect(await fetchInvite(token)).toMatchObject({ invited: 1, rewarded: 1 });
  });

  it('tells its owner once, whichever tab asks first', async () => {
    const token = await register();
    const { inv_code } = await fetchInvite(token);
    await register({ inv_code });
    expect((await client.call(`${api}/coupon/claims`, { token })).result.untold).toEqual({ claims: 0, invites: 1 });
    const news = await Promise.all([0, 1].map(() => client.call(`${api}/coupon/news`, { token, body: {} })));
    expect(news.map(({ result }) => result.invites).sort()).toEqual([0, 1]);
  });
});

describe('no reward', () => {
  it('for a phone that had an account: no way back as the guest of a guest closes a ring', async () => {
    const phones = [newPhone(), newPhone()] as const;
    const [first, second] = phones;
    const tokenOfFirst = await register({}, { phone: first });
    const tokenOfSecond = await register({ inv_code: (await fetchInvite(tokenOfFirst)).inv_code }, { phone: second });
    const third = await register({ inv_code: (await fetchInvite(tokenOfSecond)).inv_code });

    await deleteAccount(first, tokenOfFirst);
    await register({ inv_code: (await fetchInvite(third)).inv_code }, { phone: first });
    expect(await fetchInvite(third)).toMatchObject({ invited: 1, rewarded: 0, recent: [{ outcome: 'KNOWN_PHONE' }] });

    await deleteAccount(second, tokenOfSecond);
    await register({ inv_code: (await fetchInvite(third)).inv_code }, { phone: second });
    expect(await fetchInvite(third)).toMatchObject({ invited: 2, rewarded: 0 });
    expect(await listCoupons(third)).toEqual([]);
    const { rows } = await site.platform.pool.query('select digest from departed_phones');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(phones.join('|')));
  });

  it('for oneself: the code of an account is gone with it', async () => {
    const phone = newPhone();
    const token = await register({}, { phone });
    const { inv_code } = await fetchInvite(token);
    await deleteAccount(phone, token);
    const again = await register({ inv_code }, { phone });
    expect(await fetchInvite(again)).toMatchObject({ invited: 0, rewarded: 0 });
    expect(await listCoupons(again)).toEqual([]);
  });

  it('for more than a few from one device or address, nor with what is no code at all', async () => {
    const token = await register();
    const { inv_code } = await fetchInvite(token);
    const place = newPlace();
    const browsers = ['A', 'A', 'B', 'C', 'D'];
    for (const browser of browsers) {
      await register({ inv_code }, { place: { ...place, 'user-agent': browser } });
    }
    const { invited, rewarded, recent } = await fetchInvite(token);
    expect([invited, rewarded]).toEqual([5, 3]);
    expect(recent.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'SAME_PLACE',
      'REWARDED',
      'REWARDED',
      'SAME_PLACE',
      'REWARDED',
    ]);
    await register({ inv_code: `${inv_code}' or 1=1` });
    expect((await fetchInvite(token)).invited).toBe(5);
  });

  it('beyond the day: of six who register at the same moment the last places are given once', async () => {
    await setRewardsPerDay(2);
    const token = await register();
    const { inv_code } = await fetchInvite(token);
    const guests = Array.from({ length: 6 }, () => ({ phone: newPhone(), place: newPlace() }));
    site.clock.move(61);
    const codes = await Promise.all(guests.map(({ phone }) => client.requestCode(phone)));
    const replies = await Promise.all(
      guests.map(({ phone, place }, index) =>
        client.call('/api/auth/login/phone', { body: { phone, sms_code: codes[index], inv_code }, headers: place }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 200));
    expect(await fetchInvite(token)).toMatchObject({ invited: 6, rewarded: 2, reward: { left_today: 0 } });
    expect(await listCoupons(token)).toHaveLength(2);

    site.clock.move(24 * 3600);
    await register({ inv_code });
    expect((await fetchInvite(token)).rewarded).toBe(3);
    await setRewardsPerDay(10);
  });

  it('to an account that is gone; whom it invited keeps nothing of it', async () => {
    const phone = newPhone();
    const token = await register({}, { phone });
    const { inv_code } = await fetchInvite(token);
    const guest = newPhone();
    const guestToken = await register({ inv_code }, { phone: guest });
    await deleteAccount(guest, guestToken);
    expect(await fetchInvite(token)).toMatchObject({ invited: 1, rewarded: 1, recent: [{ phone_end: '' }] });
    await deleteAccount(phone, token);
    await register({ inv_code });
    const { rows } = await site.platform.pool.query(
      'select count(*)::int as count from invites where invited_id is null',
    );
    expect(rows[0].count).toBe(0);
  });
});
