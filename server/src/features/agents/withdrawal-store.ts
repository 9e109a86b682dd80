import { WithdrawalStatus } from '@yanmo/contract/agents';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';

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
  filter: { userId?: string | undefined; status?: WithdrawalStatus | undefined },
  page: { limit: number; offset: number },
): Promise<{ withdrawals: WithdrawalRow[]; total: number }> {
  let found = db.selectFrom('agent_withdrawals');
  if (filter.userId !== undefined) found = found.where('user_id', '=', filter.userId);
  if (filter.status !== undefined) found = found.where('status', '=', filter.status);
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
