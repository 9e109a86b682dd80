import { languages } from '@yanmo/contract/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';
import { listAudit } from '../../settings/service.ts';
import { shippedEntries } from './shipped-entries.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  const phone = newPhone();
  await client.logInToken(phone);
  await site.platform.pool.query(`update users set permission = 'SUPER_ADMIN' where phone = $1`, [phone]);
  operator = await client.logInToken(phone);
});
afterAll(async () => await site.close());

const read = async (query = '') => (await client.call(`/api/ai-paper/home/update_log${query}`)).result;
const edit = (body: object) => client.call('/api/ai-paper/admin/update_log', { token: operator, body });
const text = { zh: '新', en: 'New', es: 'Nuevo', ja: '新しい' };

it('begins with the product’s own history, newest first, in four languages', async () => {
  const { entries, total } = await read();
  expect(total).toBe(shippedEntries.length);
  const dates = entries.map(({ date }: { date: string }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const entry of entries)
    for (const language of languages) expect(entry.text[language].length).toBeGreaterThan(20);
  expect(Object.keys(entries[0]).sort()).toEqual(['date', 'id', 'text', 'version']);
});

it('shows what the operator writes, changes and takes away, its own entries too', async () => {
  const added = (await edit({ revision: 0, date: '2027-01-02', version: '1.1', text })).result;
  expect((await read('?page_size=1')).entries).toEqual([{ id: added.id, date: '2027-01-02', version: '1.1', text }]);
  const both = await Promise.all(
    ['a', 'b'].map((zh) =>
      edit({ ...{ id: added.id, revision: 1, date: '2027-01-02', version: null }, text: { ...text, zh } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [own] = shippedEntries;
  if (!own) throw new Error('nothing is shipped');
  await edit({ ...own, revision: 0, is_removed: true });
  const ids = (await read('?page_size=50')).entries.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain(own.id);
  const edited = (await client.call('/api/ai-paper/admin/update_log?page_size=50', { token: operator })).result;
  expect(edited.entries.find(({ id }: { id: string }) => id === own.id)).toMatchObject({
    is_removed: true,
    revision: 1,
  });
  await edit({ ...own, revision: 1 });
  expect((await read('?page_size=50')).total).toBe(shippedEntries.length + 1);
  const audit = await listAudit(site.platform.db, `update-log:${own.id}`);
  expect(audit.map(({ action }) => action)).toEqual(['update-log.remove', 'update-log.write']);
});

it('refuses an entry that one of the languages lacks, and one that is nobody’s', async () => {
  expect(await edit({ revision: 0, date: '2027-01-02', version: null, text: { ...text, ja: ' ' } })).toMatchObject({
    status: 422,
    fields: [{ path: 'text.ja' }],
  });
  expect(await edit({ revision: 0, date: '2027-02-30', version: null, text })).toMatchObject({ status: 422 });
  expect(await edit({ id: 'nobody', revision: 0, date: '2027-01-02', version: null, text })).toMatchObject({
    status: 404,
  });
});
