import {
  type ExtraService,
  extraServices,
  type OrderType,
  orderTypes,
  type PaidBy,
  type PaymentStatus,
  type PayType,
  paidByMethods,
  paymentStatuses,
  payTypes,
} from '@yanmo/contract/codes';
import { OrderOutline } from '@yanmo/contract/orders';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { containing } from '../../platform/lists/operator-list.ts';
import { PriceLine } from './price.ts';

export interface OrderRow {
  id: string;
  outTradeNo: string;
  userId: string;
  orderType: OrderType;
  payType: PayType;
  status: PaymentStatus;
  subject: string;
  key1: string | null;
  title: string;
  outline: OrderOutline | null;
  units: number | null;
  isReduceAigc: boolean;
  additionalService: ExtraService[];
  estimatedMinutes: number;
  lines: PriceLine[];
  originalFen: number;
  discountFen: number;
  depositPercent: number | null;
  couponId: string | null;
  paidFen: number;
  paidCharacters: number;
  refundedCharacters: number;
  refundedFen: number;
  paymentMethod: PaidBy | null;
  agentId: string | null;
  commissionPercent: number;
  commissionFen: number;
  lastSeq: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export const orderColumns = [
  'id',
  'out_trade_no as outTradeNo',
  'user_id as userId',
  'order_type as orderType',
  'pay_type as payType',
  'payment_status as status',
  'subject',
  'key1',
  'title',
  'outline',
  'units',
  'is_reduce_aigc as isReduceAigc',
  'additional_service as additionalService',
  'estimated_minutes as estimatedMinutes',
  'lines',
  'original_fen as originalFen',
  'discount_fen as discountFen',
  'deposit_percent as depositPercent',
  'coupon_id as couponId',
  'paid_fen as paidFen',
  'paid_characters as paidCharacters',
  'refunded_characters as refundedCharacters',
  'refunded_fen as refundedFen',
  'payment_method as paymentMethod',
  'agent_id as agentId',
  'commission_percent as commissionPercent',
  'commission_fen as commissionFen',
  'last_seq as lastSeq',
  'created_at as createdAt',
  'deleted_at as deletedAt',
] as const;

/** As it was ordered: limits that hold for new outlines do not hold for it. */
const StoredOutline = z.looseObject({
  ...OrderOutline.shape,
  title: z.string(),
  word_count: z.number(),
});

const read = createRowReader('orders', {
  orderType: z.enum(orderTypes),
  payType: z.enum(payTypes),
  status: z.enum(paymentStatuses),
  outline: StoredOutline.nullable(),
  additionalService: z.array(z.enum(extraServices)),
  lines: z.array(PriceLine),
  paymentMethod: z.enum(paidByMethods).nullable(),
});

export interface NewOrder
  extends Pick<
    OrderRow,
    | 'outTradeNo'
    | 'userId'
    | 'orderType'
    | 'payType'
    | 'subject'
    | 'key1'
    | 'title'
    | 'outline'
    | 'units'
    | 'isReduceAigc'
    | 'additionalService'
    | 'estimatedMinutes'
    | 'lines'
    | 'originalFen'
    | 'depositPercent'
    | 'agentId'
    | 'commissionPercent'
  > {
  at: Date;
}

/** Null when an order of the same thing is open: whoever was faster has made it. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow | null> {
  const row = await tx
    .insertInto('orders')
    .values({
      out_trade_no: order.outTradeNo,
      user_id: order.userId,
      order_type: order.orderType,
      pay_type: order.payType,
      subject: order.subject,
      key1: order.key1,
      title: order.title,
      outline: order.outline === null ? null : JSON.stringify(order.outline),
      units: order.units,
      is_reduce_aigc: order.isReduceAigc,
      additional_service: order.additionalService,
      estimated_minutes: order.estimatedMinutes,
      lines: JSON.stringify(order.lines),
      original_fen: order.originalFen,
      deposit_percent: order.depositPercent,
      agent_id: order.agentId,
      commission_percent: order.commissionPercent,
      created_at: order.at,
      updated_at: order.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(orderColumns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findOpenOrder(
  db: Queryable,
  userId: string,
  orderType: OrderType,
  subject: string,
): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('order_type', '=', orderType)
    .where('subject', '=', subject)
    .where('payment_status', 'in', ['PRE_CREATE', 'WAIT_BUYER_PAY'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** By its number, or the newest one of an outline. */
export async function findOrder(db: Queryable, userId: string, key: string): Promise<OrderRow | null> {
  const own = db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const row =
    (await own.where('out_trade_no', '=', key).executeTakeFirst()) ??
    (await own.where('key1', '=', key).orderBy('created_at', 'desc').limit(1).executeTakeFirst());
  return row ? read(row) : null;
}

export async function findOrderById(db: Queryable, id: string): Promise<OrderRow | null> {
  const row = await db.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function findProgress(db: Queryable, id: string): Promise<{ lastSeq: number; isOver: boolean } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['last_seq as lastSeq', 'deleted_at as deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { lastSeq: row.lastSeq, isOver: row.deletedAt !== null } : null;
}

/** What a list names an order by, of whoever they are; by their ids. */
export type OrderName = Pick<OrderRow, 'id' | 'outTradeNo' | 'orderType' | 'title'>;

const readName = createRowReader('orders', { orderType: z.enum(orderTypes) });

export async function listNames(db: Queryable, ids: readonly string[]): Promise<Map<string, OrderName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'out_trade_no as outTradeNo', 'order_type as orderType', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, readName(row)]));
}

/** Whoever's it is; for the operator. */
export async function findOrderByNumber(db: Queryable, outTradeNo: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders')
    .select(orderColumns)
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** Orders that this is a part of the number of, the newest first; for the operator. */
export async function searchOrderIds(db: Queryable, part: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('out_trade_no', 'ilike', containing(part))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends. Everything that concerns an order begins with it. */
export async function lockOrderById(tx: Tx, id: string): Promise<OrderRow> {
  const row = await tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function lockOrderOf(tx: Tx, userId: string, outTradeNo: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('out_trade_no', '=', outTradeNo)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function listOrders(
  db: Queryable,
  userId: string,
  page: { limit: number; offset: number },
  filter: { orderType?: OrderType | undefined; status?: PaymentStatus | undefined },
): Promise<{ orders: OrderRow[]; total: number }> {
  let own = db.selectFrom('orders').where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (filter.orderType !== undefined) own = own.where('order_type', '=', filter.orderType);
  if (filter.status !== undefined) own = own.where('payment_status', '=', filter.status);
  const rows = await own
    .select(orderColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { orders: rows.map(read), total };
}

export interface OrderChange {
  payment_status?: PaymentStatus;
  pay_type?: PayType;
  discount_fen?: number;
  coupon_id?: string | null;
  coupon_held_until?: Date | null;
  paid_fen?: number;
  paid_characters?: number;
  refunded_characters?: number;
  refunded_fen?: number;
  payment_method?: PaidBy;
  commission_fen?: number;
  deleted_at?: Date;
  title?: string;
  /** As JSON. */
  outline?: string | null;
}

export interface NewEvent {
  type: string;
  from?: PaymentStatus;
  to?: PaymentStatus;
  amountFen?: number;
  data?: Record<string, unknown>;
}

export const orderEventsChannel = 'order_events';

/** Changes the order and says so: no change without its event. Watchers are woken at the commit. */
export async function changeOrder(
  tx: Tx,
  id: string,
  change: OrderChange,
  event: NewEvent,
  at: Date,
): Promise<OrderRow> {
  const row = await tx
    .updateTable('orders')
    .set((eb) => ({ ...change, last_seq: eb('last_seq', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning(orderColumns)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      seq: row.lastSeq,
      type: event.type,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      amount_fen: event.amountFen ?? null,
      data: JSON.stringify(event.data ?? {}),
      created_at: at,
    })
    .execute();
  await sql`select pg_notify(${orderEventsChannel}, ${id})`.execute(tx);
  return read(row);
}
