import type { Language } from '@yanmo/contract/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { createMeasured, medianLength, punctualMinutes } from './measured.ts';

let site: TestSite;
let userId: string;
beforeAll(async () => {
  site = await createTestSite();
  const phone = newPhone();
  await createSiteClient(site).logInToken(phone);
  const { rows } = await site.platform.pool.query('select id from users where phone = $1', [phone]);
  userId = rows[0].id;
});
afterAll(async () => await site.close());

let number = 0;

async function deliverOutline(characters: number, { language = 'zh', engine = 'BUILT_IN' } = {}): Promise<void> {
  number += 1;
  const chapters = [{ id: 'a', title: '绪论', summary: `${'字'.repeat(characters - 2)}，。 `, word_count: 0 }];
  await site.platform.pool.query(
    `with written as (
       insert into runs (kind, subject, input, state, finished_at) values ('outline', $1, '{}', 'SUCCEEDED', now())
     )
     insert into outlines (key1, user_id, version, step, status, title, language, type, field, product, word_count, chapters,
                           free_num, engine)
     values ($1, $2, 'v1', 'OUTLINE', 'SUCCEEDED', 'x', $3, 'thesis', 'law', 'MASTER', 30000, $4, 0, $5)`,
    [`outline-${number}`, userId, language, JSON.stringify(chapters), engine],
  );
}

interface DeliveredPaper {
  units?: number;
  scope?: string;
  engine?: string;
  daysAgo?: number;
}

async function deliverPaper(
  minutes: number,
  { units = 30_000, scope = 'all', engine = 'BUILT_IN', daysAgo = 0 }: DeliveredPaper = {},
): Promise<void> {
  number += 1;
  const at = new Date(site.clock.now().getTime() - daysAgo * 86_400_000);
  await site.platform.pool.query(
    `with placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, title, is_reduce_aigc,
                           additional_service, estimated_minutes, lines, original_fen, created_at, updated_at)
       values ($1, $2, 'PAPER_MASTER', 'PAY_ALL', 'TRADE_SUCCESS', $1, 'x', false, '{}', 60, '[]', 36000, $3, $3)
       returning id
     ), item as (
       insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope, queued_at,
                                finished_at)
       select id, $1, $2, 0, 'PAPER', '{}', 'x', 36000, 2, 'all', $3, $3 from placed returning id
     ), written as (
       insert into runs (kind, subject, input, state, created_at, finished_at)
       select 'paper', id::text, jsonb_build_object('scope', $5::text), 'SUCCEEDED', $3::timestamptz - $6::float8 * interval '1 minute', $3
         from item returning id
     )
     insert into papers (item_id, user_id, out_trade_no, kind, key1, request, template_id, citation_style, run_id, engine,
                         engine_version, certificate, created_at, delivered_at)
     select item.id, $2, $1, 'PAPER', 'x', '{}', 't', 'GB', written.id, $7, '1', jsonb_build_object('units', $4::int), $3, $3
       from item, written`,
    [`P${number}`, userId, at, units, scope, minutes, engine],
  );
}

/** By a room that has just begun, and keeps nothing. */
const measured = (language: Language = 'zh') =>
  createMeasured(site.clock, {
    listOutlineLengths: site.outlines.listLengths,
    listLongPaperMinutes: site.papers.listLongPaperMinutes,
  })(language);

it('says nothing before enough was delivered', async () => {
  for (const characters of [900, 1000, 1100, 4000]) await deliverOutline(characters);
  for (const minutes of [5, 6, 7, 8]) await deliverPaper(minutes);
  expect(await measured()).toEqual({ outline_characters: null, paper_30k_minutes: null });
});

it('says how long outlines of the language are, without punctuation and without those of another engine', async () => {
  await deliverOutline(950);
  for (let index = 0; index < 6; index += 1) await deliverOutline(3000, { engine: 'MODEL' });
  for (let index = 0; index < 5; index += 1) await deliverOutline(2500, { language: 'en' });
  expect((await measured()).outline_characters).toBe(1000);
  expect((await measured('en')).outline_characters).toBe(2500);
  expect((await measured('ja')).outline_characters).toBeNull();
});

it('counts long papers alone, as they were delivered, with the whole time that their buyers waited', async () => {
  await deliverPaper(9.2, { units: 45_000 });
  // None of these is a paper of 30,000 characters that this engine wrote lately.
  await deliverPaper(1, { units: 12_000 });
  await deliverPaper(1, { scope: 'rest' });
  await deliverPaper(1, { engine: 'MODEL' });
  await deliverPaper(1, { daysAgo: 31 });
  expect((await measured()).paper_30k_minutes).toBe(8);
  for (let index = 0; index < 3; index += 1) await deliverPaper(40);
  expect((await measured()).paper_30k_minutes).toBe(40);
});

it('rounds against itself', () => {
  expect(medianLength([1, 2, 3, 4, 5, 6])).toBe(3);
  expect(punctualMinutes([9.01, 9.01, 9.01, 9.01, 60])).toBe(10);
  expect(punctualMinutes([0.2, 0.2, 0.2, 0.2, 0.2])).toBe(1);
  expect(punctualMinutes([1, 1, 1, 60, 60])).toBe(60);
});

it('lets nobody but the first wait, and forgets what could not be looked up', async () => {
  const clock = createTestClock();
  let answer: Promise<number[]> = Promise.resolve([7, 7, 7, 7, 7]);
  const measure = createMeasured(clock, { listOutlineLengths: async () => [], listLongPaperMinutes: () => answer });
  expect((await measure('zh')).paper_30k_minutes).toBe(7);
  clock.move(301);
  const late = Promise.withResolvers<number[]>();
  answer = late.promise;
  expect((await measure('zh')).paper_30k_minutes).toBe(7);
  late.resolve([9, 9, 9, 9, 9]);
  await late.promise;
  await new Promise(setImmediate);
  expect((await measure('zh')).paper_30k_minutes).toBe(9);
  answer = Promise.reject(new Error('the database is away'));
  await expect(measure('ja')).rejects.toThrow();
  answer = Promise.resolve([8, 8, 8, 8, 8]);
  expect((await measure('ja')).paper_30k_minutes).toBe(8);
});
