import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

const earning = ['COMMISSION', 'COMMISSION_RETURNED'];

/** All that orders ever brought an agent, less what refunds took back; what was paid out of it stays in. */
export async function sumEarned(db: Queryable, ownerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as total
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions booked on booked.id = entry.transaction_id
     where account.kind = 'COMMISSION' and account.owner_id = ${ownerId} and booked.kind = any (${earning})`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** By the day in China (2026-03-01). */
export async function listCommissionByDay(
  db: Queryable,
  ownerId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; total: number }>`
    select to_char(booked.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sum(entry.amount)::bigint as total
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions booked on booked.id = entry.transaction_id
     where account.kind = 'COMMISSION' and account.owner_id = ${ownerId} and booked.kind = any (${earning})
       and booked.created_at >= ${from} and booked.created_at < ${until}
     group by 1`.execute(db);
  return new Map(rows.map(({ day, total }) => [day, total]));
}

/** What the books say that each order has earned its agent, by its number. */
export async function listCommissionByOrder(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await sql<{ outTradeNo: string; total: number }>`
    select coalesce(booked.out_trade_no, '') as "outTradeNo", sum(entry.amount)::bigint as total
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions booked on booked.id = entry.transaction_id
     where account.kind = 'COMMISSION' and booked.kind = any (${earning})
     group by 1`.execute(db);
  return new Map(rows.map(({ outTradeNo, total }) => [outTradeNo, total]));
}

export async function listCommissionEntries(db: Queryable, ownerId: string) {
  return await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
    .where('account.kind', '=', 'COMMISSION')
    .where('account.owner_id', '=', ownerId)
    .select(['booked.kind', 'entry.amount', 'entry.balance_after as balance', 'booked.created_at'])
    .orderBy('entry.id', 'desc')
    .limit(100_000)
    .execute();
}

/** What orders brought agents within some time, less what refunds took back, by the order's number. */
export async function listCommissionIn(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ outTradeNo: string; total: number }>`
    select booked.out_trade_no as "outTradeNo", sum(entry.amount)::bigint as total
      from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id
     where booked.created_at >= ${from} and booked.created_at < ${until} and booked.out_trade_no is not null
       and booked.kind = any (${earning}) and account.kind = 'COMMISSION'
     group by 1`.execute(db);
  return new Map(rows.map(({ outTradeNo, total }) => [outTradeNo, total]));
}
