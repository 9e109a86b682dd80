import type { LedgerCheck, LedgerLine, listLedger } from '@yanmo/contract/operator';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openSpanOf } from '../../../platform/lists/day-span.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWithdrawalDifferences } from '../../agents/service.ts';
import type { BooksQuery, LedgerService } from '../../ledger/service.ts';
import { findMoneyDifferences } from '../../orders/service.ts';
import { recordAudit } from '../../settings/service.ts';
import type { FindPeople } from './find-people.ts';
import { verifyBooks } from './job-contracts.ts';
import * as store from './ledger-check-store.ts';

type Listed = Omit<RouteQuery<typeof listLedger>, 'page_num' | 'page_size'>;

interface Parts {
  ledger: Pick<LedgerService, 'books'>;
  people: FindPeople;
}

/** Whoever reads more of them has understood that something is wrong with the whole. */
const differencesKept = 100;
/** A check that has said nothing for so long was killed with its worker, and the queue has given it up. */
const abandonedMs = 15 * 60_000;

/** The books as they stand, and whether they add up. */
export function createBooks(
  { db, clock, jobs, logger }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'logger'>,
  { ledger, people }: Parts,
) {
  const list = createOperatorList<BooksQuery, number, LedgerLine>({
    found: ledger.books.find,
    counted: ledger.books.counted,
    key: 'entry.id',
    sorts: { created_at: 'entry.id', amount: 'entry.amount' },
    async read(queryable, ids) {
      const rows = await ledger.books.read(queryable, ids);
      const nameOf = await people.name(
        queryable,
        rows.map(({ ownerId }) => ownerId),
      );
      return new Map(
        rows.map((row) => [
          row.id,
          {
            ...{ id: row.id, transaction_id: row.transactionId, kind: row.kind, reference: row.reference },
            ...{ out_trade_no: row.outTradeNo, account: row.account, account_name: row.name, unit: row.unit },
            user: row.ownerId === null ? null : nameOf(row.ownerId),
            ...{ amount: row.amount, balance: row.balance, created_at: row.createdAt.toISOString() },
          },
        ]),
      );
    },
  });

  async function queryOf<Query extends Listed>({ from, to, user_id, search, ...query }: Query) {
    const userIds = user_id === undefined ? await people.meantBy(db, search) : [user_id];
    // One account, or whatever the search means.
    const whose = user_id === undefined ? (search ? { search, userIds } : {}) : { userIds };
    return { ...query, ...whose, span: openSpanOf({ from, to }) };
  }

  async function present(check: store.CheckRow): Promise<LedgerCheck> {
    const userId = check.askedBy.startsWith('user:') ? check.askedBy.slice('user:'.length) : null;
    const nameOf = await people.name(db, [userId]);
    const lastMs = await store.findLastDuration(db);
    return {
      state: check.state,
      asked_by: userId === null ? null : nameOf(userId),
      differences: check.differences,
      found: check.found,
      started_at: check.createdAt.toISOString(),
      finished_at: check.finishedAt?.toISOString() ?? null,
      expected_seconds: lastMs === null ? null : Math.ceil(lastMs / 1000),
    };
  }

  return {
    page: async (query: RouteQuery<typeof listLedger>) => list.page(db, await queryOf(query)),
    listAll: async (query: Listed) => list.all(db, await queryOf(query)),

    async findCheck(): Promise<LedgerCheck | null> {
      const newest = await store.findNewest(db);
      return newest && (await present(newest));
    },

    /** Two who ask at once get one check. */
    async verify(userId: string): Promise<LedgerCheck> {
      const at = clock.now();
      const check = await inTransaction(db, async (tx) => {
        await store.failAbandoned(tx, new Date(at.getTime() - abandonedMs), at);
        const begun = await store.insertCheck(tx, `user:${userId}`, at);
        if (!begun) return null;
        await recordAudit(tx, { actor: { userId }, action: 'ledger.verify', subject: 'ledger', at });
        await jobs.enqueue(tx, verifyBooks, { id: begun.id });
        return begun;
      });
      const running = check ?? (await store.findNewest(db));
      if (!running) throw new AppError('request_under_way');
      return await present(running);
    },

    /** By a worker: everything is recomputed as of one instant, which takes long where much was booked. */
    async runCheck(id: string): Promise<void> {
      const differences = await findMoneyDifferences(db, [findWithdrawalDifferences]);
      const outcome = { differences: differences.slice(0, differencesKept), found: differences.length };
      await store.endCheck(db, id, { state: 'DONE', ...outcome, at: clock.now() });
      if (differences.length > 0) logger.error({ differences: differences.length }, 'the books do not add up');
    },

    failCheck: (id: string): Promise<void> =>
      store.endCheck(db, id, { state: 'FAILED', differences: [], found: 0, at: clock.now() }),
  };
}
