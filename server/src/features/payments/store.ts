import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type GatewayName, gatewayNames } from '../../providers/payment/payment-gateway.ts';

const paymentStages = ['FULL', 'DEPOSIT', 'BALANCE'] as const;
export type PaymentStage = (typeof paymentStages)[number];
const paidBy = ['ALIPAY', 'WECHAT', 'BALANCE', 'CHARACTERS', 'FREE'] as const;
export type PaymentBy = (typeof paidBy)[number];
const paymentStates = ['OPEN', 'CLOSING', 'CLOSED', 'PAID'] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface Payment {
  id: string;
  paymentNo: string;
  orderId: string;
  userId: string;
  stage: PaymentStage;
  method: PaymentBy;
  gateway: GatewayName | null;
  amountFen: number;
  characters: number;
  subject: string;
  state: PaymentState;
  payLink: string | null;
  isSurplus: boolean;
  refundedFen: number;
  createdAt: Date;
  expiresAt: Date | null;
  paidAt: Date | null;
  asked: number;
}

const columns = [
  'id',
  'payment_no as paymentNo',
  'order_id as orderId',
  'user_id as userId',
  'stage',
  'method',
  'gateway',
  'amount_fen as amountFen',
  'characters',
  'subject',
  'state',
  'pay_link as payLink',
  'is_surplus as isSurplus',
  'refunded_fen as refundedFen',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'paid_at as paidAt',
  'asked',
] as const;

const read = createRowReader('payments', {
  stage: z.enum(paymentStages),
  method: z.enum(paidBy),
  gateway: z.enum(gatewayNames).nullable(),
  state: z.enum(paymentStates),
});

export type NewPayment = Pick<
  Payment,
  'paymentNo' | 'orderId' | 'userId' | 'stage' | 'method' | 'gateway' | 'amountFen' | 'subject' | 'expiresAt'
> & { characters?: number; state: 'OPEN' | 'PAID'; at: Date; askAt: Date | null };

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<Payment> {
  const row = await tx
    .insertInto('payments')
    .values({
      payment_no: payment.paymentNo,
      order_id: payment.orderId,
      user_id: payment.userId,
      stage: payment.stage,
      method: payment.method,
      gateway: payment.gateway,
      amount_fen: payment.amountFen,
      characters: payment.characters ?? 0,
      subject: payment.subject,
      state: payment.state,
      paid_at: payment.state === 'PAID' ? payment.at : null,
      created_at: payment.at,
      expires_at: payment.expiresAt,
      ask_at: payment.askAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function findPayment(db: Queryable, paymentNo: string): Promise<Payment | null> {
  const row = await db.selectFrom('payments').select(columns).where('payment_no', '=', paymentNo).executeTakeFirst();
  return row ? read(row) : null;
}

/** Its order's row is locked before. */
export async function lockPayment(tx: Tx, paymentNo: string): Promise<Payment | null> {
  const row = await tx
    .selectFrom('payments')
    .select(columns)
    .where('payment_no', '=', paymentNo)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function listPaymentsOf(db: Queryable, orderId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

export interface PaymentChange {
  state?: PaymentState;
  pay_link?: string;
  gateway_trade_no?: string;
  paid_at?: Date;
  is_surplus?: boolean;
  refunded_fen?: number;
  ask_at?: Date | null;
}

export async function changePayment(tx: Queryable, id: string, change: PaymentChange): Promise<Payment> {
  const row = await tx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

/** A link that comes back after the payment was closed is not shown to anyone. */
export async function keepPayLink(db: Queryable, paymentNo: string, payLink: string): Promise<Payment | null> {
  const row = await db
    .updateTable('payments')
    .set({ pay_link: payLink })
    .where('payment_no', '=', paymentNo)
    .where('state', '=', 'OPEN')
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** Takes what is due and puts the next asking off at the same time: two processes never ask about one thing at once. */
export async function takeDuePayments(db: Queryable, at: Date, pauseMs: number, limit: number): Promise<Payment[]> {
  const rows = await db
    .updateTable('payments')
    .set((eb) => ({
      // Rarer and rarer, but never past the end of its time.
      ask_at: sql<Date>`least(case when expires_at > ${at} then expires_at end,
                              ${at}::timestamptz + ${pauseMs} * power(2, least(asked, 4)) * interval '1 millisecond')`,
      asked: eb('asked', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('ask_at', '<=', at)
        .orderBy('ask_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return rows.map(read);
}

/** What a payer read at the gateway: what the order was about. */
export async function blankSubjectsOf(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('payments').set({ subject: '' }).where('user_id', '=', userId).execute();
}

/** What orders say was paid, beside what their payments say; each difference a sentence. */
export async function sumPaidByOrder(db: Queryable): Promise<Map<string, { paidFen: number; refundedFen: number }>> {
  const { rows } = await sql<{ orderId: string; paidFen: number; refundedFen: number }>`
    select order_id as "orderId",
           sum(amount_fen)::bigint as "paidFen", sum(refunded_fen)::bigint as "refundedFen"
      from payments where state = 'PAID' and not is_surplus group by order_id`.execute(db);
  return new Map(rows.map(({ orderId, ...sums }) => [orderId, sums]));
}
