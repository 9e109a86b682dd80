import type { Database, Queryable } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { PaymentOffer, RefundOrder } from '../payment-gateway.ts';

export interface CashierTrade {
  paymentNo: string;
  amountFen: number;
  subject: string;
  state: 'WAITING' | 'PAID' | 'CLOSED';
  expiresAt: Date;
  tradeNo: string | null;
  paidAt: Date | null;
  closedAt: Date | null;
  notifiedAt: Date | null;
  createdAt: Date;
}

/** False when a trade of this number is there already. */
export async function insertTrade(db: Database, offer: PaymentOffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('cashier_trades')
    .values({
      payment_no: offer.paymentNo,
      amount_fen: offer.amountFen,
      subject: offer.subject,
      expires_at: offer.expiresAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('payment_no').doNothing())
    .returning('payment_no')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The trade as it stands at this instant. One whose time is over is closed by whoever looks first, in the row: once a
 * process has said that it is closed, no other one takes money for it, whatever its clock shows.
 */
export async function findTrade(db: Queryable, paymentNo: string, now: Date): Promise<CashierTrade | null> {
  await db
    .updateTable('cashier_trades')
    .set({ state: 'CLOSED', closed_at: now })
    .where('payment_no', '=', paymentNo)
    .where('state', '=', 'WAITING')
    .where('expires_at', '<=', now)
    .execute();
  const row = await db.selectFrom('cashier_trades').selectAll().where('payment_no', '=', paymentNo).executeTakeFirst();
  if (!row) return null;
  return {
    paymentNo: row.payment_no,
    amountFen: row.amount_fen,
    subject: row.subject,
    state: row.state as CashierTrade['state'],
    expiresAt: row.expires_at,
    tradeNo: row.trade_no,
    paidAt: row.paid_at,
    closedAt: row.closed_at,
    notifiedAt: row.notified_at,
    createdAt: row.created_at,
  };
}

/** Whether this call is the one that paid it. */
export async function markPaid(db: Database, paymentNo: string, tradeNo: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('cashier_trades')
    .set({ state: 'PAID', trade_no: tradeNo, paid_at: now })
    .where('payment_no', '=', paymentNo)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', now)
    .returning('payment_no')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markClosed(db: Database, paymentNo: string, now: Date): Promise<void> {
  await db
    .updateTable('cashier_trades')
    .set({ state: 'CLOSED', closed_at: now })
    .where('payment_no', '=', paymentNo)
    .where('state', '=', 'WAITING')
    .execute();
}

export async function markNotified(db: Database, paymentNo: string, now: Date): Promise<void> {
  await db.updateTable('cashier_trades').set({ notified_at: now }).where('payment_no', '=', paymentNo).execute();
}

export type RefundOutcome = 'DONE' | 'NOT_PAID' | 'OTHER_TOTAL' | 'OTHER_AMOUNT' | 'TOO_MUCH';

/** The trade's row is held, so that refunds of one trade come one after the other and never exceed it. */
export async function insertRefund(db: Database, order: RefundOrder, now: Date): Promise<RefundOutcome> {
  return await inTransaction(db, async (tx) => {
    const trade = await tx
      .selectFrom('cashier_trades')
      .select(['state', 'amount_fen'])
      .where('payment_no', '=', order.paymentNo)
      .forUpdate()
      .executeTakeFirst();
    if (trade?.state !== 'PAID') return 'NOT_PAID';
    if (trade.amount_fen !== order.totalFen) return 'OTHER_TOTAL';
    const refunds = await listRefunds(tx, order.paymentNo);
    const same = refunds.find(({ refundNo }) => refundNo === order.refundNo);
    if (same) return same.amountFen === order.amountFen ? 'DONE' : 'OTHER_AMOUNT';
    const refundedFen = refunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
    if (refundedFen + order.amountFen > trade.amount_fen) return 'TOO_MUCH';
    await tx
      .insertInto('cashier_refunds')
      .values({
        payment_no: order.paymentNo,
        refund_no: order.refundNo,
        amount_fen: order.amountFen,
        reason: order.reason,
        created_at: now,
      })
      .execute();
    return 'DONE';
  });
}

export async function listRefunds(
  db: Queryable,
  paymentNo: string,
): Promise<{ refundNo: string; amountFen: number }[]> {
  return await db
    .selectFrom('cashier_refunds')
    .select(['refund_no as refundNo', 'amount_fen as amountFen'])
    .where('payment_no', '=', paymentNo)
    .orderBy('created_at')
    .execute();
}
