import { routes } from '@yanmo/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantPermission } from './features/accounts/service.ts';
import { createSiteClient, newPhone } from './testing/site-client.ts';
import { spyOnStatements } from './testing/statement-spy.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;
let token: string;
const rowsOfEach = 20;

beforeAll(async () => {
  site = await createTestSite();
  const { pool, db, clock } = site.platform;
  const phone = newPhone();
  await grantPermission({ db, clock }, { program: 'test' }, phone, 'SUPER_ADMIN');
  token = await createSiteClient(site).logInToken(phone);
  const { rows } = await pool.query('select id from users where phone = $1', [phone]);
  await seed(rows[0].id);
});
afterAll(async () => await site.close());

/** Twenty of everything that is listed: delivered papers with editions, refunds with evidence of as many people, … */
async function seed(userId: string): Promise<void> {
  const { pool } = site.platform;
  const numbers = `generate_series(1, ${rowsOfEach}) n`;
  await pool.query(
    `with people as (
       insert into users (phone, user_name, created_at) select '139000000' || n, 'u' || n, now() from ${numbers} returning id, phone
     ), placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, title, is_reduce_aigc,
                           additional_service, estimated_minutes, lines, original_fen, paid_fen, created_at, updated_at)
       select 'T' || lpad(n::text, 8, '0'), $1::uuid, 'PAPER_UNDERGRADUATE', 'PAY_ALL', 'TRADE_SUCCESS', 's' || n, 't', false, '{}', 1, '[]', 100, 100, now(), now()
         from ${numbers} returning id, out_trade_no
     ), items as (
       insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope, progress, finished_at)
       select id, out_trade_no, $1::uuid, position, kind, '{"key1":"k"}', 't', 100, 2, 'all', 100, now()
         from placed, (values (0, 'PAPER'), (1, 'EXTRA_PROPOSAL'), (2, 'REDUCE_AIGC')) given (position, kind)
       returning id, out_trade_no, kind
     ), written as (
       insert into papers (item_id, user_id, out_trade_no, kind, key1, request, template_id, citation_style, engine,
                           engine_version, certificate, edition, created_at, delivered_at)
       select id, $1::uuid, out_trade_no, kind, 'k', '{"title":"t","language":"zh","type":"thesis","field":"management","level":"UNDERGRADUATE","wordCount":10,"chapters":[]}', 't', 'GB', 'BUILT_IN', '1', '{"units":10}', 1, now(), now()
         from items where kind <> 'REDUCE_AIGC' returning id, item_id
     ), rewritten as (
       insert into reductions (user_id, item_id, out_trade_no, fingerprint, source, mode, language, report_language, title, units,
                               is_tracked, cleaned, kept, engine, engine_version, created_at, updated_at)
       select $1::uuid, id, out_trade_no, 'paper ' || id, 'PAPER', 'AIGC', 'zh', 'zh', 't', 10, false, 0,
              '{"tables":0,"figures":0,"formulas":0,"footnotes":0,"citations":0}', 'BUILT_IN', '1', now(), now()
         from items where kind = 'REDUCE_AIGC'
     ), editions as (
       insert into paper_editions (paper_id, edition, is_preview, folder, template_id, citation_style, pages, certificate, versions, created_at)
       select id, 1, false, 'papers/' || item_id, 't', 'GB', 1, '{}', '{}', now() from written
     ), evidence as (
       insert into files (file_key, owner_id, purpose, name, type, size_bytes, quota_bytes, created_at)
       select 'f' || phone, id, 'EVIDENCE', 'e.png', 'image/png', 1, 1, now() from people returning owner_id, file_key
     )
     insert into refund_applications (order_id, user_id, origin, rule, status, reason, destination, requested_fen, file_keys, created_at)
     select placed.id, evidence.owner_id, 'USER', 'DELIVERED', 'PENDING', 'r', 'WALLET', 10, array[file_key], now()
       from (select *, row_number() over () as n from evidence) evidence
       join (select *, row_number() over () as n from placed) placed using (n)`,
    [userId],
  );
  await pool.query(
    `insert into outlines (key1, user_id, version, step, status, title, language, type, field, product, word_count, free_num)
     select 'o' || n, $1, 'v1', 'OUTLINE', 'SUCCEEDED', 't', 'zh', 'thesis', 'management', 'UNDERGRADUATE', 8000, 3 from ${numbers}`,
    [userId],
  );
  await pool.query(
    `insert into readings (user_id, file_key, file_name, file_type, reader_language, title, state, engine, created_at)
     select $1, 'k' || n, 'a.pdf', 'application/pdf', 'zh', 't', 'READY', 'builtin', now() from ${numbers}`,
    [userId],
  );
  await pool.query(
    `insert into coupon_batches (kind, amount_fen, count, channel, expires_at, created_by, created_at)
     select 'WALLET', 1, 1, 'c', now() + interval '1 day', 'test', now() from ${numbers}`,
  );
  await pool.query(
    `with found as (
       insert into works (title, source, title_key, title_words) select 'digital ' || n, 'test', 'digital ' || n, 'digital ' || n from ${numbers} returning id
     ) insert into library_saves (user_id, work_id) select $1, id from found`,
    [userId],
  );
  await pool.query(
    `with people as (
       update users set agent_id = $1 where user_name ~ '^u[0-9]+$' returning id, phone
     ), asked as (
       insert into agents (user_id, sub_domain, status, name, contact, created_at, decided_at)
       select id, 'agent-' || phone, 'ACTIVE', 'a', 'c', now(), now() from people
       union all select $1, 'agent-own', 'ACTIVE', 'a', 'c', now(), now()
     ), sold as (
       update orders set agent_id = $1, commission_percent = 10 where user_id = $1
     )
     insert into agent_withdrawals (user_id, amount_fen, account, status, created_at, decided_at)
     select $1, 1, 'a', 'PAID', now(), now() from ${numbers}`,
    [userId],
  );
  await pool.query(
    `insert into gift_claims (user_id, channel, tier, source, status, created_at, decided_at)
     select id, 'DOUYIN', 20, 'SCREENSHOT', 'REJECTED', now(), now() from users where user_name ~ '^u[0-9]+$'`,
  );
  await pool.query(
    `insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope, error, finished_at)
     select id, out_trade_no, user_id, 3, 'EXTRA_SURVEY', '{"key1":"k"}', 't', 100, 3, 'all', 'item_failed', now() from orders`,
  );
  await pool.query(
    `insert into coupons (user_id, kind, percent, channel, expires_at, created_at)
     select id, 'DISCOUNT', 20, 'c', now() + interval '1 day', now() from users where user_name ~ '^u[0-9]+$'`,
  );
  await pool.query(
    `insert into audit_log (actor, action, subject, created_at) select 'user:' || $1::text, 'settings.change', 's' || n, now() from ${numbers}`,
    [userId],
  );
  await pool.query(
    `insert into customer_messages (user_id, text, contact, language, created_at) select $1, 't' || n, '', 'zh', now() from ${numbers}`,
    [userId],
  );
  await pool.query(
    `insert into update_log_entries (id, day, texts, revision, updated_by, updated_at)
     select 'e' || n, '2026-01-01', '{"zh":"t","en":"t","es":"t","ja":"t"}', 1, 'test', now() from ${numbers}`,
  );
  await pool.query(
    `with sent as (
       insert into amend_documents (id, user_id, file_key, name, language, created_at, updated_at)
       select case n when 1 then '${amended}'::uuid else gen_random_uuid() end, $1, 'a' || n, 'a.docx', 'zh', now(), now() from ${numbers}
     )
     insert into amend_paragraphs (document_id, id, position, lead, original, text, is_editable, held)
     select '${amended}', 'p' || n, n, '', 't', 't', true, '{}' from ${numbers}`,
    [userId],
  );
  await pool.query(
    `with account as (
       insert into ledger_accounts (kind, unit, owner_id, balance) values ('WALLET', 'FEN', $1, ${rowsOfEach}) returning id
     ), booked as (
       insert into ledger_transactions (kind, reference, created_at) select 'RECHARGE', 'r' || n, now() from ${numbers} returning id
     )
     insert into ledger_entries (transaction_id, account_id, amount, balance_after)
     select booked.id, account.id, 1, 1 from booked, account
     union all select booked.id, house.id, -1, null from booked, ledger_accounts house where house.kind = 'GIFT_COST'`,
    [userId],
  );
}

async function countStatements(
  path: string,
  body?: unknown,
): Promise<{ statements: string[]; result: Record<string, unknown> }> {
  const { call } = createSiteClient(site);
  const spy = spyOnStatements(site.platform.pool);
  const { status, result, message } = await call(path, { token, body });
  const statements = spy.stop();
  expect([status, message]).toEqual([200, message]);
  return { statements, result };
}

const hasPages = ({ query }: (typeof routes)[number]) =>
  'page_size' in ((query as { shape?: object } | undefined)?.shape ?? {});
const amended = '00000000-0000-4000-8000-000000000001';
const queries: Record<string, string> = {
  '/api/ai-paper/explore/search': 'q=digital&',
  '/api/ai-paper/amend/paragraphs': `key=${amended}&`,
};
/** Not filled here: they are written by a worker, and read in one statement. */
const empty = new Set(['/api/ai-paper/home/samples']);

describe('a list', () => {
  it.each(routes.filter(hasPages).map(({ path }) => path))(
    '%s asks as often for twenty rows as for one',
    async (path) => {
      const page = (size: number) => countStatements(`${path}?${queries[path] ?? ''}page_num=1&page_size=${size}`);
      await page(1);
      const one = await page(1);
      const twenty = await page(rowsOfEach);
      if (!empty.has(path)) expect(Number(twenty.result.total)).toBeGreaterThanOrEqual(rowsOfEach);
      expect(twenty.statements.toSorted()).toHaveLength(one.statements.length);
    },
  );
});

describe('a paper that is being written', () => {
  beforeAll(async () => {
    const { pool } = site.platform;
    await pool.query(
      `with run as (
         insert into runs (kind, subject, input, state, phase, started_at) values ('paper', 's', '{}', 'RUNNING', 'sections', now()) returning id
       ), steps as (
         insert into run_steps (run_id, kind, key, phase, position, input, output, state)
         select id, 'section', 'k' || n, 'sections', n, jsonb_build_object('section', 's' || n), '{"text":"long"}', 'SUCCEEDED'
           from run, generate_series(1, 9) n
       ), begun as (
         update order_items set stage = 1, progress = 50, finished_at = null where out_trade_no = 'T00000001' and kind = 'PAPER' returning id
       )
       update papers set run_id = run.id, delivered_at = null, edition = 0
         from run, begun where item_id = begun.id`,
    );
  });

  /** Whole texts and measurements, which a page that asks every few seconds shows nothing of. */
  const heavy = /"(?:output|plan|abstracts|certificate|statement|text)"|select \*/;

  it.each([
    ['orders/order/T00000001', undefined],
    ['paper/paper_status', { out_trade_no: 'T00000001' }],
  ])('%s is asked about without reading what its steps answered', async (path, body) => {
    const { statements } = await countStatements(`/api/ai-paper/${path}`, body);
    expect(statements.some((statement) => statement.includes('"run_steps"'))).toBe(true);
    const ofPaper = statements.filter((statement) => /run_steps|papers|editions|sections/.test(statement));
    expect(ofPaper.filter((statement) => heavy.test(statement))).toEqual([]);
  });
});
