import { type RefundStatus, refundStatuses } from '@yanmo/contract/codes';
import { RefundDestination, RefundRule } from '@yanmo/contract/refunds';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import type { Found } from '../../platform/lists/operator-list.ts';
import { waitingRank } from '../../platform/lists/waiting-rank.ts';

export interface Application {
  id: string;
  orderId: string;
  userId: string;
  itemId: string | null;
  origin: 'USER' | 'SYSTEM' | 'OPERATOR';
  rule: RefundRule;
  status: RefundStatus;
  reason: string;
  note: string;
  destination: RefundDestination;
  requestedFen: number;
  amountFen: number | null;
  /** Prepaid characters that go back instead of money. */
  characters: number;
  fileKeys: string[];
  createdAt: Date;
  decidedAt: Date | null;
  settledAt: Date | null;
}

const columns = [
  'id',
  'order_id as orderId',
  'user_id as userId',
  'item_id as itemId',
  'origin',
  'rule',
  'status',
  'reason',
  'note',
  'destination',
  'requested_fen as requestedFen',
  'amount_fen as amountFen',
  'characters',
  'file_keys as fileKeys',
  'created_at as createdAt',
  'decided_at as decidedAt',
  'settled_at as settledAt',
] as const;

const read = createRowReader('refund_applications', {
  origin: z.enum(['USER', 'SYSTEM', 'OPERATOR']),
  rule: RefundRule,
  status: z.enum(refundStatuses),
  destination: RefundDestination,
});

export type NewApplication = Pick<
  Application,
  | 'orderId'
  | 'userId'
  | 'itemId'
  | 'origin'
  | 'rule'
  | 'status'
  | 'reason'
  | 'destination'
  | 'requestedFen'
  | 'amountFen'
  | 'characters'
  | 'fileKeys'
> & { at: Date };

/** Null when the same is there already: one open application an order, one refund by the system an item and rule. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<Application | null> {
  const isDecided = application.status !== 'PENDING';
  const row = await tx
    .insertInto('refund_applications')
    .values({
      order_id: application.orderId,
      user_id: application.userId,
      item_id: application.itemId,
      origin: application.origin,
      rule: application.rule,
      status: application.status,
      reason: application.reason,
      destination: application.destination,
      requested_fen: application.requestedFen,
      amount_fen: application.amountFen,
      characters: application.characters,
      file_keys: application.fileKeys,
      created_at: application.at,
      decided_at: isDecided ? application.at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findApplication(db: Queryable, id: string): Promise<Application | null> {
  const row = await db.selectFrom('refund_applications').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Its order's row is held before. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const row = await tx
    .selectFrom('refund_applications')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return read(row);
}

/** What the system has given back of an item. */
export async function sumGivenOf(tx: Tx, itemId: string): Promise<number> {
  const { given } = await tx
    .selectFrom('refund_applications')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_fen'), eb.lit(0)).as('given'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return given;
}

export async function findPendingOf(db: Queryable, orderId: string): Promise<Application | null> {
  const row = await db
    .selectFrom('refund_applications')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function changeApplication(
  tx: Tx,
  id: string,
  change: {
    status?: RefundStatus;
    amount_fen?: number;
    note?: string;
    decided_by?: string;
    decided_at?: Date;
    settled_at?: Date;
  },
): Promise<Application> {
  const row = await tx
    .updateTable('refund_applications')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function listApplicationsOf(db: Queryable, userId: string): Promise<Application[]> {
  const rows = await db
    .selectFrom('refund_applications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

export interface RefundFilter {
  userId?: string | undefined;
  orderId?: string | undefined;
  status?: RefundStatus | undefined;
  origin?: Application['origin'] | undefined;
  search?: string | undefined;
  /** What the search is a part of the number of, and whose phone or name it is a part of. */
  orderIds?: readonly string[] | undefined;
  userIds?: readonly string[] | undefined;
}

/** For the operator's list, which sorts by the columns of `applications`. */
export function findApplications(
  db: Queryable,
  { userId, orderId, status, origin, search, orderIds, userIds }: RefundFilter,
): Found {
  const applications = db
    .selectFrom('refund_applications')
    .selectAll()
    .select(waitingRank('status', 'PENDING').as('waiting'))
    .as('applications');
  let found = db.selectFrom(applications);
  if (userId !== undefined) found = found.where('user_id', '=', userId);
  if (orderId !== undefined) found = found.where('order_id', '=', orderId);
  if (status !== undefined) found = found.where('status', '=', status);
  if (origin !== undefined) found = found.where('origin', '=', origin);
  if (search) {
    const ids = { orders: [...(orderIds ?? [])], users: [...(userIds ?? [])] };
    found = found.where(sql<boolean>`(order_id = any(${ids.orders}::uuid[]) or user_id = any(${ids.users}::uuid[]))`);
  }
  return found as unknown as Found;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<Application[]> {
  const rows = await db
    .selectFrom('refund_applications')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

export async function hasUnsettled(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['PENDING', 'APPROVED', 'FAILED'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function blankApplicationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('refund_applications')
    .set({ reason: '', file_keys: [] })
    .where('user_id', '=', userId)
    .execute();
}
