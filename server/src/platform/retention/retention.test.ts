import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countModelCalls } from '../../engines/model/count-calls.ts';
import { beginAttempt, findSameRequest } from '../../engines/model/store.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { createLogger } from '../logger.ts';
import { createRetention } from './retention.ts';
import type { Sweep } from './sweep.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let site: TestSite;
let token: string;
let userId: string;
let orderId: string;
let outlineId: string;
beforeAll(async () => {
  site = await createTestSite();
  token = await createSiteClient(site).logInToken(newPhone());
  userId = await one('select id from users order by created_at desc limit 1');
  outlineId = await one(
    `insert into outlines (key1, user_id, version, step, title, language, type, field, product, word_count, free_num)
     values ('k-kept', $1, 'v1', 'OUTLINE', 't', 'zh', 'course_paper', 'management', 'FINAL', 8000, 3) returning id`,
    [userId],
  );
  orderId = await one(
    `insert into orders (out_trade_no, user_id, order_type, pay_type, subject, title, is_reduce_aigc, additional_service,
                         estimated_minutes, lines, original_fen, created_at, updated_at)
     values ('T1', $1, 'PAPER', 'PAY_ALL', 's', 't', false, '{}', 1, '[]', 100, now(), now()) returning id`,
    [userId],
  );
  // Those of the login run empty at some moment of this test.
  await query('delete from rate_limits');
});
afterAll(async () => await site.close());

const insertCheck =
  'insert into checks (user_id, fingerprint, source, language, report_language, title, units, cleaned, compare_with, created_at, updated_at)';

const query = async (text: string, values: unknown[] = []) => (await site.platform.pool.query(text, values)).rows;
const one = async (text: string, values: unknown[] = []): Promise<string> =>
  Object.values((await query(text, values))[0] ?? {})[0] as string;
const sweep = (only: string) => site.retention.sweep({ only: [only] });

const insertRun = (state: 'SUCCEEDED' | 'RUNNING', at: Date, label: string) =>
  one(
    `insert into runs (kind, subject, input, state, last_seq, created_at, finished_at)
     values ('old', $1, '{}', $2, 3, $3, case when $2 = 'SUCCEEDED' then $3::timestamptz end) returning id`,
    [label, state, at],
  );

/** How a row of each kind comes to be of an age, by the label under which it is found again. */
const kinds: Record<string, { keptMs: number; put(at: Date, label: string): Promise<unknown>; left: string }> = {
  rate_limits: {
    keptMs: 0,
    put: (at, label) => query('insert into rate_limits values ($1, $2)', [label, at]),
    left: 'select key as label from rate_limits',
  },
  idempotency_keys: {
    keptMs: dayMs,
    put: (at, label) => query(`insert into idempotency_keys values ($1, $2, 'r', '', '{}', $3)`, [userId, label, at]),
    left: 'select key as label from idempotency_keys',
  },
  run_events: {
    keptMs: 7 * dayMs,
    async put(at, label) {
      const id = await insertRun('SUCCEEDED', at, label);
      await query(
        `insert into run_events (run_id, seq, type, data) select $1, n, 'e', '{}' from generate_series(1, 3) n`,
        [id],
      );
    },
    left: `select subject as label from run_events join runs on runs.id = run_id where seq < last_seq group by 1`,
  },
  run_steps: {
    keptMs: 30 * dayMs,
    async put(at, label) {
      const id = await insertRun('SUCCEEDED', at, label);
      await query(
        `insert into run_steps (run_id, kind, key, phase, position, input, state) values ($1, 's', 'k', 'p', 0, '{}', 'SUCCEEDED')`,
        [id],
      );
    },
    left: 'select subject as label from run_steps join runs on runs.id = run_id',
  },
  live_texts: {
    keptMs: 7 * dayMs,
    put: (at, label) =>
      query(`insert into live_texts values (gen_random_uuid(), gen_random_uuid(), 1, 1, $2, $1)`, [at, label]),
    left: 'select text as label from live_texts',
  },
  live_text_deltas: {
    keptMs: hourMs,
    put: (at, label) =>
      query('insert into live_text_deltas (writer, deltas, created_at) values (gen_random_uuid(), $1, $2)', [
        label,
        at,
      ]),
    left: 'select deltas as label from live_text_deltas',
  },
  'model_calls.response': {
    keptMs: 90 * dayMs,
    put: (at, label) => putCall('order', at, label),
    left: 'select subject_id as label from model_calls where response is not null',
  },
  model_calls: {
    keptMs: 400 * dayMs,
    put: (at, label) => putCall('title', at, label),
    left: `select subject_id as label from model_calls where subject_kind <> 'order'`,
  },
  literature_answers: {
    keptMs: 0,
    put: (at, label) => query(`insert into literature_answers values ('openalex', $1, '{}', $2)`, [label, at]),
    left: 'select request_hash as label from literature_answers',
  },
  stand_in_sms: {
    keptMs: 2 * dayMs,
    put: (at, label) => query(`insert into stand_in_sms values ($1, 'LOGIN', '1', $2)`, [label, at]),
    left: 'select phone as label from stand_in_sms',
  },
  files: {
    keptMs: 0,
    put: (at, label) =>
      query(
        `insert into files (file_key, owner_id, purpose, name, type, quota_bytes, created_at, expires_at)
             values ($1, $2, 'ARRIVING', '', '', 0, $3, $3)`,
        [label, userId, at],
      ),
    left: 'select file_key as label from files',
  },
  'files.site_image': {
    keptMs: dayMs,
    put: (at, label) =>
      query(
        `insert into files (file_key, owner_id, purpose, name, type, quota_bytes, created_at)
             values ('site ' || $1, $2, 'SITE_IMAGE', '', '', 0, $3)`,
        [label, userId, at],
      ),
    left: `select replace(file_key, 'site ', '') as label from files where purpose = 'SITE_IMAGE'`,
  },
  sessions: {
    keptMs: 30 * dayMs,
    put: (at, label) =>
      query(
        `insert into sessions (user_id, token_hash, device, ip, created_at, last_seen_at, expires_at)
             values ($1, sha256(convert_to($2::text, 'utf8')), $2::text, '', $3, $3, $3)`,
        [userId, label, at],
      ),
    left: 'select device as label from sessions',
  },
  sms_sends: {
    keptMs: 2 * dayMs,
    put: (at, label) =>
      query(`insert into sms_sends (phone, purpose, ip, created_at) values ($1, 'LOGIN', '', $2)`, [label, at]),
    left: 'select phone as label from sms_sends',
  },
  sms_codes: {
    keptMs: 2 * dayMs,
    put: (at, label) =>
      query(
        `insert into sms_codes (phone, purpose, id, digest, created_at, expires_at)
             values ($1, 'LOGIN', gen_random_uuid(), '', $2, $2)`,
        [label, at],
      ),
    left: 'select phone as label from sms_codes',
  },
  library_imports: {
    keptMs: 365 * dayMs,
    put: (at, label) =>
      query(`insert into library_imports (file_hash, source, size_bytes, finished_at) values ($1, 's', 1, $2)`, [
        label,
        at,
      ]),
    left: 'select file_hash as label from library_imports',
  },
  reductions: {
    keptMs: 7 * dayMs,
    put: (at, label) =>
      query(
        `insert into reductions (user_id, fingerprint, source, mode, language, report_language, title, units, is_tracked, cleaned, kept, engine,
                                 engine_version, created_at, updated_at)
         values ($1, $2, 'TEXT', 'AIGC', 'zh', 'en', 't', 100, false, 0, '{}', 'BUILT_IN', '1', $3, $3)`,
        [userId, label, at],
      ),
    left: 'select fingerprint as label from reductions',
  },
  reduction_files: {
    keptMs: dayMs,
    put: (at, label) =>
      query(
        `with paid as (
           insert into reductions (user_id, fingerprint, source, mode, language, report_language, title, units, is_tracked, cleaned, kept,
                                   engine, engine_version, created_at, updated_at)
           values ($1, 'lost ' || $2, 'TEXT', 'AIGC', 'zh', 'en', 't', 100, false, 0, '{}', 'BUILT_IN', '1', now(), now()) returning id)
         insert into reduction_files (key, reduction_id, created_at) select $2, id, $3 from paid`,
        [userId, label, at],
      ),
    left: 'select key as label from reduction_files',
  },
  checks: {
    keptMs: 7 * dayMs,
    put: (at, label) =>
      query(`${insertCheck} values ($1, $2, 'TEXT', 'zh', 'en', 't', 100, 0, '{}', $3, $3)`, [userId, label, at]),
    left: 'select fingerprint as label from checks',
  },
  check_files: {
    keptMs: dayMs,
    put: (at, label) =>
      query(
        `with paid as (${insertCheck} values ($1, 'lost ' || $2, 'TEXT', 'zh', 'en', 't', 100, 0, '{}', now(), now()) returning id)
         insert into check_files (key, check_id, created_at) select $2, id, $3 from paid`,
        [userId, label, at],
      ),
    left: 'select key as label from check_files',
  },
  'outlines.deleted': {
    keptMs: 30 * dayMs,
    put: (at, label) =>
      query(
        `insert into outlines (key1, user_id, version, step, title, language, type, field, product, word_count, free_num, deleted_at)
         values ($1, $2, 'v1', 'OUTLINE', 't', 'zh', 'course_paper', 'management', 'FINAL', 8000, 3, $3)`,
        [label, userId, at],
      ),
    left: 'select key1 as label from outlines',
  },
  outline_writings: {
    keptMs: 2 * dayMs,
    put: (at, label) =>
      query('insert into outline_writings (id, user_id, outline_id, started_at) values (md5($1)::uuid, $2, $3, $4)', [
        label,
        userId,
        outlineId,
        at,
      ]),
    left: `select label from outline_writings join (values ('old'), ('young')) known (label) on md5(label)::uuid = id`,
  },
  amend_documents: {
    keptMs: 180 * dayMs,
    put: (at, label) =>
      query(
        `insert into amend_documents (user_id, file_key, name, language, created_at, updated_at)
         values ($1, $2, 'a.docx', 'zh', $3, $3)`,
        [userId, label, at],
      ),
    left: 'select file_key as label from amend_documents',
  },
  customer_messages: {
    keptMs: 365 * dayMs,
    put: (at, label) =>
      query(
        `insert into customer_messages (user_id, text, contact, language, created_at) values ($1, $2, '', 'zh', $3)`,
        [userId, label, at],
      ),
    left: 'select text as label from customer_messages',
  },
  'allowance_uses.held': {
    keptMs: dayMs,
    put: (at, label) => putUse(at, `held ${label}`, 'HELD'),
    left: `select substr(reference, 6) as label from allowance_uses where state = 'HELD'`,
  },
  allowance_uses: {
    keptMs: 30 * dayMs,
    put: (at, label) => putUse(at, label, 'RELEASED'),
    left: `select reference as label from allowance_uses where reference not like 'held %'`,
  },
  tool_uses: {
    keptMs: 30 * dayMs,
    // Counted by the day: one that lies across the border is neither.
    put: (at, label) =>
      query(`insert into tool_uses (user_id, day, used) values ($1, $2::timestamptz::date, $3)`, [
        userId,
        new Date(at.getTime() + (label === 'young' ? dayMs : -dayMs)),
        label.length,
      ]),
    left: `select case used when 5 then 'young' else 'old' end as label from tool_uses`,
  },
  agent_days: {
    keptMs: 800 * dayMs,
    put: (at, label) =>
      query(`insert into agent_days (user_id, day, visits, seen) values ($1, $2::timestamptz::date, $3, '')`, [
        userId,
        new Date(at.getTime() + (label === 'young' ? dayMs : -dayMs)),
        label.length,
      ]),
    left: `select case visits when 5 then 'young' else 'old' end as label from agent_days`,
  },
  'invites.places': {
    keptMs: 30 * dayMs,
    put: (at, label) =>
      query(`insert into invites (user_id, outcome, address_digest, created_at) values ($1, 'REWARDED', $2, $3)`, [
        userId,
        label,
        at,
      ]),
    left: 'select address_digest as label from invites where address_digest is not null',
  },
  departed_phones: {
    keptMs: 730 * dayMs,
    put: (at, label) => query('insert into departed_phones values ($1, $2)', [label, at]),
    left: 'select digest as label from departed_phones',
  },
  'gift_claims.screenshots': {
    keptMs: 90 * dayMs,
    put: (at, label) =>
      query(
        `insert into gift_claims (user_id, channel, tier, source, file_key, status, note, created_at, decided_at)
         values ($1, 'DOUYIN', 20, 'SCREENSHOT', $2, 'REJECTED', 'n', $3, $3)`,
        [userId, label, at],
      ),
    left: 'select file_key as label from gift_claims where file_key is not null',
  },
  claimed_screenshots: {
    keptMs: 730 * dayMs,
    put: (at, label) => query('insert into claimed_screenshots values ($1, $2)', [label, at]),
    left: 'select digest as label from claimed_screenshots',
  },
  analytics_counts: {
    keptMs: 400 * dayMs,
    // By the day, as above.
    put: (at, label) =>
      query(`insert into analytics_counts values ($1::timestamptz::date, 'view', $2, false, 0, 1)`, [
        new Date(at.getTime() + (label === 'young' ? dayMs : -dayMs)),
        label,
      ]),
    left: 'select label from analytics_counts',
  },
  attributed_events: {
    keptMs: 180 * dayMs,
    put: (at, label) =>
      query(`insert into attributed_events (bd_vid, name, label, created_at) values ('b', 'view', $1, $2)`, [
        label,
        at,
      ]),
    left: 'select label from attributed_events',
  },
  'order_events.item_changed': {
    keptMs: 30 * dayMs,
    put: (at, label) =>
      query(
        `insert into order_events (order_id, seq, type, data, created_at)
             select $1, hashtext($2::text), 'item_changed', jsonb_build_object('label', $2::text), $3`,
        [orderId, label, at],
      ),
    left: `select data->>'label' as label from order_events where type = 'item_changed'`,
  },
};

function putUse(at: Date, reference: string, state: string) {
  return query(
    `insert into allowance_uses (reference, user_id, kind, paid_by, held_characters, state, created_at)
     values ($1, $2, 'CHAT', 'FREE', 0, $3, $4)`,
    [reference, userId, state, at],
  );
}

function putCall(kind: string, at: Date, label: string) {
  return query(
    `insert into model_calls (step_key, request_hash, subject_kind, subject_id, prompt_name, prompt_version, model, state, response, started_at, finished_at)
     values ($2::text || $1::text, 'h', $2, $1, 'p', 1, 'm', 'ANSWERED', 'a text', $3, $3)`,
    [label, kind, at],
  );
}

describe('what grows old', () => {
  it('is known for every sweep', () => {
    expect(site.retention.names().sort()).toEqual(Object.keys(kinds).sort());
  });

  it('or stays for ever is said of every table', async () => {
    const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const read = (path: string) => fs.readFile(new URL(path, import.meta.url), 'utf8');
    const tables = named(await read('../database/schema.ts'), /^ {2}(\w+): \w+Table;$/gm);
    const listed = named(await read('../../../../docs/runbooks/retention.md'), /^\| `(\w+)`/gm);
    expect([...tables].filter((name) => !listed.has(name))).toEqual([]);
    expect([...listed].filter((name) => !tables.has(name) && name !== 'pgboss')).toEqual([]);
  });

  it.each(Object.entries(kinds))('%s: what is due goes, and nothing else', async (name, { keptMs, put, left }) => {
    const before = (await query(left)).map(({ label }) => label);
    const now = site.clock.now().getTime();
    await put(new Date(now - keptMs - hourMs), 'old');
    await put(new Date(now - keptMs + hourMs), 'young');
    await sweep(name);
    const after = (await query(left)).map(({ label }) => label);
    expect(after.sort()).toEqual([...before, 'young'].sort());
    // A second round finds nothing.
    expect(await sweep(name)).toEqual({ [name]: 0 });
  });

  it('leaves a run that goes on everything, however long ago it began', async () => {
    const id = await insertRun('RUNNING', new Date(site.clock.now().getTime() - 900 * dayMs), 'open');
    await query(`insert into run_events (run_id, seq, type, data) values ($1, 1, 'e', '{}')`, [id]);
    await query(
      `insert into run_steps (run_id, kind, key, phase, position, input) values ($1, 's', 'k', 'p', 0, '{}')`,
      [id],
    );
    await site.retention.sweep();
    expect(await one('select count(*) from run_events where run_id = $1', [id])).toBe(1);
    expect(await one('select count(*) from run_steps where run_id = $1', [id])).toBe(1);
  });

  it('leaves an order what happened to it, and an import that was broken off its place', async () => {
    const long = new Date(site.clock.now().getTime() - 900 * dayMs);
    await query(`insert into order_events (order_id, seq, type, created_at) values ($1, 1, 'paid', $2)`, [
      orderId,
      long,
    ]);
    await query(`insert into library_imports (file_hash, source, size_bytes, created_at) values ('half', 's', 1, $1)`, [
      long,
    ]);
    await site.retention.sweep();
    expect(await query(`select type from order_events where seq = 1`)).toEqual([{ type: 'paid' }]);
    expect(await query(`select line from library_imports where file_hash = 'half'`)).toEqual([{ line: 0 }]);
  });
});

describe('whoever reads what is old', () => {
  it('is told how a run ended, though not what it said', async () => {
    const id = await insertRun('SUCCEEDED', new Date(site.clock.now().getTime() - 8 * dayMs), 'followed');
    await query(
      `insert into run_events (run_id, seq, type, data)
       values ($1, 1, 'stage', '{}'), ($1, 2, 'text', '{}'), ($1, 3, 'done', '{"state":"SUCCEEDED"}')`,
      [id],
    );
    await query('update outlines set run_id = $1 where id = $2', [id, outlineId]);
    await sweep('run_events');
    const follow = async (headers: Record<string, string>) => {
      const answer = await fetch(`${site.url}/api/ai-paper/paper/outline/events/k-kept`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      return [...(await answer.text()).matchAll(/^event: (\w+)/gm)].map(([, type]) => type);
    };
    expect(await follow({})).toEqual(['snapshot', 'done']);
    expect(await follow({ 'last-event-id': '1' })).toEqual(['done']);
  });

  it('counts a model’s answers whose texts are gone, and buys one that is needed again', async () => {
    const { db } = site.platform;
    const subject = { kind: 'order' as const, id: 'counted' };
    await query(
      `insert into model_calls (step_key, request_hash, subject_kind, subject_id, prompt_name, prompt_version, model, state, response, cost_micro_fen, started_at)
       values ('gone', 'h', 'order', 'counted', 'p', 1, 'm', 'ANSWERED', 'a text', 7, $1)`,
      [new Date(site.clock.now().getTime() - 91 * dayMs)],
    );
    expect(await findSameRequest(db, subject, 'h')).toMatchObject({ response: 'a text' });
    await sweep('model_calls.response');
    expect(await countModelCalls(db, subject)).toBe(1);
    expect(await findSameRequest(db, subject, 'h')).toBeNull();
    const call = { subject, userId: null };
    const asked = { stepKey: 'gone', requestHash: 'h', promptName: 'p', promptVersion: 1, model: 'm', call };
    expect(await beginAttempt(db, asked)).toBe(1);
    await query(`update model_calls set response = 'again' where step_key = 'gone'`);
    await sweep('model_calls.response');
    expect(await query(`select response, cost_micro_fen from model_calls where step_key = 'gone'`)).toEqual([
      { response: 'again', cost_micro_fen: 7 },
    ]);
  });
});

describe('a sweep', () => {
  const putOld = (count: number) =>
    query(
      `insert into sms_sends (phone, purpose, ip, created_at) select 'p' || n, 'LOGIN', '', $1 from generate_series(1, $2::int) n`,
      [new Date(site.clock.now().getTime() - 3 * dayMs), count],
    );
  const countOld = () => one(`select count(*) from sms_sends where phone like 'p%'`);

  it('done by two workers at once takes each row once, passes over what is held, and tells how much it took', async () => {
    const before = Number(await one(`select coalesce(max(removed), 0) from retention_sweeps where name = 'sms_sends'`));
    await putOld(2_500);
    const holder = await site.platform.pool.connect();
    await holder.query(`begin; select 1 from sms_sends where phone = 'p1' for update`);
    const removed = await Promise.all([sweep('sms_sends'), sweep('sms_sends')]);
    expect(removed.reduce((sum, { sms_sends = 0 }) => sum + sms_sends, 0)).toBe(2_499);
    expect(await countOld()).toBe(1);
    await holder.query('commit');
    holder.release();
    expect(await sweep('sms_sends')).toEqual({ sms_sends: 1 });
    const figures = await (await fetch(`${site.url}/metrics`)).text();
    expect(figures).toContain(`retention_rows_removed_total{sweep="sms_sends"} ${before + 2_500}`);
    expect(figures).toMatch(/^retention_last_sweep_timestamp_seconds\{sweep="sms_sends"\} \d+/m);
    expect(figures).toMatch(/^retention_oldest_row_age_seconds\{sweep="run_events"\} \d+/m);
  });

  it('goes on past a kind that fails, and ends between two batches when the process stops', async () => {
    const retention = createRetention({ ...site.platform, logger: createLogger('silent') });
    let batches = 0;
    const endless: Sweep = {
      name: 'endless',
      keptMs: 0,
      async remove() {
        batches += 1;
        if (batches === 2) retention.stop();
        return { rows: 1, hasMore: true };
      },
      findOldest: async () => null,
    };
    const failing = { ...endless, name: 'failing', remove: () => Promise.reject(new Error('no')) };
    retention.register(failing, endless, { ...endless, name: 'later' });
    expect(await retention.sweep()).toEqual({ endless: 2 });
  });
});
