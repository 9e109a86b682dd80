import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => await site.close());

const countRows = async () => {
  const { rows } = await site.platform.pool.query<{ sends: number; codes: number; shown: number; sessions: number }>(
    `select (select count(*) from sms_sends) as sends, (select count(*) from sms_codes) as codes,
            (select count(*) from stand_in_sms) as shown, (select count(*) from sessions) as sessions`,
  );
  return rows[0];
};

it('forgets codes after two days and sessions a month after their end', async () => {
  await createSiteClient(site).logIn(newPhone());
  await site.accounts.purge();
  expect(await countRows()).toEqual({ sends: 1, codes: 1, shown: 1, sessions: 1 });
  site.clock.move(2 * 24 * 3600 + 301);
  await site.accounts.purge();
  expect(await countRows()).toEqual({ sends: 0, codes: 0, shown: 0, sessions: 1 });
  site.clock.move(36 * 24 * 3600);
  await site.accounts.purge();
  expect(await countRows()).toMatchObject({ sessions: 0 });
});
