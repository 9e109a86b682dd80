import { expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite } from '../../testing/test-site.ts';
import { sendLimits } from './sms-codes.ts';

it('multiplies the counts and divides the cool-down', () => {
  expect(sendLimits(1)).toMatchObject({ cooldownMs: 60_000, phone: [{ count: 5 }, { count: 10 }], ip: { count: 30 } });
  expect(sendLimits(10)).toMatchObject({
    cooldownMs: 6_000,
    phone: [{ count: 50 }, { count: 100 }],
    ip: { count: 300 },
  });
  expect(sendLimits(0.01)).toMatchObject({
    cooldownMs: 6_000_000,
    phone: [{ count: 1 }, { count: 1 }],
    ip: { count: 1 },
  });
});

it('leaves the five tries of a code as they are', async () => {
  const site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  try {
    const client = createSiteClient(site);
    const phone = newPhone();
    const code = await client.requestCode(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tryIt = async () => (await client.call('/api/auth/login/phone', { body: { phone, sms_code: wrong } })).error;
    expect([await tryIt(), await tryIt(), await tryIt(), await tryIt(), await tryIt()]).toEqual([
      'sms_code_wrong',
      'sms_code_wrong',
      'sms_code_wrong',
      'sms_code_wrong',
      'sms_code_exhausted',
    ]);
  } finally {
    await site.close();
  }
});
