import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
const lines: string[] = [];

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' }, logger: createLogger('info', destination) });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());
beforeEach(() => {
  lines.length = 0;
});

const loginLines = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'login');

it('has one line a login with the account, how it ended and from where, and never the phone', async () => {
  const phone = newPhone();
  const token = await client.logInToken(phone);
  await client.logIn(phone, { sms_code: '000000x' });
  const { id } = (await client.call('/api/ai-paper/user/info', { token })).result;
  site.clock.move(61);
  const code = await client.requestCode(phone);
  const body = { phone, sms_code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
  const refused = await client.call('/api/auth/login/phone', { body });
  await client.call('/api/auth/login/phone', { body: { phone, sms_code: code } });
  expect(loginLines()).toMatchObject([
    { level: 30, user_id: id, result: 'registered', ip: '127.0.0.1' },
    { user_id: id, result: 'sms_code_wrong', request_id: refused.headers.get('x-request-id') },
    { user_id: id, result: 'logged_in' },
  ]);
  const written = lines.filter((line) => !line.includes('SMS stand-in')).join('');
  for (const secret of [phone, code, token]) expect(written).not.toContain(secret);
});

it('says of a phone without an account only that it was refused', async () => {
  await client.call('/api/auth/login/phone', { body: { phone: newPhone(), sms_code: '123456' } });
  expect(loginLines()).toMatchObject([{ user_id: null, result: 'sms_code_expired' }]);
});
