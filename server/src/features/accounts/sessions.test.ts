import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../../config.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { spyOnStatements } from '../../testing/statement-spy.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { listAudit } from '../settings/service.ts';
import { settleDemoAccounts } from './demo-accounts.ts';
import { grantPermission } from './service.ts';
import { createSessions } from './sessions.ts';
import { lockUser } from './store.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' } });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());

const visitor = { ip: '192.0.2.1', userAgent: '', requestId: 'test' };
const info = (token: string) => client.call('/api/ai-paper/user/info', { token });
const findRow = (phone: string) =>
  site.platform.db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow();

describe('logging in', () => {
  it('registers an unknown phone once and greets it as known afterwards', async () => {
    const phone = newPhone();
    const first = await client.logIn(phone);
    expect(first.result).toMatchObject({ is_new: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    const week = 7 * 24 * 3600 * 1000;
    expect(Math.abs(first.result.expired_timestamp - site.clock.now().getTime() - week)).toBeLessThan(60_000);
    expect((await client.logIn(phone)).result.is_new).toBe(false);
  });

  it('keeps who invited, the advertisement and the agent’s site from the registration', async () => {
    const inviter = newPhone();
    await client.logIn(inviter);
    const { id: inviterId, inv_code: invCode } = await findRow(inviter);
    expect(invCode).toMatch(/^[2-9a-z]{10}$/);
    const agent = await findRow('13900000000');
    const phone = newPhone();
    site.clock.move(61);
    const sms_code = await client.requestCode(phone);
    const result = await site.accounts.logIn(
      { phone, sms_code, inv_code: invCode ?? '', bd_vid: 'baidu-1' },
      { ...visitor, subDomain: 'demo' },
    );
    expect(result.isNew).toBe(true);
    expect(await findRow(phone)).toMatchObject({
      inviter_id: inviterId,
      bd_vid: 'baidu-1',
      agent_id: agent.id,
      agent_sub_domain: 'demo',
    });
    expect((await info(result.token)).result.sub_domain).toBe('demo');
    await client.logIn(phone, { inv_code: 'another', bd_vid: 'later' });
    expect(await findRow(phone)).toMatchObject({ inviter_id: inviterId, bd_vid: 'baidu-1' });
  });

  it('believes neither the form’s sub-domain nor a site that no agent has', async () => {
    const phone = newPhone();
    await client.logIn(phone, { sub_domain: 'demo', inv_code: 'nobody-has-this' });
    expect(await findRow(phone)).toMatchObject({ agent_id: null, agent_sub_domain: null, inviter_id: null });
    const second = newPhone();
    const sms_code = await client.requestCode(second);
    await site.accounts.logIn({ phone: second, sms_code }, { ...visitor, subDomain: 'nobody' });
    expect(await findRow(second)).toMatchObject({ agent_id: null, agent_sub_domain: null });
  });

  it('makes one user when a phone registers while its permission is being granted', async () => {
    const phone = newPhone();
    const sms_code = await client.requestCode(phone);
    const [, login] = await Promise.all([
      grantPermission(site.platform, { program: 'test' }, phone, 'AGENT'),
      client.call('/api/auth/login/phone', { body: { phone, sms_code } }),
    ]);
    expect(login.status).toBe(200);
    expect((await info(login.result.token)).result.permission).toBe('AGENT');
  });

  it('stores no token', async () => {
    const token = await client.logInToken(newPhone());
    const rows = await site.platform.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('names unknown fields and wrong codes', async () => {
    const answer = await client.call('/api/auth/login/phone', {
      body: { phone: newPhone(), sms_code: 'abcdef', admin: true },
    });
    expect(answer).toMatchObject({ status: 422, error: 'invalid_fields' });
    expect(answer.fields.map(({ path }) => path).sort()).toEqual(['admin', 'sms_code']);
  });
});

describe('a session', () => {
  it('shows the account with the phone masked', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const { result } = await info(token);
    expect(result).toMatchObject({
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      permission: 'USER',
      role: 'student',
      photo: null,
      sub_domain: null,
      balance: 0,
      characters: 0,
      totp_enabled: false,
    });
    expect(JSON.stringify(result)).not.toContain(phone);
    expect(Math.abs(Date.parse(result.last_login_time) - site.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('costs one statement to authenticate, one for the account and one for its balances', async () => {
    const token = await client.logInToken(newPhone());
    const spy = spyOnStatements(site.platform.pool);
    await info(token);
    expect(spy.stop()).toHaveLength(3);
  });

  it('is asked for where there is none', async () => {
    expect(await client.call('/api/ai-paper/user/info')).toMatchObject({
      status: 401,
      error: 'not_logged_in',
      code: 401,
    });
  });

  it.each(['x', randomBytes(32).toString('base64url'), 'a'.repeat(500)])(
    'is not made by the token %s',
    async (token) => {
      expect(await info(token)).toMatchObject({ status: 401, error: 'session_expired', code: 401 });
    },
  );

  it('expires after seven days', async () => {
    const token = await client.logInToken(newPhone());
    site.clock.move(7 * 24 * 3600 - 60);
    expect((await info(token)).status).toBe(200);
    site.clock.move(61);
    expect(await info(token)).toMatchObject({ status: 401, code: 401, error: 'session_expired' });
  });

  it('ends by logging out', async () => {
    const token = await client.logInToken(newPhone());
    expect(await client.call('/api/auth/logout', { token, method: 'POST' })).toMatchObject({ code: 200, result: null });
    expect(await info(token)).toMatchObject({ status: 401, code: 50008, error: 'session_revoked' });
  });

  it('is replaced when the account logs in a sixth time', async () => {
    const phone = newPhone();
    const tokens: string[] = [];
    for (let login = 0; login < 6; login += 1) tokens.push(await client.logInToken(phone));
    const answers = await Promise.all(tokens.map(info));
    expect(answers.map(({ code }) => code)).toEqual([50014, 200, 200, 200, 200, 200]);
    expect(answers[0]).toMatchObject({ status: 401, error: 'session_replaced' });
  });

  it('is one of five although ten logins came at once', async () => {
    const phone = newPhone();
    await client.logIn(phone);
    const { id } = await findRow(phone);
    const opened = createSessions(site.platform);
    const logins = await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(site.platform.db, async (tx) => {
          await lockUser(tx, id);
          return await opened.open(tx, id, visitor);
        }),
      ),
    );
    const answers = await Promise.all(logins.map(({ token }) => info(token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 50014)).toHaveLength(5);
  });

  it('says when it was last seen, to the minute', async () => {
    const token = await client.logInToken(newPhone());
    const seen = async () => Date.parse((await client.call('/api/auth/sessions', { token })).result[0].last_seen_at);
    const first = await seen();
    site.clock.move(30);
    expect(await seen()).toBe(first);
    site.clock.move(31);
    await expect.poll(seen).toBeGreaterThan(first);
  });
});

describe('the list of sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

  it('shows the live ones with their devices, and which is this one', async () => {
    const phone = newPhone();
    await client.logIn(phone, {}, { 'user-agent': chrome });
    const token = await client.logInToken(phone);
    const { result } = await client.call('/api/auth/sessions', { token });
    expect(result).toHaveLength(2);
    expect(result[0]).toMatchObject({ current: true, ip: '127.0.0.1' });
    expect(result[1]).toMatchObject({ current: false, device: 'Chrome · Windows' });
  });

  it('ends another session of the same account', async () => {
    const phone = newPhone();
    const lost = await client.logInToken(phone);
    const token = await client.logInToken(phone);
    const { result } = await client.call('/api/auth/sessions', { token });
    const { id } = result.find(({ current }: { current: boolean }) => !current);
    expect((await client.call(`/api/auth/sessions/${id}`, { token, method: 'DELETE' })).code).toBe(200);
    expect(await info(lost)).toMatchObject({ status: 401, code: 50008 });
    expect((await client.call('/api/auth/sessions', { token })).result).toHaveLength(1);
    expect((await client.call(`/api/auth/sessions/${id}`, { token, method: 'DELETE' })).status).toBe(404);
  });

  it('does not reach into another account', async () => {
    const victim = await client.logInToken(newPhone());
    const { result } = await client.call('/api/auth/sessions', { token: victim });
    const token = await client.logInToken(newPhone());
    const refused = await client.call(`/api/auth/sessions/${result[0].id}`, { token, method: 'DELETE' });
    expect(refused).toMatchObject({ status: 404, error: 'not_found' });
    expect((await info(victim)).status).toBe(200);
  });

  it('refuses an id that is none', async () => {
    const token = await client.logInToken(newPhone());
    expect(await client.call('/api/auth/sessions/1%20or%201', { token, method: 'DELETE' })).toMatchObject({
      status: 422,
    });
  });
});

describe('permissions', () => {
  it('of the demo accounts are operator and agent, also after a second start', async () => {
    await site.accounts.settleDemoAccounts();
    const operator = await info(await client.logInToken('13800000000'));
    expect(operator.result).toMatchObject({ permission: 'SUPER_ADMIN', role: 'operator' });
    const agent = await info(await client.logInToken('13900000000'));
    expect(agent.result).toMatchObject({ permission: 'AGENT', role: 'agent', sub_domain: 'demo' });
  });

  it('change for the very next request of a live session', async () => {
    const phone = newPhone();
    const token = await client.logInToken(phone);
    const body = { action: 'CONFIRM', code: '123456' };
    const confirm = () => client.call('/api/ai-paper/user/totp', { token, body });
    expect(await confirm()).toMatchObject({ status: 403, error: 'forbidden' });
    await grantPermission(site.platform, { program: 'test' }, phone, 'AGENT');
    expect(await confirm()).toMatchObject({ status: 409, error: 'totp_not_enrolled' });
    await grantPermission(site.platform, { program: 'test' }, phone, 'USER');
    expect((await confirm()).status).toBe(403);
  });

  it('are written to the audit log when granted', async () => {
    const phone = newPhone();
    await grantPermission(site.platform, { program: 'test' }, phone, 'AGENT');
    const { id } = await findRow(phone);
    expect(await listAudit(site.platform.db, `user:${id}`)).toMatchObject([
      {
        actor: 'program:test',
        action: 'accounts.grant',
        before: { permission: 'USER' },
        after: { permission: 'AGENT' },
      },
    ]);
  });
});

async function forgetDemoAccounts(): Promise<void> {
  const { db } = site.platform;
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('agents').execute();
  await db.updateTable('users').set({ agent_id: null, inviter_id: null }).execute();
  await db.deleteFrom('users').where('phone', 'in', ['13800000000', '13900000000']).execute();
}

describe('demo accounts', () => {
  const external = loadConfig({ DATABASE_URL: 'postgres://x@localhost/x' });
  const production = loadConfig({ NODE_ENV: 'production', ALLOW_STANDINS: '1' });
  const startWith = (config: Config) => settleDemoAccounts({ ...site.platform, config }, createSessions(site.platform));

  it.each([
    ['in production', production],
    ['beside a real database', external],
  ])('that a trial left behind have no powers %s', async (_where, config) => {
    await forgetDemoAccounts();
    await site.accounts.settleDemoAccounts();
    const tokens = [await client.logInToken('13800000000'), await client.logInToken('13900000000')];
    // What a trial did with an account makes it no less known to everybody.
    await grantPermission(site.platform, { program: 'test' }, '13900000000', 'SUPER_ADMIN');
    const student = await client.logInToken(newPhone());
    await startWith(config);

    for (const token of tokens) expect(await info(token)).toMatchObject({ status: 401, code: 50008 });
    expect((await info(student)).status).toBe(200);
    for (const phone of ['13800000000', '13900000000']) {
      expect(await findRow(phone)).toMatchObject({ permission: 'USER', sub_domain: null });
    }
    const { id } = await findRow('13900000000');
    expect((await listAudit(site.platform.db, `user:${id}`)).at(-1)).toMatchObject({
      actor: 'program:start',
      action: 'accounts.disarm-demo',
      before: { permission: 'SUPER_ADMIN', sub_domain: 'demo' },
      after: { permission: 'USER', sub_domain: null },
    });

    // The phone's real owner may become an agent like anybody else, and stays one over the next start.
    await grantPermission(site.platform, { program: 'test' }, '13900000000', 'AGENT');
    await startWith(config);
    expect((await findRow('13900000000')).permission).toBe('AGENT');
  });

  it('are not made beside a real database or in production', async () => {
    await forgetDemoAccounts();
    for (const config of [external, production]) await startWith(config);
    const made = await site.platform.db.selectFrom('users').select('id').where('phone', '=', '13800000000').execute();
    expect(made).toEqual([]);
  });
});
