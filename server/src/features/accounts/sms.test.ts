import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { spyOnStatements } from '../../testing/statement-spy.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const send = (phone: string, purpose = 'LOGIN') => client.call('/api/auth/sms', { body: { phone, purpose } });
const logIn = (phone: string, sms_code: string) => client.call('/api/auth/login/phone', { body: { phone, sms_code } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function countSends(phone: string): Promise<number> {
  const rows = await site.platform.db.selectFrom('sms_sends').select('id').where('phone', '=', phone).execute();
  return rows.length;
}

describe('asking for a code', () => {
  it('says when the next one can be asked for and how long this one lasts', async () => {
    const { status, result } = await send(newPhone());
    expect(status).toBe(200);
    expect(result).toEqual({ resend_after: 60, expires_in: 300 });
  });

  it('is refused within a minute, with the seconds to wait', async () => {
    const phone = newPhone();
    await send(phone);
    site.clock.move(20);
    const refused = await send(phone);
    expect(refused).toMatchObject({ status: 429, error: 'sms_too_soon' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(35);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(40);
    site.clock.move(41);
    expect((await send(phone)).status).toBe(200);
  });

  it('sends one code when many requests arrive at the same moment', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'sms_too_soon')).toHaveLength(11);
    expect(await countSends(phone)).toBe(1);
  });

  it('stops after five an hour and ten a day, whatever they are for', async () => {
    const phone = newPhone();
    for (let hour = 0; hour < 2; hour += 1) {
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await send(phone, sent % 2 ? 'LOGIN' : 'DELETE_ACCOUNT')).status).toBe(200);
        site.clock.move(61);
      }
      const refused = await send(phone);
      expect(refused).toMatchObject({ status: 429, error: 'sms_limit_reached' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
      site.clock.move(3600);
    }
    const refused = await send(phone);
    expect(refused).toMatchObject({ status: 429, error: 'sms_limit_reached' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
    site.clock.move(24 * 3600);
    expect((await send(phone)).status).toBe(200);
  });

  it('stops after thirty an hour from one address', async () => {
    site.clock.move(3601);
    const answers = await Promise.all(Array.from({ length: 33 }, () => send(newPhone())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ error }) => error === 'sms_limit_reached')).toHaveLength(3);
    site.clock.move(3601);
    expect((await send(newPhone())).status).toBe(200);
  });

  it('stops for all phones together at the caps that the operator sets, with a metric and one line in the log', async () => {
    site.clock.move(25 * 3600);
    const changeCaps = (value: unknown) =>
      inTransaction(site.platform.db, (tx) => site.settings.changeSetting(tx, { program: 'test' }, 'sms_caps', value));
    const errors = vi.spyOn(site.platform.logger, 'error');
    await changeCaps({ per_hour: 2, per_day: 3 });
    try {
      expect([await send(newPhone()), await send(newPhone())]).toMatchObject([{ status: 200 }, { status: 200 }]);
      for (const language of ['zh', 'en', 'es', 'ja']) {
        const refused = await client.call('/api/auth/sms', {
          body: { phone: newPhone() },
          headers: { 'accept-language': language },
        });
        expect(refused).toMatchObject({ status: 503, error: 'sms_cap_reached' });
        expect(refused.message).not.toMatch(/\{|sms_cap/);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_590);
      }
      expect(errors.mock.calls.filter(([, text]) => /cap of codes to all phones/.test(String(text)))).toHaveLength(1);
      expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(/^sms_sends_total\{outcome="capped"\} [4-9]/m);
      site.clock.move(3_601);
      expect((await send(newPhone())).status).toBe(200);
      const refused = await send(newPhone());
      expect(refused).toMatchObject({ status: 503, error: 'sms_cap_reached' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
    } finally {
      errors.mockRestore();
      await changeCaps({ per_hour: 2_000, per_day: 10_000 });
    }
  });

  it('asks the database the same for a known and an unknown phone, and nothing about users', async () => {
    site.clock.move(3601);
    const known = newPhone();
    await client.logIn(known);
    site.clock.move(61);
    // Reads the settings, which are kept for a moment, whoever asks.
    await send(newPhone());
    const statementsOf = async (phone: string) => {
      const spy = spyOnStatements(site.platform.pool);
      expect((await send(phone)).result).toEqual({ resend_after: 60, expires_in: 300 });
      return spy.stop();
    };
    const ofKnown = await statementsOf(known);
    const ofUnknown = await statementsOf(newPhone());
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.length).toBeGreaterThan(4);
    expect(ofKnown.filter((statement) => /\busers\b/.test(statement))).toEqual([]);
  });

  it.each([
    ['', 'You need to enter a phone number'],
    ['12345678901', 'This does not look like a valid phone number'],
    ['1371234567', 'This does not look like a valid phone number'],
    ['137123456📱', 'This does not look like a valid phone number'],
    ["13712345678' or 1=1 --", 'This does not look like a valid phone number'],
  ])('names the phone %j as wrong', async (phone, message) => {
    const refused = await client.call('/api/auth/sms', { body: { phone } });
    expect(refused).toMatchObject({ status: 422, error: 'invalid_fields' });
    expect(refused.fields).toEqual([{ path: 'phone', message }]);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect((await logIn(phone, code)).status).toBe(200);
    expect(await logIn(phone, code)).toMatchObject({ status: 422, error: 'sms_code_expired' });
  });

  it('lets one of many logins at the same moment win', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'sms_code_expired')).toHaveLength(9);
    const users = await site.platform.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(users).toHaveLength(1);
  });

  it('ends after five minutes', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    site.clock.move(300);
    expect(await logIn(phone, code)).toMatchObject({ status: 422, error: 'sms_code_expired' });
  });

  it('takes five tries, then not even the right one', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    for (const left of [4, 3, 2, 1]) {
      const refused = await logIn(phone, other(code));
      expect(refused).toMatchObject({ status: 422, error: 'sms_code_wrong' });
      expect(refused.message).toContain(String(left));
    }
    expect(await logIn(phone, other(code))).toMatchObject({ status: 422, error: 'sms_code_exhausted' });
    expect(await logIn(phone, code)).toMatchObject({ status: 422, error: 'sms_code_exhausted' });
  });

  it('counts wrong tries that arrive at the same moment one by one', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(phone, other(code))));
    expect(answers.filter(({ error }) => error === 'sms_code_wrong')).toHaveLength(4);
    expect(answers.filter(({ error }) => error === 'sms_code_exhausted')).toHaveLength(5);
  });

  it('is replaced by a newer one', async () => {
    const phone = newPhone();
    const first = await client.requestCode(phone);
    site.clock.move(61);
    const second = await client.requestCode(phone);
    if (first !== second) expect(await logIn(phone, first)).toMatchObject({ error: 'sms_code_wrong' });
    expect((await logIn(phone, second)).status).toBe(200);
  });

  it('for deleting an account does not log in', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    expect(await logIn(phone, code)).toMatchObject({ status: 422, error: 'sms_code_expired' });
  });

  it('is nowhere in the accounts tables', async () => {
    const phone = newPhone();
    const code = await client.requestCode(phone);
    const row = await site.platform.db
      .selectFrom('sms_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(row).toBeDefined();
    expect(Object.values(row ?? {}).filter((value) => String(value) === code)).toEqual([]);
  });
});
