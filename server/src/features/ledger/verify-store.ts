import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Recomputed from the entries alone; each row is a sentence about something that does not add up. */
export async function findLedgerDifferences(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('transaction %s (%s %s) is out of balance by %s %s',
                  booked.id, booked.kind, booked.reference, sum(entry.amount), lower(account.unit)) as problem
      from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      join ledger_transactions booked on booked.id = entry.transaction_id
     group by booked.id, account.unit
    having sum(entry.amount) <> 0
    union all
    select format('transaction %s (%s %s) has no entries', booked.id, booked.kind, booked.reference)
      from ledger_transactions booked
     where not exists (select from ledger_entries entry where entry.transaction_id = booked.id)
    union all
    select format('%s of user %s says %s, its entries add up to %s',
                  account.kind, account.owner_id, account.balance, coalesce(sum(entry.amount), 0))
      from ledger_accounts account
      left join ledger_entries entry on entry.account_id = account.id
     where account.balance is not null
     group by account.id
    having account.balance <> coalesce(sum(entry.amount), 0)
    union all
    select format('entry %s of %s says %s after it, the entries up to it add up to %s',
                  running.id, running.kind, running.balance_after, running.total)
      from (select entry.id, account.kind, entry.balance_after,
                   sum(entry.amount) over (partition by account.id order by entry.id) as total
              from ledger_entries entry
              join ledger_accounts account on account.id = entry.account_id
             where account.balance is not null) running
     where running.balance_after is distinct from running.total
    union all
    select format('%s of user %s is below zero: %s', account.kind, account.owner_id, account.balance)
      from ledger_accounts account
     where account.kind in ('WALLET', 'CHARACTERS', 'CHARACTERS_HELD', 'COMMISSION_HELD') and account.balance < 0
    union all
    select format('%s is below zero: %s', account.kind, sum(entry.amount))
      from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
     where account.kind in ('REFUNDS_PAYABLE', 'PREPAID')
     group by account.id
    having sum(entry.amount) < 0
    union all
    select format('%s of user %s holds %s %s, and the account is erased',
                  account.kind, account.owner_id, account.balance,
                  case account.unit when 'FEN' then 'fen' else 'characters' end)
      from ledger_accounts account
     where account.balance > 0 and not user_lives(account.owner_id)`.execute(db);
  return rows.map(({ problem }) => problem);
}

/** What the house put onto wallets of its own within some time, less what it took off them again. */
export async function sumGivenIn(db: Queryable, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(-sum(entry.amount), 0)::bigint as total
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions booked on booked.id = entry.transaction_id
     where account.kind in ('GIFT_COST', 'ADJUSTMENTS') and account.owner_id is null and account.unit = 'FEN'
       and booked.created_at >= ${from} and booked.created_at < ${until}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What the entries of a house account add up to; rooms compare it with what their own rows say. */
export async function sumHouseAccount(db: Queryable, kind: string, name = ''): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as total
      from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
     where account.kind = ${kind} and account.owner_id is null and account.name = ${name}`.execute(db);
  return rows[0]?.total ?? 0;
}
