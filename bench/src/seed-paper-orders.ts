import type pg from 'pg';
import type { PaperBasis } from '../../server/src/features/papers/store.ts';

/** As long as a section of a thesis is, and as its certificate. */
const sectionText = '企业的数字化转型改变了研发、生产与服务之间的分工，也改变了创新的来源。'.repeat(60);
const certificate = JSON.stringify({
  units: 12_000,
  measures: Array.from({ length: 40 }, (_, index) => ({ name: `measure-${index}`, value: 0.5, bar: 0.4, isMet: true })),
});
const leaves = 48;
const request = JSON.stringify({
  title: '数字化转型对制造企业创新绩效的影响研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  level: 'UNDERGRADUATE',
  wordCount: 12_000,
  keywords: [],
  extraRequirements: '',
  variant: 0,
  chapters: Array.from({ length: leaves / 4 }, (_, chapter) => ({
    id: `c${chapter}`,
    title: `第${chapter}章`,
    summary: '',
    units: 1_000,
    works: [],
    children: Array.from({ length: 4 }, (_, leaf) => ({
      id: `s${chapter * 4 + leaf}`,
      title: `第${leaf}节`,
      summary: '',
      units: 250,
      works: [],
      children: [],
    })),
  })),
} satisfies PaperBasis);

export const eventsAnOrder = 5;
/** A statement that takes longer than the pool allows is ended. */
const ordersAtOnce = 50_000;

/** What happened to each order that has no events yet: made, paid, and how far it was. */
export async function seedEvents(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `insert into order_events (order_id, seq, type, to_status, data, created_at)
       select id, n, case when n <= 2 then 'paid' else 'item_changed' end, case when n <= 2 then 'TRADE_SUCCESS' end, '{}',
              now() - interval '90 days'
         from (select id from orders where not exists (select from order_events where order_id = orders.id)
                limit ${ordersAtOnce}) bare, generate_series(1, ${eventsAnOrder}) n`,
    );
    if ((rowCount ?? 0) < ordersAtOnce * eventsAnOrder) break;
  }
  await pool.query('analyze order_events');
}

/** Twenty papers that were delivered to a user, and one that is half written; the number of its order. */
export async function seedPapersOf(pool: pg.Pool, userId: string): Promise<string> {
  const outTradeNo = 'BENCHWRITTEN';
  await pool.query(
    `with placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, key1, title,
                           is_reduce_aigc, additional_service, estimated_minutes, lines, original_fen, paid_fen,
                           payment_method, created_at, updated_at, last_seq)
       select case n when 0 then $2 else 'BENCHPAPER' || n end, $1, 'PAPER_UNDERGRADUATE', 'PAY_ALL', 'TRADE_SUCCESS',
              'paper' || n, 'paper' || n, 'bench', false, '{}', 30, '[]', 9900, 9900, 'ALIPAY', now() + n * interval '1 second',
              now(), 60
         from generate_series(0, 20) n returning id, out_trade_no
     ), items as (
       insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope,
                                progress, queued_at, finished_at)
       select id, out_trade_no, $1, 0, 'PAPER', '{"key1":"bench"}', 'bench', 9900,
              case when out_trade_no = $2 then 1 else 2 end, 'all', case when out_trade_no = $2 then 50 else 100 end, now(),
              case when out_trade_no = $2 then null else now() end
         from placed returning id, out_trade_no
     ), begun as (
       insert into runs (kind, subject, input, state, phase, started_at, finished_at, last_seq)
       select 'paper', id::text, '{"scope":"all"}', case when out_trade_no = $2 then 'RUNNING' else 'SUCCEEDED' end, 'sections',
              now() - interval '5 minutes', case when out_trade_no = $2 then null else now() end, 3000
         from items returning id, subject
     ), written as (
       insert into papers (item_id, user_id, out_trade_no, kind, key1, request, plan, template_id, citation_style, run_id, engine,
                           engine_version, certificate, edition, created_at, delivered_at)
       select items.id, $1, out_trade_no, 'PAPER', 'bench', $3, to_jsonb($5::text), 't', 'GB', begun.id, 'BUILT_IN', '1',
              case when out_trade_no = $2 then null else $4::jsonb end, case when out_trade_no = $2 then 0 else 1 end, now(),
              case when out_trade_no = $2 then null else now() end
         from items join begun on begun.subject = items.id::text
       returning id, item_id, out_trade_no, run_id
     ), editions as (
       insert into paper_editions (paper_id, edition, is_preview, folder, template_id, citation_style, pages, certificate,
                                   statement, versions, created_at)
       select id, 1, false, 'papers/' || item_id, 't', 'GB', 40, $4, $4, '{}', now() from written where out_trade_no <> $2
     ), events as (
       insert into run_events (run_id, seq, type, data)
       select run_id, n, 'text', jsonb_build_object('text', left($5, 60)) from written, generate_series(1, 3000) n
        where out_trade_no = $2
     )
     insert into run_steps (run_id, kind, key, phase, position, input, output, state, lease_until)
     select run_id, 'section', 'k' || n, 'sections', n, jsonb_build_object('section', 's' || n),
            case when n < 24 then jsonb_build_object('text', $5::text) end,
            case when n < 24 then 'SUCCEEDED' when n < 32 then 'RUNNING' else 'QUEUED' end,
            case when n between 24 and 31 then now() + interval '1 day' end
       from written, generate_series(0, ${leaves - 1}) n where out_trade_no = $2`,
    [userId, outTradeNo, request, certificate, sectionText],
  );
  await pool.query(
    `insert into paper_sections (paper_id, section_id, version, text, units, origin, engine_version, created_at)
     select id, 's' || n, 1, $2, 250, 'ENGINE', '1', now() from papers, generate_series(0, 23) n where out_trade_no = $1`,
    [outTradeNo, sectionText],
  );
  await pool.query('analyze runs, run_steps, run_events, papers, paper_editions');
  return outTradeNo;
}
