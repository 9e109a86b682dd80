import type { changeUser, listUsers, ManagedUser } from '@yanmo/contract/operator';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import { openSpanOf } from '../../../platform/lists/day-span.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../../accounts/service.ts';
import { book, findBooked, listOwnedBalances, type Posting } from '../../ledger/service.ts';
import type { OrdersService } from '../../orders/service.ts';
import { type Actor, recordAudit } from '../../settings/service.ts';

type Listed = Omit<RouteQuery<typeof listUsers>, 'page_num' | 'page_size'>;
type Deed = RouteBody<typeof changeUser>;

interface Parts {
  accounts: Pick<AccountsService, 'manage' | 'secondFactor'>;
  orders: Pick<OrdersService, 'all'>;
}

/** Accounts in the operator's hands: found, kept out, logged out, and put right in the books. */
export function createUsers({ db, clock }: Pick<Platform, 'db' | 'clock'>, { accounts, orders }: Parts) {
  const { manage, secondFactor } = accounts;

  async function read(queryable: Queryable, ids: readonly string[]): Promise<Map<string, ManagedUser>> {
    const rows = await manage.read(queryable, ids);
    const wallets = await listOwnedBalances(queryable, 'WALLET', ids);
    const characters = await listOwnedBalances(queryable, 'CHARACTERS', ids);
    const sums = await orders.all.sumOf(queryable, ids);
    return new Map(
      [...rows].map(([id, row]) => [
        id,
        {
          ...row,
          balance: wallets.get(id) ?? 0,
          characters: characters.get(id) ?? 0,
          orders: sums.get(id)?.orders ?? 0,
          spent: sums.get(id)?.spentFen ?? 0,
        },
      ]),
    );
  }

  const list = createOperatorList({
    found: manage.find,
    key: 'users.id',
    sorts: { created_at: 'users.created_at', last_login_at: 'users.last_login_at', user_name: 'users.user_name' },
    read,
  });

  const queryOf = <Query extends Listed>({ from, to, ...query }: Query) => ({
    ...query,
    span: openSpanOf({ from, to }),
  });

  /** Booked once for an id, whoever comes second; with too little on the account it is refused as a whole. */
  async function adjust(tx: Tx, actor: Actor, { id, unit, amount = 0, adjustment_id, reason }: Deed): Promise<void> {
    if (!(await holdUser(tx, id))) throw new AppError('not_found');
    const at = clock.now();
    const postings: Posting[] =
      unit === 'FEN'
        ? [
            { account: { kind: 'WALLET', ownerId: id }, amount },
            { account: { kind: 'ADJUSTMENTS' }, amount: -amount },
          ]
        : [
            { account: { kind: 'CHARACTERS', ownerId: id }, amount },
            { account: { kind: 'CHARACTERS_ISSUED' }, amount: -amount },
          ];
    const reference = adjustment_id ?? '';
    if (!(await book(tx, { kind: 'ADJUSTMENT', reference, at, postings }))) {
      const booked = await findBooked(tx, { kind: 'ADJUSTMENT', reference, ownerId: id });
      const isSame = booked?.amount === amount && booked.account === (unit === 'FEN' ? 'WALLET' : 'CHARACTERS');
      // Changed after it was sent, and the first one had arrived: nobody must take it for done.
      if (!isSame) throw new AppError('idempotency_key_reused');
      return;
    }
    await recordAudit(tx, {
      actor,
      action: 'ledger.adjust',
      subject: `user:${id}`,
      after: { amount, unit, reason, adjustment: adjustment_id },
      at,
    });
  }

  return {
    page: (query: RouteQuery<typeof listUsers>) => list.page(db, queryOf(query)),
    listAll: (query: Listed) => list.all(db, queryOf(query)),

    async change(userId: string, form: Deed): Promise<ManagedUser> {
      const actor = { userId };
      const confirm = form.action === 'ADJUST' ? await secondFactor.begin(userId, form.totp_code) : null;
      return inTransaction(db, async (tx) => {
        await confirm?.(tx);
        if (form.action === 'BAN') await manage.ban(tx, actor, form.id, form.reason);
        else if (form.action === 'UNBAN') await manage.unban(tx, actor, form.id, form.reason);
        else if (form.action === 'END_SESSIONS') await manage.endSessions(tx, actor, form.id);
        else await adjust(tx, actor, form);
        const user = (await read(tx, [form.id])).get(form.id);
        if (!user) throw new AppError('not_found');
        return user;
      });
    },
  };
}
