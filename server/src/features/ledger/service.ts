import type { BookingKind } from '@yanmo/contract/operator';
import type { PageQuery } from '@yanmo/contract/page';
import { WalletEntryKind } from '@yanmo/contract/wallet';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinPostings, type Posting } from './account-ref.ts';
import { createBooksList } from './books-list.ts';
import { listCommissionEntries, sumEarned } from './commission-store.ts';
import * as store from './store.ts';
import { findLedgerDifferences, sumGivenIn, sumHouseAccount } from './verify-store.ts';

export type { AccountRef, Posting } from './account-ref.ts';
export { type BooksQuery, findBooked } from './books-store.ts';

export interface Booking {
  kind: BookingKind;
  /** The same kind and reference is booked once, whoever comes second. */
  reference: string;
  outTradeNo?: string;
  at: Date;
  postings: readonly Posting[];
}

/**
 * Books a balanced transaction in the caller's; false when it was booked before. A wallet or prepaid characters that do
 * not suffice refuse it (balance_too_low) and with it the caller's whole transaction.
 */
export async function book(tx: Tx, { kind, reference, outTradeNo, at, postings }: Booking): Promise<boolean> {
  const joined = joinPostings(postings);
  if (joined.length === 0) return true;
  const transactionId = await store.insertTransaction(tx, { kind, reference, outTradeNo: outTradeNo ?? null, at });
  if (transactionId === null) return false;
  const entries: store.NewEntry[] = [];
  for (const { account, amount } of joined) {
    if ('ownerId' in account) {
      const changed = await store.changeOwnedAccount(tx, account, amount);
      if (!changed) throw new AppError('balance_too_low');
      entries.push({ accountId: changed.id, amount, balanceAfter: changed.balance });
    } else {
      entries.push({ accountId: await store.findHouseAccount(tx, account), amount, balanceAfter: null });
    }
  }
  await store.insertEntries(tx, transactionId, entries);
  return true;
}

export { listCommissionByDay, listCommissionByOrder, listCommissionIn } from './commission-store.ts';
export { listOwnedBalances } from './store.ts';
export { findLedgerDifferences, sumGivenIn, sumHouseAccount };

export type LedgerService = ReturnType<typeof createLedgerService>;

export function createLedgerService({ db, pool, clock }: Pick<Platform, 'db' | 'pool' | 'clock'>) {
  return {
    readBalances: (userId: string) => store.readBalances(pool, userId),
    readWallet: (queryable: Queryable, userId: string) => store.readOwnedBalance(queryable, 'WALLET', userId),
    readCharacters: (queryable: Queryable, userId: string) => store.readOwnedBalance(queryable, 'CHARACTERS', userId),
    /** Of an agent; below zero when refunds took back what was paid out already. */
    readCommission: (queryable: Queryable, userId: string) => store.readOwnedBalance(queryable, 'COMMISSION', userId),
    readHeldCommission: (queryable: Queryable, userId: string) =>
      store.readOwnedBalance(queryable, 'COMMISSION_HELD', userId),
    sumEarned,
    /** All entries, for the operator. */
    books: createBooksList(),

    async listEntries(userId: string, page: PageQuery, unit: 'FEN' | 'CHARACTER') {
      const { entries, total } = await store.listEntries(db, unit === 'FEN' ? 'WALLET' : 'CHARACTERS', userId, {
        limit: page.page_size,
        offset: (page.page_num - 1) * page.page_size,
      });
      return {
        entries: entries.map(({ id, kind, amount, balance, outTradeNo, createdAt }) => ({
          id,
          kind: WalletEntryKind.parse(kind),
          amount,
          balance,
          out_trade_no: outTradeNo,
          created_at: createdAt.toISOString(),
        })),
        ...(await store.readBalances(pool, userId)),
        page_num: page.page_num,
        page_size: page.page_size,
        total,
      };
    },

    /** Entries are kept, as the law asks of books; they name no person once the account is erased. */
    accountPart: {
      room: 'ledger',
      async exportRows(tx: Tx, userId: string) {
        const everything = { limit: 100_000, offset: 0 };
        const { entries } = await store.listEntries(tx, 'WALLET', userId, everything);
        const { entries: characters } = await store.listEntries(tx, 'CHARACTERS', userId, everything);
        const commission = await listCommissionEntries(tx, userId);
        return { wallet_entries: entries, character_entries: characters, commission_entries: commission };
      },
      async findObstacle(tx: Tx, userId: string, { givesUpCharacters }: { givesUpCharacters: boolean }) {
        if ((await store.readOwnedBalance(tx, 'WALLET', userId)) > 0) return 'wallet_not_empty' as const;
        if ((await store.readOwnedBalance(tx, 'COMMISSION', userId)) > 0) return 'commission_not_paid_out' as const;
        if ((await store.readOwnedBalance(tx, 'COMMISSION_HELD', userId)) > 0)
          return 'commission_not_paid_out' as const;
        const held = await store.readOwnedBalance(tx, 'CHARACTERS_HELD', userId);
        const characters = held + (await store.readOwnedBalance(tx, 'CHARACTERS', userId));
        return characters > 0 && !givesUpCharacters ? new AppError('characters_left', { count: characters }) : null;
      },
      /** Prepaid characters that are left were given up, or the account would not be deleted. */
      async erase(tx: Tx, userId: string) {
        const characters = await store.readOwnedBalance(tx, 'CHARACTERS', userId);
        const held = await store.readOwnedBalance(tx, 'CHARACTERS_HELD', userId);
        await book(tx, {
          kind: 'CHARACTERS_GIVEN_UP',
          reference: userId,
          at: clock.now(),
          postings: [
            { account: { kind: 'CHARACTERS', ownerId: userId }, amount: -characters },
            { account: { kind: 'CHARACTERS_HELD', ownerId: userId }, amount: -held },
            { account: { kind: 'CHARACTERS_ISSUED' }, amount: characters + held },
          ],
        });
      },
    },
  };
}
