import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteClient, newPhone, type Reply } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { grantPermission } from './service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const change = (token: string, body: object): Promise<Reply> => client.call('/api/ai-paper/user/totp', { token, body });

/** What the user's authenticator shows now, or some steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = site.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
const wrong = (code: string) => String((Number(code) + 7) % 1_000_000).padStart(6, '0');

interface Agent {
  phone: string;
  token: string;
}

async function newAgent(): Promise<Agent> {
  const phone = newPhone();
  await grantPermission(site.platform, { program: 'test' }, phone, 'AGENT');
  return { phone, token: await client.logInToken(phone) };
}

async function requestCode(phone: string): Promise<string> {
  site.clock.move(61);
  return await client.requestCode(phone, 'CHANGE_TOTP');
}

async function enrol({ phone, token }: Agent) {
  return (await change(token, { action: 'ENROL', sms_code: await requestCode(phone) })).result;
}

async function newAgentWithTotp() {
  const agent = await newAgent();
  const { secret } = await enrol(agent);
  expect((await change(agent.token, { action: 'CONFIRM', code: codeOf(secret) })).status).toBe(200);
  site.clock.move(60);
  return { ...agent, secret };
}

describe('two-step verification', () => {
  it('is offered as a secret, an address for authenticators and a picture of it', async () => {
    const result = await enrol(await newAgent());
    const parsed = URI.parse(result.otpauth_url);
    expect(parsed).toMatchObject({ issuer: 'Yanmo', secret: { base32: result.secret } });
    expect(result.qr_svg).toMatch(/^<svg/);
    const stored = await site.platform.db.selectFrom('users').select('totp_secret').execute();
    expect(JSON.stringify(stored)).not.toContain(result.secret);
  });

  it('is not asked for before it was confirmed', async () => {
    const agent = await newAgent();
    const { phone, token } = agent;
    const { secret } = await enrol(agent);
    expect((await client.logIn(phone)).status).toBe(200);
    expect(await change(token, { action: 'CONFIRM', code: wrong(codeOf(secret)) })).toMatchObject({
      error: 'totp_wrong',
    });
    expect((await client.logIn(phone)).status).toBe(200);
    expect((await client.call('/api/ai-paper/user/info', { token })).result.totp_enabled).toBe(false);
  });

  it('is asked for at login without using the code of the text message up', async () => {
    const { phone, secret } = await newAgentWithTotp();
    const sms_code = await client.requestCode(phone);
    const logIn = (form: object = {}) => client.call('/api/auth/login/phone', { body: { phone, sms_code, ...form } });
    for (let times = 0; times < 7; times += 1) {
      expect(await logIn()).toMatchObject({ status: 422, error: 'totp_required' });
    }
    const logged = await logIn({ totp_code: codeOf(secret) });
    expect(logged.status).toBe(200);
    expect((await client.call('/api/ai-paper/user/info', { token: logged.result.token })).result.totp_enabled).toBe(
      true,
    );
  });

  it('is not revealed to somebody without the right text message', async () => {
    const { phone } = await newAgentWithTotp();
    const sms_code = wrong(await client.requestCode(phone));
    const answer = await client.call('/api/auth/login/phone', { body: { phone, sms_code } });
    expect(answer).toMatchObject({ error: 'sms_code_wrong' });
  });

  it('counts a wrong code as a try', async () => {
    const { phone, secret } = await newAgentWithTotp();
    const sms_code = await client.requestCode(phone);
    const logIn = (totp_code: string) => client.call('/api/auth/login/phone', { body: { phone, sms_code, totp_code } });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await logIn(wrong(codeOf(secret)))).toMatchObject({ status: 422, error: 'totp_wrong' });
    }
    expect(await logIn(codeOf(secret))).toMatchObject({ status: 422, error: 'sms_code_exhausted' });
  });

  it('takes a code once', async () => {
    const { phone, secret } = await newAgentWithTotp();
    const totp_code = codeOf(secret);
    const sms_code = await client.requestCode(phone);
    expect((await client.call('/api/auth/login/phone', { body: { phone, sms_code, totp_code } })).status).toBe(200);
    // The next text message, still within the time step of the authenticator's code.
    site.clock.move(1);
    const again = { phone, sms_code: await client.requestCode(phone), totp_code };
    expect(await client.call('/api/auth/login/phone', { body: again })).toMatchObject({ error: 'totp_wrong' });
  });

  it('forgives half a minute, not two', async () => {
    const { phone, secret } = await newAgentWithTotp();
    const sms_code = await client.requestCode(phone);
    const logIn = (totp_code: string) => client.call('/api/auth/login/phone', { body: { phone, sms_code, totp_code } });
    expect(await logIn(codeOf(secret, -4))).toMatchObject({ error: 'totp_wrong' });
    expect(await logIn(codeOf(secret, 4))).toMatchObject({ error: 'totp_wrong' });
    expect((await logIn(codeOf(secret, 1))).status).toBe(200);
  });

  it('begins only with a code sent to the phone for this, not with a session alone', async () => {
    const { phone, token } = await newAgent();
    const missing = await change(token, { action: 'ENROL' });
    expect(missing).toMatchObject({ status: 422, error: 'invalid_fields', fields: [{ path: 'sms_code' }] });
    expect(await change(token, { action: 'ENROL', sms_code: '123456' })).toMatchObject({ error: 'sms_code_expired' });
    site.clock.move(61);
    const forLogin = await client.requestCode(phone);
    expect(await change(token, { action: 'ENROL', sms_code: forLogin })).toMatchObject({ error: 'sms_code_expired' });
    const sms_code = await requestCode(phone);
    for (const left of [4, 3]) {
      const refused = await change(token, { action: 'ENROL', sms_code: wrong(sms_code) });
      expect(refused).toMatchObject({ status: 422, error: 'sms_code_wrong' });
      expect(refused.message).toContain(String(left));
    }
    const stored = () =>
      site.platform.db.selectFrom('users').select('totp_secret').where('phone', '=', phone).executeTakeFirstOrThrow();
    expect(await stored()).toEqual({ totp_secret: null });
    expect((await change(token, { action: 'ENROL', sms_code })).status).toBe(200);
    expect(await change(token, { action: 'ENROL', sms_code })).toMatchObject({ error: 'sms_code_expired' });
  });

  it('is enrolled once, and removed with both codes only', async () => {
    const { phone, token, secret } = await newAgentWithTotp();
    const remove = (form: object) => change(token, { action: 'REMOVE', ...form });
    expect(await change(token, { action: 'ENROL' })).toMatchObject({ status: 409, error: 'totp_already_enrolled' });
    expect(await change(token, { action: 'CONFIRM', code: codeOf(secret) })).toMatchObject({ status: 409 });
    const withoutSms = await remove({ code: codeOf(secret) });
    expect(withoutSms).toMatchObject({ status: 422, error: 'invalid_fields', fields: [{ path: 'sms_code' }] });
    const sms_code = await requestCode(phone);
    const withoutTotp = await remove({ sms_code });
    expect(withoutTotp).toMatchObject({ status: 422, error: 'invalid_fields', fields: [{ path: 'code' }] });
    expect(await remove({ sms_code, code: wrong(codeOf(secret)) })).toMatchObject({ error: 'totp_wrong' });
    expect(await remove({ sms_code: wrong(sms_code), code: codeOf(secret) })).toMatchObject({
      error: 'sms_code_wrong',
    });
    expect((await remove({ sms_code, code: codeOf(secret) })).status).toBe(200);
    expect(await remove({ sms_code, code: codeOf(secret) })).toMatchObject({ status: 409 });
    expect((await client.logIn(phone)).status).toBe(200);
  });

  it('stays on after five wrong codes, whichever of the two was wrong', async () => {
    const { phone, token, secret } = await newAgentWithTotp();
    const sms_code = await requestCode(phone);
    const remove = (code: string) => change(token, { action: 'REMOVE', sms_code, code });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await remove(wrong(codeOf(secret)))).toMatchObject({ error: 'totp_wrong' });
    }
    expect(await remove(codeOf(secret))).toMatchObject({ error: 'sms_code_exhausted' });
  });

  it('cannot be confirmed before it was enrolled, and not by a student', async () => {
    const { token } = await newAgent();
    expect(await change(token, { action: 'CONFIRM', code: '123456' })).toMatchObject({ error: 'totp_not_enrolled' });
    const student = await client.logInToken(newPhone());
    expect(await change(student, { action: 'ENROL' })).toMatchObject({ status: 403, error: 'forbidden' });
  });
});
