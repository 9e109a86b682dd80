import { BookingKind, LedgerAccountKind } from '@yanmo/contract/operator';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import type { Asked, Found } from '../../platform/lists/operator-list.ts';

export interface BooksQuery extends Asked<'created_at' | 'amount'> {
  account?: LedgerAccountKind | undefined;
  kind?: BookingKind | undefined;
  /** Accounts of these alone. */
  userIds?: readonly string[] | undefined;
  /** An order's number, or a reference, as a whole: the books are long. */
  search?: string | undefined;
  span?: { from?: Date | undefined; until?: Date | undefined };
}

export function findEntries(db: Queryable, { account, kind, userIds, search, span }: BooksQuery): Found {
  let found = db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id');
  if (account !== undefined) found = found.where('account.kind', '=', account);
  if (kind !== undefined) found = found.where('booked.kind', '=', kind);
  if (span?.from) found = found.where('booked.created_at', '>=', span.from);
  if (span?.until) found = found.where('booked.created_at', '<', span.until);
  if (search !== undefined) {
    found = found.where((where) =>
      where.or([
        where('booked.out_trade_no', '=', search),
        where('booked.reference', '=', search),
        ...(userIds?.length ? [where('account.owner_id', 'in', [...userIds])] : []),
      ]),
    );
  } else if (userIds !== undefined) {
    found = userIds.length > 0 ? found.where('account.owner_id', 'in', [...userIds]) : found.where('entry.id', '<', 0);
  }
  return found;
}

/** What is counted: every entry has a booking and an account, and where nothing is asked of them they need not be looked up. */
export function countedEntries(db: Queryable, query: BooksQuery): Found {
  const { account, kind, userIds, search, span } = query;
  const isNarrowed = [account, kind, userIds, search, span?.from, span?.until].some((part) => part !== undefined);
  return isNarrowed ? findEntries(db, query) : db.selectFrom('ledger_entries');
}

const read = createRowReader('ledger_entries', {
  kind: BookingKind,
  account: LedgerAccountKind,
  unit: z.enum(['FEN', 'CHARACTER']),
});

export async function listEntriesByIds(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['entry.id', 'entry.transaction_id as transactionId', 'booked.kind', 'booked.reference'])
    .select(['booked.out_trade_no as outTradeNo', 'account.kind as account', 'account.name', 'account.unit'])
    .select(['account.owner_id as ownerId', 'entry.amount', 'entry.balance_after as balance'])
    .select('booked.created_at as createdAt')
    .where('entry.id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** What a user's account gained by a booking; null where there is none. */
export async function findBooked(
  db: Queryable,
  { kind, reference, ownerId }: { kind: BookingKind; reference: string; ownerId: string },
): Promise<{ account: string; amount: number } | null> {
  const row = await db
    .selectFrom('ledger_transactions as booked')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'booked.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['account.kind as account', 'entry.amount'])
    .where('booked.kind', '=', kind)
    .where('booked.reference', '=', reference)
    .where('account.owner_id', '=', ownerId)
    .executeTakeFirst();
  return row ?? null;
}
