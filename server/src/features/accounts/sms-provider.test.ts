import type http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalProvider, startLocalProvider } from '../../testing/local-provider.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let provider: LocalProvider;
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let answer: (response: http.ServerResponse) => void;

const accept = (response: http.ServerResponse) => response.end('{"Code":"OK","Message":"OK"}');

beforeAll(async () => {
  provider = await startLocalProvider((_request, response) => answer(response));
  site = await createTestSite({
    environment: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_ACCESS_KEY_ID: 'id',
      ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: '研墨',
      ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
      ALIYUN_SMS_ENDPOINT: provider.url,
    },
  });
  client = createSiteClient(site);
});
afterAll(async () => {
  await site.close();
  await provider.close();
});
beforeEach(() => {
  answer = accept;
});

const send = (phone: string) => client.call('/api/auth/sms', { body: { phone } });

describe('with a real provider', () => {
  it('logs in with the code that was really sent', async () => {
    const phone = newPhone();
    expect((await send(phone)).status).toBe(200);
    const query = new URL(provider.requests.at(-1)?.target ?? '', provider.url).searchParams;
    expect(query.get('PhoneNumbers')).toBe(phone);
    const { code: sms_code } = JSON.parse(query.get('TemplateParam') ?? '{}');
    const login = await client.call('/api/auth/login/phone', { body: { phone, sms_code } });
    expect(login.result).toMatchObject({ is_new: true });
  });

  it('shows codes nowhere', async () => {
    const phone = newPhone();
    await send(phone);
    const answered = await client.call(`/api/dev/sms?phone=${phone}`);
    expect(answered).toMatchObject({ status: 404, error: 'route_not_found' });
    expect(await site.platform.db.selectFrom('stand_in_sms').selectAll().execute()).toEqual([]);
    expect((await client.call('/api/ai-paper/home/info')).result.standins.sms).toBe(false);
  });

  it.each([
    ['{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"limit"}'],
    ['{"Code":"isv.AMOUNT_NOT_ENOUGH","Message":"no money"}'],
    ['not json'],
  ])('says that no message can be sent when the provider answers %s, and gives no attempt back', async (body) => {
    answer = (response) => response.end(body);
    const phone = newPhone();
    expect(await send(phone)).toMatchObject({ status: 503, error: 'sms_unavailable' });
    expect(await send(phone)).toMatchObject({ status: 429, error: 'sms_too_soon' });
  });
});
