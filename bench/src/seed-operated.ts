import type pg from 'pg';

const ordersAUser = 20;
const days = 100;
/** A statement that takes longer than the pool allows is ended. */
const usersAtOnce = 1_000;
const outline = JSON.stringify({
  ...{ title: '数字化转型对制造企业创新绩效的影响研究', language: 'zh', type: 'thesis', field: 'management' },
  ...{ product: 'UNDERGRADUATE', word_count: 12_000, key1: 'bench' },
});
const lines = JSON.stringify([{ code: 'PAPER_UNDERGRADUATE', units: null, unitPriceFen: null, amountFen: 8_000 }]);

/**
 * A shop that has sold for a hundred days: every order with its events, item and entries in the books, three of four paid, every
 * fiftieth refunded, a third of them by one of two hundred agents, two calls of a model for each that was paid.
 */
export async function seedOperated(pool: pg.Pool, total: number): Promise<void> {
  await pool.query(
    `insert into users (phone, user_name, inv_code, permission, sub_domain, created_at)
     select '136' || lpad(n::text, 8, '0'), 'agent' || n, 'agent' || n, 'AGENT', 'agent' || n, now() - interval '120 days'
       from generate_series(0, 199) n`,
  );
  await pool.query(
    `insert into ledger_accounts (kind, unit, owner_id, balance)
     select 'COMMISSION', 'FEN', id, 0 from users where permission = 'AGENT'`,
  );
  const users = total / ordersAUser;
  for (let from = 0; from < users; from += usersAtOnce)
    await seedUsers(pool, from, Math.min(users, from + usersAtOnce) - 1);
  await pool.query(
    `insert into audit_log (actor, action, subject, created_at)
     select 'program:bench', 'settings.change', 'setting:notice', now() - n * interval '1 minute' from generate_series(1, 50000) n`,
  );
  await pool.query('vacuum analyze');
}

async function seedUsers(pool: pg.Pool, from: number, to: number): Promise<void> {
  const { rows } = await pool.query<{ ids: string[] }>(
    `with buyers as (
       insert into users (phone, user_name, inv_code, created_at)
       select '135' || lpad(n::text, 8, '0'), 'bench' || n, 'bench' || n, now() - random() * interval '${days} days'
         from generate_series($1::int, $2::int) n
       returning id
     ), placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, key1, title, outline,
                           is_reduce_aigc, additional_service, estimated_minutes, lines, original_fen, paid_fen, refunded_fen,
                           payment_method, agent_id, commission_percent, created_at, updated_at, last_seq)
       select 'S' || replace(gen_random_uuid()::text, '-', ''), buyers.id,
              (array['PAPER_UNDERGRADUATE', 'PAPER_MASTER', 'REDUCE_AIGC_ONCE', 'PLAGIARISM_CHECK', 'OUTLINE_DOWNLOAD'])[1 + n % 5],
              'PAY_ALL', case when n % 4 = 0 then 'WAIT_BUYER_PAY' when n % 50 = 3 then 'TRADE_FINISHED' else 'TRADE_SUCCESS' end,
              'bench' || n, 'bench', 'bench', $3, false, '{}', 1, $4, 8000,
              case when n % 4 = 0 then 0 else 8000 end, case when n % 50 = 3 and n % 4 <> 0 then 8000 else 0 end,
              'ALIPAY', agent.id, 10, at, at, 3
         from buyers, generate_series(1, ${ordersAUser}) n,
              lateral (select now() - random() * interval '${days} days' as at) made
         left join lateral (select id from users where permission = 'AGENT' and n % 3 = 0 offset floor(random() * 200)::int limit 1) agent
           on true
       returning id, user_id, out_trade_no, paid_fen, refunded_fen, created_at
     ), made as (
       insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope,
                                progress, error, is_given_up, queued_at, finished_at)
       select id, out_trade_no, user_id, 0, 'PAPER_UNDERGRADUATE', '{"key1":"bench"}', 'bench', 8000,
              case when paid_fen = 0 then null when refunded_fen > 0 then 3 else 2 end, 'all', 100,
              case when refunded_fen > 0 then 'engine_refused' end, refunded_fen > 0,
              created_at, case when paid_fen > 0 then created_at + interval '10 minutes' end
         from placed
       returning id, order_id, stage, finished_at
     ), called as (
       insert into model_calls (step_key, request_hash, subject_kind, subject_id, prompt_name, prompt_version, model, state,
                                cost_micro_fen, started_at, finished_at)
       select id || '-' || n, 'bench', 'order', id::text, 'section', 1, 'bench', 'ANSWERED', 40000000, finished_at, finished_at
         from made, generate_series(1, 2) n where stage is not null
     ), told as (
       insert into order_events (order_id, seq, type, from_status, to_status, amount_fen, created_at)
       select id, 2, 'paid', 'WAIT_BUYER_PAY', 'TRADE_SUCCESS', paid_fen, created_at from placed where paid_fen > 0
       union all
       select id, 3, 'finished', 'TRADE_SUCCESS', 'TRADE_FINISHED', refunded_fen, created_at + interval '1 day'
         from placed where refunded_fen > 0
     )
     select array_agg(out_trade_no) as ids from placed where paid_fen > 0`,
    [from, to, outline, lines],
  );
  await pool.query(
    `with booked as (
       insert into ledger_transactions (kind, reference, out_trade_no, created_at)
       select 'ORDER_PAYMENT', out_trade_no, out_trade_no, created_at from orders where out_trade_no = any ($1)
       returning id
     )
     insert into ledger_entries (transaction_id, account_id, amount)
     select booked.id, account.id, side.amount
       from booked, (values ('CLEARING', 'ALIPAY', -8000), ('REVENUE', '', 8000)) side (kind, name, amount)
       join ledger_accounts account on account.kind = side.kind and account.name = side.name and account.owner_id is null`,
    [rows[0]?.ids ?? []],
  );
}
