import { randomBytes } from 'node:crypto';
import type pg from 'pg';

export const ordersAUser = 20;

const outline = JSON.stringify({
  title: '数字化转型对制造企业创新绩效的影响研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  product: 'UNDERGRADUATE',
  word_count: 12_000,
  key1: 'bench',
});
const lines = (code: string, amountFen: number) =>
  JSON.stringify([{ code, units: null, unitPriceFen: null, amountFen }]);

/** A statement that takes longer than the pool allows is ended. */
const usersAtOnce = 1_000;

/** Delivered orders, twenty a user, until there are so many in the table; their users' phones begin with 135. */
export async function seedDelivered(pool: pg.Pool, total: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from orders where order_type = 'OUTLINE_DOWNLOAD'`,
  );
  const users = total / ordersAUser;
  for (let from = (rows[0]?.count ?? 0) / ordersAUser; from < users; from += usersAtOnce) {
    await seedUsers(pool, from, Math.min(users, from + usersAtOnce) - 1);
  }
  await pool.query('analyze users, orders, order_items');
}

async function seedUsers(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `with buyers as (
       insert into users (phone, user_name, inv_code, created_at)
       select '135' || lpad(n::text, 8, '0'), 'bench', 'bench' || n, now() from generate_series($1::int, $2::int) n
       returning id
     ), placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, key1, title, outline,
                           is_reduce_aigc, additional_service, estimated_minutes, lines, original_fen, paid_fen,
                           payment_method, created_at, updated_at, last_seq)
       select 'S' || replace(gen_random_uuid()::text, '-', ''), id, 'OUTLINE_DOWNLOAD', 'PAY_ALL', 'TRADE_SUCCESS',
              'bench', 'bench', 'bench', $3, false, '{}', 1, $4, 990, 990, 'ALIPAY', now() - n * interval '1 hour',
              now(), 3
         from buyers, generate_series(1, ${ordersAUser}) n
       returning id, user_id, out_trade_no
     )
     insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen, stage, scope,
                              progress, queued_at, finished_at)
     select id, out_trade_no, user_id, 0, 'OUTLINE_DOWNLOAD', '{"key1":"bench"}', 'bench', 990, 2, 'all', 100, now(),
            now()
       from placed`,
    [from, to, outline, lines('OUTLINE_DOWNLOAD', 990)],
  );
}

/** Recharges of a user each that wait to be paid at Alipay; the numbers of their payments. */
export async function seedWaiting(pool: pg.Pool, count: number, phonePrefix: string): Promise<string[]> {
  const numbers = Array.from({ length: count }, () => `P20260101${randomBytes(10).toString('hex')}`);
  await pool.query(
    `with numbered as (
       select payment_no, n from unnest($1::text[]) with ordinality as given (payment_no, n)
     ), buyers as (
       insert into users (phone, user_name, inv_code, created_at)
       select $2 || lpad(n::text, 8, '0'), 'bench', $2 || n, now() from numbered returning id, phone
     ), placed as (
       insert into orders (out_trade_no, user_id, order_type, pay_type, payment_status, subject, title, is_reduce_aigc,
                           additional_service, estimated_minutes, lines, original_fen, created_at, updated_at)
       select 'W' || payment_no, buyers.id, 'WALLET_RECHARGE', 'PAY_ALL', 'WAIT_BUYER_PAY', 'amount:5000', '', false,
              '{}', 0, $3, 5000, now(), now()
         from numbered join buyers on phone = $2 || lpad(n::text, 8, '0')
       returning id, user_id, out_trade_no
     ), items as (
       insert into order_items (order_id, out_trade_no, user_id, position, kind, spec, title, price_fen)
       select id, out_trade_no, user_id, 0, 'WALLET_RECHARGE', '{"amount_fen":5000}', '', 5000 from placed
     )
     insert into payments (payment_no, order_id, user_id, stage, method, gateway, amount_fen, subject, state, created_at,
                           expires_at, ask_at)
     select substr(out_trade_no, 2), id, user_id, 'FULL', 'ALIPAY', 'ALIPAY', 5000, '', 'OPEN', now(),
            now() + interval '1 hour', now() + interval '1 hour'
       from placed`,
    [numbers, phonePrefix, lines('WALLET_RECHARGE', 5_000)],
  );
  return numbers;
}
