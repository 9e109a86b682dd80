import { type OrderType, orderTypes, type PaymentStatus, paymentStatuses } from '@yanmo/contract/codes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';

/** What an agent may see of an order of one of their users: nothing of what it is about. */
export interface AgentOrderRow {
  outTradeNo: string;
  orderType: OrderType;
  status: PaymentStatus;
  userId: string;
  paidFen: number;
  refundedFen: number;
  commissionPercent: number;
  commissionFen: number;
  createdAt: Date;
}

export interface AgentOrderFilter {
  userId?: string | undefined;
  outTradeNo?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

const read = createRowReader('orders', { orderType: z.enum(orderTypes), status: z.enum(paymentStatuses) });

/** Money on a wallet is no sale yet: what it buys later is. */
function soldFor(db: Queryable, agentId: string) {
  return db
    .selectFrom('orders')
    .where('agent_id', '=', agentId)
    .where('paid_fen', '>', 0)
    .where('order_type', '<>', 'WALLET_RECHARGE');
}

export async function listAgentOrders(
  db: Queryable,
  agentId: string,
  filter: AgentOrderFilter,
  page: { limit: number; offset: number },
): Promise<{ orders: AgentOrderRow[]; total: number }> {
  let found = soldFor(db, agentId);
  if (filter.userId !== undefined) found = found.where('user_id', '=', filter.userId);
  if (filter.outTradeNo !== undefined) found = found.where('out_trade_no', '=', filter.outTradeNo);
  if (filter.from !== undefined) found = found.where('created_at', '>=', filter.from);
  if (filter.until !== undefined) found = found.where('created_at', '<', filter.until);
  const rows = await found
    .select([
      'id',
      'out_trade_no as outTradeNo',
      'order_type as orderType',
      'payment_status as status',
      'user_id as userId',
      'paid_fen as paidFen',
      'refunded_fen as refundedFen',
      'commission_percent as commissionPercent',
      'commission_fen as commissionFen',
      'created_at as createdAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { orders: rows.map(read), total };
}

export interface BuyerSums {
  orders: number;
  paidFen: number;
  commissionFen: number;
}

/** By buyer; those who have bought nothing are left out. */
export async function sumByBuyer(
  db: Queryable,
  agentId: string,
  userIds: readonly string[],
): Promise<Map<string, BuyerSums>> {
  if (userIds.length === 0) return new Map();
  const rows = await soldFor(db, agentId)
    .where('user_id', 'in', [...userIds])
    .select(['user_id', sql<number>`count(*)`.as('orders')])
    .select(sql<number>`sum(paid_fen - refunded_fen)::bigint`.as('paidFen'))
    .select(sql<number>`sum(commission_fen)::bigint`.as('commissionFen'))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, ...sums }) => [user_id, sums]));
}

/** Made on a day in China (2026-03-01), and paid. */
export async function countAgentOrders(
  db: Queryable,
  agentId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, number>> {
  const rows = await soldFor(db, agentId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .select(sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .select(sql<number>`count(*)`.as('orders'))
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, orders }) => [day, orders]));
}
