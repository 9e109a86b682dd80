import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { AccountRef } from './account-ref.ts';

export interface NewTransaction {
  kind: string;
  reference: string;
  outTradeNo: string | null;
  at: Date;
}

/** Null when this was booked before; waits for a booking of the same that is under way. */
export async function insertTransaction(tx: Tx, transaction: NewTransaction): Promise<number | null> {
  const row = await tx
    .insertInto('ledger_transactions')
    .values({
      kind: transaction.kind,
      reference: transaction.reference,
      out_trade_no: transaction.outTradeNo,
      created_at: transaction.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account's id and the balance after the change; null when a balance that may not go below zero would. */
export async function changeOwnedAccount(
  tx: Tx,
  { kind, ownerId }: Extract<AccountRef, { ownerId: string }>,
  amount: number,
): Promise<{ id: string; balance: number } | null> {
  const { rows } =
    amount < 0 && kind !== 'COMMISSION'
      ? await sql<{ id: string; balance: number }>`
          update ledger_accounts set balance = balance + ${amount}::bigint
           where kind = ${kind} and owner_id = ${ownerId} and balance + ${amount}::bigint >= 0
          returning id, balance`.execute(tx)
      : await sql<{ id: string; balance: number }>`
          insert into ledger_accounts as account (kind, unit, owner_id, balance)
          values (${kind}, ${kind.startsWith('CHARACTERS') ? 'CHARACTER' : 'FEN'}, ${ownerId}, ${amount})
          on conflict (kind, owner_id, name) do update set balance = account.balance + excluded.balance
          returning id, balance`.execute(tx);
  return rows[0] ?? null;
}

export async function findHouseAccount(tx: Tx, account: Exclude<AccountRef, { ownerId: string }>): Promise<string> {
  const { id } = await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', account.kind)
    .where('owner_id', 'is', null)
    .where('name', '=', 'name' in account ? account.name : '')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewEntry {
  accountId: string;
  amount: number;
  balanceAfter: number | null;
}

export async function insertEntries(tx: Tx, transactionId: number, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ accountId, amount, balanceAfter }) => ({
        transaction_id: transactionId,
        account_id: accountId,
        amount,
        balance_after: balanceAfter,
      })),
    )
    .execute();
}

export interface Balances {
  balance: number;
  characters: number;
}

const readBalancesStatement = {
  name: 'ledger.read-balances',
  text: `select coalesce(sum(balance) filter (where kind = 'WALLET'), 0)::bigint as balance,
                coalesce(sum(balance) filter (where kind = 'CHARACTERS'), 0)::bigint as characters
           from ledger_accounts where owner_id = $1`,
};

export async function readBalances(pool: pg.Pool, userId: string): Promise<Balances> {
  const { rows } = await pool.query<Balances>({ ...readBalancesStatement, values: [userId] });
  return rows[0] ?? { balance: 0, characters: 0 };
}

export async function readOwnedBalance(db: Queryable, kind: string, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** By owner, of one kind of account; those with nothing on them are left out. */
export async function listOwnedBalances(
  db: Queryable,
  kind: string,
  ownerIds?: readonly string[],
): Promise<Map<string, number>> {
  if (ownerIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'balance'])
    .where('kind', '=', kind)
    .where('balance', '<>', 0)
    .$if(ownerIds !== undefined, (query) => query.where('owner_id', 'in', [...(ownerIds ?? [])]))
    .execute();
  return new Map(rows.map(({ owner_id, balance }) => [owner_id ?? '', balance ?? 0]));
}

export interface EntryRow {
  id: number;
  kind: string;
  amount: number;
  balance: number;
  outTradeNo: string | null;
  createdAt: Date;
}

export async function listEntries(
  db: Queryable,
  kind: 'WALLET' | 'CHARACTERS',
  ownerId: string,
  page: { limit: number; offset: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const ofAccount = db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('account.kind', '=', kind)
    .where('account.owner_id', '=', ownerId);
  const rows = await ofAccount
    .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
    .select([
      'entry.id',
      'booked.kind',
      'entry.amount',
      'entry.balance_after',
      'booked.out_trade_no',
      'booked.created_at',
    ])
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ofAccount.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    entries: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: row.amount,
      balance: row.balance_after ?? 0,
      outTradeNo: row.out_trade_no,
      createdAt: row.created_at,
    })),
    total,
  };
}
