import { type OrderType, orderTypes, paidByMethods, paymentStatuses } from '@yanmo/contract/codes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Asked, containing, type Found } from '../../platform/lists/operator-list.ts';

export interface AllOrdersQuery extends Asked<'created_at' | 'paid_amount'> {
  orderType?: OrderType | undefined;
  status?: string | undefined;
  agentId?: string | undefined;
  search?: string | undefined;
  /** Whose orders are meant by the search too. */
  userIds?: readonly string[] | undefined;
  span?: { from?: Date | undefined; until?: Date | undefined };
}

export function findAllOrders(db: Queryable, query: AllOrdersQuery): Found {
  const { orderType, status, agentId, search, userIds = [], span } = query;
  let found = db.selectFrom('orders');
  if (orderType !== undefined) found = found.where('orders.order_type', '=', orderType);
  if (status !== undefined) found = found.where('orders.payment_status', '=', status);
  if (agentId !== undefined) found = found.where('orders.agent_id', '=', agentId);
  if (span?.from) found = found.where('orders.created_at', '>=', span.from);
  if (span?.until) found = found.where('orders.created_at', '<', span.until);
  if (!search) return found;
  return found.where((where) =>
    where.or([
      where('orders.out_trade_no', '=', search),
      where('orders.title', 'ilike', containing(search)),
      ...(userIds.length > 0 ? [where('orders.user_id', 'in', [...userIds])] : []),
    ]),
  );
}

const read = createRowReader('orders', {
  orderType: z.enum(orderTypes),
  status: z.enum(paymentStatuses),
  method: z.enum(paidByMethods).nullable(),
});

export async function listOrdersByIds(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'out_trade_no as outTradeNo', 'order_type as orderType', 'title', 'payment_status as status'])
    .select(['payment_method as method', 'paid_fen as paidFen', 'refunded_fen as refundedFen'])
    .select(['commission_fen as commissionFen', 'user_id as userId', 'agent_id as agentId', 'created_at as createdAt'])
    .select(sql<number>`original_fen - discount_fen`.as('totalFen'))
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** By buyer; who has ordered nothing is left out. */
export async function sumOrdersOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, { orders: number; spentFen: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select('user_id')
    .select(sql<number>`count(*) filter (where paid_fen > 0 or payment_status = 'TRADE_SUCCESS')`.as('orders'))
    // Money on a wallet is not spent yet.
    .select(
      sql<number>`coalesce(sum(paid_fen - refunded_fen) filter (where order_type <> 'WALLET_RECHARGE'), 0)::bigint`.as(
        'spentFen',
      ),
    )
    .where('user_id', 'in', [...userIds])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, ...sums }) => [user_id, sums]));
}

interface Span {
  from: Date;
  until: Date;
}

export interface OrderCell {
  orderType: OrderType;
  agentId: string | null;
  orders: number;
  paid: number;
  revenueFen: number;
  refundedFen: number;
}

const readCell = createRowReader('orders', { orderType: z.enum(orderTypes) }, ['orderType']);

/** What was ordered, paid and given back within some time, each when it happened. */
export async function sumOrdersIn(db: Queryable, { from, until }: Span): Promise<OrderCell[]> {
  const { rows } = await sql<OrderCell>`
    select order_type as "orderType", agent_id as "agentId", sum(orders)::bigint as orders, sum(paid)::bigint as paid,
           sum(revenue)::bigint as "revenueFen", sum(refunded)::bigint as "refundedFen"
      from (select order_type, agent_id, 1 as orders, 0 as paid, 0 as revenue, 0 as refunded
              from orders where created_at >= ${from} and created_at < ${until}
             union all
            select placed.order_type, placed.agent_id, 0,
                   case when event.type in ('paid', 'deposit_paid') and coalesce(event.from_status, '') <> 'TRADE_DEPOSIT_SUCCESS'
                        then 1 else 0 end,
                   case when event.type in ('paid', 'deposit_paid') and placed.order_type <> 'WALLET_RECHARGE'
                        then coalesce(event.amount_fen, 0) else 0 end,
                   case when event.type in ('refunded', 'finished') and placed.order_type <> 'WALLET_RECHARGE'
                        then coalesce(event.amount_fen, 0) else 0 end
              from order_events event join orders placed on placed.id = event.order_id
             where event.created_at >= ${from} and event.created_at < ${until}
               and event.type in ('paid', 'deposit_paid', 'refunded', 'finished')) happened
     group by 1, 2`.execute(db);
  return rows.map(readCell);
}

/** What kind of order each is and whose agent earns on it, by number. */
export async function listOrigins(
  db: Queryable,
  outTradeNos: readonly string[],
): Promise<Map<string, { orderType: OrderType; agentId: string | null }>> {
  if (outTradeNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['out_trade_no as outTradeNo', 'order_type as orderType', 'agent_id as agentId'])
    .where(sql<boolean>`out_trade_no = any (${[...outTradeNos]})`)
    .execute();
  return new Map(rows.map((row) => [row.outTradeNo, readCell(row)]));
}
