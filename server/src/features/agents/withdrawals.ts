import type {
  decideWithdrawal,
  exportWithdrawals,
  listWithdrawals,
  ManagedWithdrawal,
  Withdrawal,
  withdrawCommission,
} from '@yanmo/contract/agents';
import type { PageQuery } from '@yanmo/contract/page';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { holdUser } from '../../platform/database/living-user.ts';
import { createOperatorList } from '../../platform/lists/operator-list.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { book, type LedgerService, listOwnedBalances, type Posting } from '../ledger/service.ts';
import { actorName, recordAudit, type SettingsService } from '../settings/service.ts';
import { findAgentOf, listNewestOf } from './store.ts';
import * as store from './withdrawal-store.ts';

function present(row: store.WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    amount: row.amountFen,
    account: row.account,
    status: row.status,
    reference: row.reference,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** An operator who searches for less than a name finds these, the newest accounts first. */
const searchedUsers = 200;

const pageOf = ({ page_num, page_size }: PageQuery) => ({ limit: page_size, offset: (page_num - 1) * page_size });

interface Parts {
  ledger: LedgerService;
  accounts: AccountsService;
  settings: SettingsService;
}

/**
 * Commission on its way out: set aside when it is asked for, gone when the operator has transferred it, back when refused.
 * No gateway is called: the transfer is made by hand, and its reference is what the books go by.
 */
export function createWithdrawals(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { ledger, accounts, settings }: Parts,
) {
  const ownPostings = (
    { userId, amountFen }: store.WithdrawalRow,
    from: 'COMMISSION' | 'COMMISSION_HELD',
    to: 'COMMISSION' | 'COMMISSION_HELD' | 'PAYOUTS',
  ): Posting[] => [
    { account: { kind: from, ownerId: userId }, amount: -amountFen },
    { account: to === 'PAYOUTS' ? { kind: to } : { kind: to, ownerId: userId }, amount: amountFen },
  ];

  /** All that is left of somebody who earns no more: the least could never be reached, nor the account be deleted. */
  async function isLast(tx: Tx, userId: string, amountFen: number): Promise<boolean> {
    const agent = await findAgentOf(tx, userId);
    return agent?.status !== 'ACTIVE' && amountFen === (await ledger.readCommission(tx, userId));
  }

  async function presentForOperator(
    queryable: Queryable,
    rows: readonly store.WithdrawalRow[],
  ): Promise<ManagedWithdrawal[]> {
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const users = await accounts.describe(queryable, userIds);
    const agents = await listNewestOf(queryable, userIds);
    const balances = await listOwnedBalances(queryable, 'COMMISSION', userIds);
    return rows.map((row) => ({
      ...present(row),
      user: users.get(row.userId) ?? { id: row.userId, phone: '', user_name: '' },
      sub_domain: agents.get(row.userId)?.subDomain ?? null,
      balance: balances.get(row.userId) ?? 0,
    }));
  }

  type Query = RouteQuery<typeof exportWithdrawals> & { userIds?: readonly string[] | undefined };
  const managed = createOperatorList<Query, string, ManagedWithdrawal>({
    found: store.findWithdrawals,
    key: 'asked.id',
    sorts: {
      waiting: 'asked.waiting',
      created_at: 'asked.created_at',
      decided_at: 'asked.decided_at',
      amount: 'asked.amount_fen',
    },
    read: async (queryable, ids) => {
      const shown = await presentForOperator(queryable, await store.listByIds(queryable, ids));
      return new Map(shown.map((withdrawal) => [withdrawal.id, withdrawal]));
    },
  });

  async function withUsers<Asked extends { search?: string | undefined }>(asked: Asked) {
    const { search } = asked;
    return { ...asked, userIds: search ? await accounts.searchIds(db, search, searchedUsers) : undefined };
  }

  return {
    async ask(userId: string, form: RouteBody<typeof withdrawCommission>): Promise<Withdrawal> {
      return inTransaction(db, async (tx) => {
        await accounts.agentSites.assertTotp(tx, userId, form.totp_code);
        const minimumFen = await settings.readSetting(tx, 'withdrawal_minimum');
        if (form.amount < minimumFen && !(await isLast(tx, userId, form.amount)))
          throw new AppError('withdrawal_too_small', { minimum: minimumFen / 100 });
        const at = clock.now();
        const asked = await store.insertWithdrawal(tx, { userId, amountFen: form.amount, account: form.account, at });
        if (!asked) throw new AppError('withdrawal_pending');
        await book(tx, {
          kind: 'WITHDRAWAL_ASKED',
          reference: asked.id,
          at,
          postings: ownPostings(asked, 'COMMISSION', 'COMMISSION_HELD'),
        });
        // Read after the booking, which holds the balance: a refund at the same moment has come before it or comes after.
        if ((await ledger.readCommission(tx, userId)) < 0) throw new AppError('commission_too_low');
        await recordAudit(tx, {
          actor: { userId },
          action: 'agents.withdraw',
          subject: `withdrawal:${asked.id}`,
          after: { amount: asked.amountFen },
          at,
        });
        return present(asked);
      });
    },

    async listOwn(userId: string, page: PageQuery) {
      const { withdrawals, total } = await store.listWithdrawals(db, { userId }, pageOf(page));
      return { withdrawals: withdrawals.map(present), page_num: page.page_num, page_size: page.page_size, total };
    },

    async list(query: RouteQuery<typeof listWithdrawals>) {
      const { rows, ...page } = await managed.page(db, await withUsers(query));
      return { withdrawals: rows, ...page };
    },

    listAll: async (query: RouteQuery<typeof exportWithdrawals>) => await managed.all(db, await withUsers(query)),

    /** Of two operators at once one decides; nothing is paid or given back twice. */
    async decide(userId: string, form: RouteBody<typeof decideWithdrawal>): Promise<ManagedWithdrawal> {
      const actor = { userId };
      const confirm = form.decision === 'PAID' ? await accounts.secondFactor.begin(userId, form.totp_code) : null;
      return inTransaction(db, async (tx) => {
        await confirm?.(tx);
        const found = await store.findWithdrawal(tx, form.id);
        if (!found || !(await holdUser(tx, found.userId))) throw new AppError('not_found');
        const asked = await store.lockWithdrawal(tx, form.id);
        if (asked?.status !== 'PENDING') throw new AppError('wrong_state');
        const at = clock.now();
        const isPaid = form.decision === 'PAID';
        await book(tx, {
          kind: isPaid ? 'WITHDRAWAL_PAID' : 'WITHDRAWAL_REFUSED',
          reference: asked.id,
          at,
          postings: ownPostings(asked, 'COMMISSION_HELD', isPaid ? 'PAYOUTS' : 'COMMISSION'),
        });
        const decided = await store.decideWithdrawal(tx, asked.id, {
          status: form.decision,
          reference: form.reference,
          note: form.note,
          decidedBy: actorName(actor),
          at,
        });
        await recordAudit(tx, {
          actor,
          action: isPaid ? 'agents.withdrawal-paid' : 'agents.withdrawal-refused',
          subject: `withdrawal:${asked.id}`,
          before: { status: asked.status },
          after: { status: decided.status, amount: asked.amountFen, reference: form.reference, note: form.note },
          at,
        });
        const [shown] = await presentForOperator(tx, [decided]);
        if (!shown) throw new Error('one withdrawal is presented as one');
        return shown;
      });
    },
  };
}
