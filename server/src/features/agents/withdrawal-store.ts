import { WithdrawalStatus } from '@yanmo/contract/agents';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { containing, type Found } from '../../platform/lists/operator-list.ts';
import { waitingRank } from '../../platform/lists/waiting-rank.ts';

const columns = [
  'id',
  'user_id as userId',
  'amount_fen as amountFen',
  'account',
  'status',
  'reference',
  'note',
  'created_at as createdAt',
  'decided_at as decidedAt',
] as const;

const read = createRowReader('agent_withdrawals', { status: WithdrawalStatus });

export interface WithdrawalRow {
  id: string;
  userId: string;
  amountFen: number;
  account: string;
  status: WithdrawalStatus;
  reference: string;
  note: string;
  createdAt: Date;
  decidedAt: Date | null;
}

/** Null while one is open, also when it was asked for at the same moment. */
export async function insertWithdrawal(
  tx: Tx,
  asked: { userId: string; amountFen: number; account: string; at: Date },
): Promise<WithdrawalRow | null> {
  const row = await tx
    .insertInto('agent_withdrawals')
    .values({
      user_id: asked.userId,
      amount_fen: asked.amountFen,
      account: asked.account,
      status: 'PENDING',
      created_at: asked.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findWithdrawal(db: Queryable, id: string): Promise<WithdrawalRow | null> {
  const row = await db.selectFrom('agent_withdrawals').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const row = await tx
    .selectFrom('agent_withdrawals')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function decideWithdrawal(
  tx: Tx,
  id: string,
  decision: { status: 'PAID' | 'REJECTED'; reference: string; note: string; decidedBy: string; at: Date },
): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('agent_withdrawals')
    .set({
      status: decision.status,
      reference: decision.reference,
      note: decision.note,
      decided_by: decision.decidedBy,
      decided_at: decision.at,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function listWithdrawals(
  db: Queryable,
  { userId }: { userId: string },
  page: { limit: number; offset: number },
): Promise<{ withdrawals: WithdrawalRow[]; total: number }> {
  const found = db.selectFrom('agent_withdrawals').where('user_id', '=', userId);
  const rows = await found
    .select(columns)
    // What waits for a decision comes first, the longest of it before the rest.
    .orderBy(sql`case when status = 'PENDING' then created_at end`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { withdrawals: rows.map(read), total };
}

/** For the operator's list, which sorts by the columns of `asked`. */
export function findWithdrawals(
  db: Queryable,
  filter: {
    status?: WithdrawalStatus | undefined;
    search?: string | undefined;
    /** Whose phone or name the search is a part of. */
    userIds?: readonly string[] | undefined;
  },
): Found {
  const asked = db
    .selectFrom('agent_withdrawals')
    .selectAll()
    .select(waitingRank('status', 'PENDING').as('waiting'))
    .as('asked');
  let found = db.selectFrom(asked);
  if (filter.status !== undefined) found = found.where('status', '=', filter.status);
  if (filter.search) {
    const pattern = containing(filter.search);
    const users = [...(filter.userIds ?? [])];
    found = found.where(
      sql<boolean>`(account ilike ${pattern} or reference ilike ${pattern} or user_id = any(${users}::uuid[]))`,
    );
  }
  return found as unknown as Found;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<WithdrawalRow[]> {
  const rows = await db
    .selectFrom('agent_withdrawals')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

export async function sumPaidOut(db: Queryable, userId?: string): Promise<number> {
  let paid = db.selectFrom('agent_withdrawals').where('status', '=', 'PAID');
  if (userId !== undefined) paid = paid.where('user_id', '=', userId);
  const { total } = await paid
    .select(sql<number>`coalesce(sum(amount_fen), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** By user: what is open. */
export async function listOpenAmounts(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('agent_withdrawals')
    .select(['user_id', 'amount_fen'])
    .where('status', '=', 'PENDING')
    .execute();
  return new Map(rows.map(({ user_id, amount_fen }) => [user_id, amount_fen]));
}

/** Amounts stay with the books; where they went is nobody's business any more. */
export async function blankWithdrawalsOf(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('agent_withdrawals').set({ account: '', note: '' }).where('user_id', '=', userId).execute();
}
