import { type PaymentStatus, paymentStatuses } from '@yanmo/contract/codes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { orderColumns } from './store.ts';

/** Unpaid orders that hold a coupon longer than they may. */
export async function listHeldTooLong(db: Queryable, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('coupon_held_until', '<=', at)
    .where('payment_status', '=', 'PRE_CREATE')
    .orderBy('coupon_held_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What an agent earns on it is the agent's business, and who the agent is theirs to tell. */
const exportedColumns = orderColumns.filter((column) => !/^(?:agent_id|commission_)/u.test(column));

export async function listOrdersForExport(tx: Tx, userId: string) {
  return tx.selectFrom('orders').select(exportedColumns).where('user_id', '=', userId).orderBy('created_at').execute();
}

export async function lockOrdersOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
}

export async function listUnpaidOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('payment_status', 'in', ['PRE_CREATE', 'WAIT_BUYER_PAY'])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The books must keep what was sold and for how much; what it was about is nobody's business any more. */
export async function blankOrdersOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ title: '', outline: null, key1: null, subject: eb.ref('out_trade_no'), deleted_at: at }))
    .where('user_id', '=', userId)
    .execute();
}

export interface OrderSums {
  id: string;
  outTradeNo: string;
  status: PaymentStatus;
  paidFen: number;
  refundedFen: number;
  paidCharacters: number;
  commissionFen: number;
  /** The most that it may have earned an agent as it stands. */
  commissionDueFen: number;
}

const readSums = createRowReader('orders', { status: z.enum(paymentStatuses) });

export async function listSums(db: Queryable): Promise<OrderSums[]> {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'out_trade_no as outTradeNo',
      'payment_status as status',
      'paid_fen as paidFen',
      'refunded_fen as refundedFen',
      'paid_characters as paidCharacters',
      'commission_fen as commissionFen',
    ])
    .select(
      sql<number>`case when agent_id is null or order_type = 'WALLET_RECHARGE' then 0
                       else (paid_fen - refunded_fen) * commission_percent / 100 end`.as('commissionDueFen'),
    )
    .execute();
  return rows.map(readSums);
}
