import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { asAnotherCaller } from '../../platform/database/one-connection.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { settingDefinitions } from './definitions.ts';
import { createSettingsService, listAudit } from './service.ts';

let database: TestDatabase;
const clock = createTestClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.close());

const service = () => createSettingsService({ db: database.db, clock, logger: createLogger('silent') });
const operator = { userId: '00000000-0000-4000-8000-000000000001' };
const change = (settings: ReturnType<typeof service>, key: string, value: unknown) =>
  inTransaction(database.db, (tx) => settings.changeSetting(tx, operator, key, value));
const labels = { zh: '通知', en: 'Notice', es: 'Aviso', ja: 'お知らせ' };

it('answers defaults that fit their own schemas', async () => {
  const settings = service();
  for (const [key, definition] of Object.entries(settingDefinitions)) {
    expect(definition.schema.parse(definition.default), key).toEqual(definition.default);
  }
  expect(await settings.getSetting('site_name')).toBe('研墨 Yanmo');
  expect(await settings.getSetting('maintenance')).toBeNull();
});

it('shows a change at once in this process and within seconds in another', async () => {
  const [here, there] = [service(), service()];
  expect(await there.getSetting('notice')).toBeNull();
  await change(here, 'notice', labels);
  expect(await here.getSetting('notice')).toEqual(labels);
  expect(await there.getSetting('notice')).toBeNull();
  clock.move(6);
  expect(await there.getSetting('notice')).toEqual(labels);
});

it('shows a change that was read past while it was made, once it is made', async () => {
  const settings = service();
  await inTransaction(database.db, async (tx) => {
    await settings.changeSetting(tx, operator, 'notice', { ...labels, en: 'Another' });
    expect(await asAnotherCaller(() => settings.getSetting('notice'))).not.toMatchObject({ en: 'Another' });
  });
  expect(await settings.getSetting('notice')).toMatchObject({ en: 'Another' });
});

it('writes who changed what from what to what', async () => {
  const settings = service();
  await change(settings, 'site_name', '研墨');
  await change(settings, 'site_name', 'Yanmo');
  expect(await listAudit(database.db, 'setting:site_name')).toMatchObject([
    { actor: `user:${operator.userId}`, action: 'settings.change', before: '研墨 Yanmo', after: '研墨' },
    { actor: `user:${operator.userId}`, action: 'settings.change', before: '研墨', after: 'Yanmo' },
  ]);
});

it('chains the entries of changes that happen at once', async () => {
  const settings = service();
  const texts = Array.from({ length: 8 }, (_, index) => [{ ...labels, en: `Banner ${index}` }]);
  await Promise.all(texts.map((banner) => change(settings, 'banner', banner)));
  const entries = await listAudit(database.db, 'setting:banner');
  expect(entries).toHaveLength(8);
  entries.slice(1).forEach((entry, index) => {
    expect(entry.before).toEqual(entries[index]?.after);
  });
});

it('leaves neither a change nor an entry when the transaction fails', async () => {
  const settings = service();
  const failing = inTransaction(database.db, async (tx) => {
    await settings.changeSetting(tx, operator, 'qr_codes', { ...settingDefinitions.qr_codes.default });
    throw new Error('later step');
  });
  await expect(failing).rejects.toThrow('later step');
  expect(await listAudit(database.db, 'setting:qr_codes')).toEqual([]);
});

it.each([
  ['site_name', ''],
  ['notice', { zh: '只有中文' }],
  ['qr_codes', { 2: { target: 'javascript:alert(1)', image_url: null } }],
  ['qr_codes', { ...settingDefinitions.qr_codes.default, 2: { target: '//evil.example', image_url: null } }],
  ['maintenance', { starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' }],
])('refuses %s = %j', async (key, value) => {
  await expect(change(service(), key, value)).rejects.toMatchObject({ code: 'invalid_fields' });
});

it('knows no setting of another name', async () => {
  await expect(change(service(), 'toString', 'x')).rejects.toMatchObject({ code: 'not_found' });
});

it('plans a maintenance of eleven hours, announces it, and ends it', async () => {
  const settings = service();
  const startsAt = new Date(clock.now().getTime() + 3_600_000);
  await change(settings, 'maintenance', { starts_at: startsAt.toISOString() });
  const endsAt = new Date(startsAt.getTime() + 11 * 3_600_000);
  expect(await settings.findMaintenance()).toMatchObject({
    ends_at: endsAt.toISOString(),
    text: { zh: expect.any(String) },
  });
  expect(await settings.findCurrentMaintenance()).toBeNull();
  clock.move(3_601);
  expect(await settings.findCurrentMaintenance()).toEqual({ endsAt });
  clock.move(11 * 3_600);
  expect(await settings.findCurrentMaintenance()).toBeNull();
  expect(await settings.findMaintenance()).toBeNull();
});

it('goes on with the default when a stored value no longer fits', async () => {
  await database.db
    .insertInto('settings')
    .values({ key: 'site_name', value: '42', updated_at: clock.now(), updated_by: 'program:test' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '42' }))
    .execute();
  expect(await service().getSetting('site_name')).toBe('研墨 Yanmo');
});
