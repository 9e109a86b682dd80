import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Asked, containing, type Found } from '../../platform/lists/operator-list.ts';

export interface FailedQuery extends Asked<'failed_at' | 'deadline_at'> {
  state?: 'WAITING' | 'GIVEN_UP' | undefined;
  search?: string | undefined;
  /** Whose items are meant by the search too. */
  userIds?: readonly string[] | undefined;
  span?: { from?: Date | undefined; until?: Date | undefined };
}

/** Of what somebody cancelled or took back nothing failed. */
const causes = ['item_cancelled', 'item_refunded'];

export function findFailed(db: Queryable, { state, search, userIds = [], span }: FailedQuery): Found {
  let found = db
    .selectFrom('order_items')
    .where('order_items.stage', '=', 3)
    .where('order_items.error', 'not in', causes);
  if (state !== undefined) found = found.where('order_items.is_given_up', '=', state === 'GIVEN_UP');
  if (span?.from) found = found.where('order_items.finished_at', '>=', span.from);
  if (span?.until) found = found.where('order_items.finished_at', '<', span.until);
  if (!search) return found;
  return found.where((where) =>
    where.or([
      where('order_items.out_trade_no', '=', search),
      where('order_items.title', 'ilike', containing(search)),
      where('order_items.error', 'like', containing(search)),
      ...(userIds.length > 0 ? [where('order_items.user_id', 'in', [...userIds])] : []),
    ]),
  );
}

export async function listFailedByIds(db: Queryable, ids: readonly string[]) {
  return await db
    .selectFrom('order_items')
    .select(['id', 'out_trade_no as outTradeNo', 'user_id as userId', 'kind', 'title', 'error', 'retries'])
    .select(['is_given_up as isGivenUp', 'finished_at as failedAt', 'deadline_at as deadlineAt'])
    .where('id', 'in', [...ids])
    .where('stage', '=', 3)
    .execute();
}

/** How many there are now: being made or waiting for it, and failed without an end. */
export async function countOpen(db: Queryable): Promise<{ working: number; failed: number }> {
  const [working, failed] = await Promise.all([
    db
      .selectFrom('order_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      // What is open or waits for a decision has a deadline, by which it is found.
      .where('deadline_at', 'is not', null)
      .where('stage', 'in', [0, 1])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deadline_at', 'is not', null)
      .where('stage', '=', 3)
      .where('is_given_up', '=', false)
      .executeTakeFirstOrThrow(),
  ]);
  return { working: working.count, failed: failed.count };
}

export interface EndedItem {
  outTradeNo: string;
  isDelivered: boolean;
  count: number;
}

/** What was delivered and what failed within some time, by the order's number. */
export async function listEndedIn(db: Queryable, { from, until }: { from: Date; until: Date }): Promise<EndedItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['out_trade_no as outTradeNo', 'stage'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .where((where) =>
      where.or([where('stage', '=', 2), where.and([where('stage', '=', 3), where('error', 'not in', causes)])]),
    )
    .groupBy(['out_trade_no', 'stage'])
    .execute();
  return rows.map(({ outTradeNo, stage, count }) => ({ outTradeNo, isDelivered: stage === 2, count }));
}

/** To which order items belong, by their ids. */
export async function listNumbersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'out_trade_no'])
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, out_trade_no }) => [id, out_trade_no]));
}
