import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { type Asked, containing, type Found } from '../../platform/lists/operator-list.ts';
import type { Item, Scope } from './item-kind.ts';

const columns = [
  'id',
  'order_id as orderId',
  'out_trade_no as outTradeNo',
  'user_id as userId',
  'position',
  'kind',
  'spec',
  'title',
  'price_fen as priceFen',
  'stage',
  'scope',
  'progress',
  'error',
  'retries',
  'is_given_up as isGivenUp',
  'is_kept as isKept',
  sql<boolean>`finished_at is not null and seen_at is null`.as('isUnread'),
] as const;

type Raw = Omit<Item, 'stage' | 'scope'> & { stage: number | null; scope: string | null };
function read(row: Raw): Item {
  return { ...row, stage: row.stage as Item['stage'], scope: row.scope as Item['scope'] };
}

export interface NewItem {
  kind: string;
  spec: unknown;
  title: string;
  priceFen: number;
}

export async function insertItems(
  tx: Tx,
  order: { id: string; userId: string; outTradeNo: string },
  items: readonly NewItem[],
): Promise<void> {
  await tx
    .insertInto('order_items')
    .values(
      items.map(({ kind, spec, title, priceFen }, position) => ({
        order_id: order.id,
        out_trade_no: order.outTradeNo,
        user_id: order.userId,
        position,
        kind,
        spec: JSON.stringify(spec),
        title,
        price_fen: priceFen,
      })),
    )
    .execute();
}

export async function updatePrices(tx: Tx, orderId: string, prices: readonly number[]): Promise<void> {
  for (const [position, price_fen] of prices.entries()) {
    await tx
      .updateTable('order_items')
      .set({ price_fen })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
}

/** What each is about, by its position. */
export async function redescribeItems(
  tx: Tx,
  orderId: string,
  items: readonly Pick<NewItem, 'spec' | 'title'>[],
): Promise<void> {
  for (const [position, { spec, title }] of items.entries()) {
    await tx
      .updateTable('order_items')
      .set({ spec: JSON.stringify(spec), title })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
}

export async function listItems(db: Queryable, orderIds: readonly string[]): Promise<Item[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_items')
    .select(columns)
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return rows.map(read);
}

/** Kinds for which there is an index of what is paid for. */
export type ListedKind = 'REDUCE_AIGC' | 'REDUCE_AIGC_ONCE';

export interface PaidQuery extends Asked<'created_at' | 'title'> {
  stage?: number | undefined;
  search?: string | undefined;
  /** Whose items are meant by the search too. */
  userIds?: readonly string[] | undefined;
}

export function findPaid(
  db: Queryable,
  kinds: readonly ListedKind[],
  { stage, search, userIds = [] }: PaidQuery,
): Found {
  let paid = db
    .selectFrom('order_items')
    .where('order_items.kind', 'in', [...kinds])
    .where('order_items.stage', 'is not', null);
  if (stage !== undefined) paid = paid.where('order_items.stage', '=', stage);
  if (!search) return paid;
  return paid.where((where) =>
    where.or([
      where('order_items.out_trade_no', '=', search),
      where('order_items.title', 'ilike', containing(search)),
      ...(userIds.length > 0 ? [where('order_items.user_id', 'in', [...userIds])] : []),
    ]),
  );
}

export async function listItemsById(db: Queryable, ids: readonly string[]): Promise<Item[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** Those of one order that its buyer still sees. */
export async function listByNumber(db: Queryable, userId: string, outTradeNo: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(columns)
    .where('user_id', '=', userId)
    .where('out_trade_no', '=', outTradeNo)
    .where('hidden_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(read);
}

export async function findItem(db: Queryable, id: string): Promise<Item | null> {
  const row = await db.selectFrom('order_items').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Its order is locked before: see service.ts. */
export async function lockItem(tx: Tx, id: string): Promise<Item | null> {
  const row = await tx.selectFrom('order_items').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? read(row) : null;
}

export interface ItemChange {
  stage?: 0 | 1 | 2 | 3 | null;
  scope?: Scope;
  progress?: number;
  error?: string | null;
  retries?: number;
  is_given_up?: boolean;
  is_kept?: boolean;
  deadline_at?: Date | null;
  queued_at?: Date;
  finished_at?: Date | null;
  seen_at?: Date | null;
}

export async function changeItem(tx: Tx, id: string, change: ItemChange): Promise<Item> {
  const row = await tx
    .updateTable('order_items')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function markSeen(tx: Queryable, userId: string, outTradeNos: readonly string[], at: Date): Promise<void> {
  if (outTradeNos.length === 0) return;
  await tx
    .updateTable('order_items')
    .set({ seen_at: at })
    .where('user_id', '=', userId)
    .where('out_trade_no', 'in', [...outTradeNos])
    .where('finished_at', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}

/** Newest first, one for each order. */
export async function listUnread(db: Queryable, userId: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(columns)
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('seen_at', 'is', null)
    .orderBy('finished_at', 'desc')
    .orderBy('position')
    .execute();
  const byOrder = new Map<string, Item>();
  for (const row of rows) if (!byOrder.has(row.orderId)) byOrder.set(row.orderId, read(row));
  return [...byOrder.values()];
}

export async function countWorking(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_items')
    .select((select) => select.fn.count<number>('order_id').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('stage', 'in', [0, 1])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function withdrawItems(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_items')
    .set({ is_given_up: true, is_kept: false, deadline_at: null })
    .where('order_id', '=', orderId)
    .execute();
}

/** Ids of what a user may read: delivered or kept, and not given back. */
export async function listReadable(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('user_id', '=', userId)
    .where((item) =>
      item.or([item('is_kept', '=', true), item.and([item('stage', '=', 2), item('is_given_up', '=', false)])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasDelivered(
  db: Queryable,
  userId: string,
  kind: string,
  spec: Readonly<Record<string, string>>,
): Promise<boolean> {
  const row = await db
    .selectFrom('order_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('stage', '=', 2)
    .where('is_given_up', '=', false)
    .where(sql<boolean>`spec @> ${JSON.stringify(spec)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hideItems(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.updateTable('order_items').set({ hidden_at: at }).where('order_id', '=', orderId).execute();
}

/** Ids of a user's items of a kind that are paid for, still theirs, and not deleted. */
export async function listOwned(db: Queryable, userId: string, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('stage', 'is not', null)
    .where((item) => item.or([item('is_given_up', '=', false), item('is_kept', '=', true)]))
    .where('hidden_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Paid for, and neither delivered nor given up. */
export async function hasUnfinished(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('stage', 'in', [0, 1, 3])
    .where('is_given_up', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function blankItemsOf(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('order_items').set({ title: '' }).where('user_id', '=', userId).execute();
}

export async function listOverdue(db: Queryable, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('deadline_at', '<=', at)
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Items that were paid for and never started, or started without being paid for; each a sentence. */
export async function findItemDifferences(db: Queryable, paidOrderIds: { paid: string[]; unpaid: string[] }) {
  const { rows } = await sql<{ problem: string }>`
    select format('item %s of order %s is paid for and not queued', id, order_id) as problem
      from order_items where stage is null and not is_given_up and order_id = any(${paidOrderIds.paid}::uuid[])
    union all
    select format('item %s of order %s is queued and not paid for', id, order_id)
      from order_items where stage is not null and order_id = any(${paidOrderIds.unpaid}::uuid[])`.execute(db);
  return rows.map(({ problem }) => problem);
}
