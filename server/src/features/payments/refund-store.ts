import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';

export interface PaymentRefund {
  id: string;
  refundNo: string;
  paymentId: string;
  orderId: string;
  userId: string;
  amountFen: number;
  destination: 'GATEWAY' | 'WALLET';
  reason: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
  problem: string | null;
  applicationId: string | null;
  asked: number;
}

const columns = [
  'id',
  'refund_no as refundNo',
  'payment_id as paymentId',
  'order_id as orderId',
  'user_id as userId',
  'amount_fen as amountFen',
  'destination',
  'reason',
  'state',
  'problem',
  'application_id as applicationId',
  'asked',
] as const;

const read = createRowReader('payment_refunds', {
  destination: z.enum(['GATEWAY', 'WALLET']),
  state: z.enum(['PENDING', 'DONE', 'FAILED']),
});

export type NewRefund = Pick<
  PaymentRefund,
  'refundNo' | 'paymentId' | 'orderId' | 'userId' | 'amountFen' | 'destination' | 'reason' | 'applicationId'
> & { state: 'PENDING' | 'DONE'; at: Date };

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<PaymentRefund> {
  const isDone = refund.state === 'DONE';
  const row = await tx
    .insertInto('payment_refunds')
    .values({
      refund_no: refund.refundNo,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      user_id: refund.userId,
      amount_fen: refund.amountFen,
      destination: refund.destination,
      reason: refund.reason,
      application_id: refund.applicationId,
      state: refund.state,
      created_at: refund.at,
      settled_at: isDone ? refund.at : null,
      ask_at: isDone ? null : refund.at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function findRefund(db: Queryable, refundNo: string): Promise<PaymentRefund | null> {
  const row = await db
    .selectFrom('payment_refunds')
    .select(columns)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function lockRefund(tx: Tx, refundNo: string): Promise<PaymentRefund | null> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select(columns)
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function changeRefund(
  tx: Tx,
  id: string,
  change: {
    state?: PaymentRefund['state'];
    destination?: PaymentRefund['destination'];
    problem?: string | null;
    settled_at?: Date;
    ask_at?: Date | null;
  },
): Promise<PaymentRefund> {
  const row = await tx
    .updateTable('payment_refunds')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function takeDueRefunds(
  db: Queryable,
  at: Date,
  pauseMs: number,
  limit: number,
): Promise<PaymentRefund[]> {
  const rows = await db
    .updateTable('payment_refunds')
    .set((eb) => ({
      ask_at: sql<Date>`${at}::timestamptz + ${pauseMs} * power(2, least(asked, 8)) * interval '1 millisecond'`,
      asked: eb('asked', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_refunds')
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

export async function listRefundsOf(db: Queryable, applicationId: string): Promise<PaymentRefund[]> {
  const rows = await db
    .selectFrom('payment_refunds')
    .select(columns)
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(read);
}

/** What is still owed to people through gateways: the ledger's REFUNDS_PAYABLE must say the same. */
export async function sumOwedRefunds(db: Queryable): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount_fen), 0)::bigint as total
      from payment_refunds where destination = 'GATEWAY' and state <> 'DONE'`.execute(db);
  return rows[0]?.total ?? 0;
}
