import type { Tx } from '../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GatewayName } from '../../providers/payment/payment-gateway.ts';
import { book } from '../ledger/service.ts';
import type { OrderHooks } from './hooks.ts';
import type { PayBack } from './pay-back.ts';
import * as store from './store.ts';

/** A notification that is genuine and does not fit what we know: nothing is changed, and somebody must look. */
export class PaymentMismatch extends Error {
  override name = 'PaymentMismatch';
}

export interface Paid {
  paymentNo: string;
  gatewayTradeNo: string;
  paidFen: number;
  paidAt: Date;
}

interface Parts {
  platform: Pick<Platform, 'db' | 'clock' | 'logger'>;
  orders: () => OrderHooks;
  payBack: PayBack;
}

/**
 * The one way in which a gateway's word that money came is applied: notification, answer to a question, or close that
 * came too late. Applied twice it does nothing the second time.
 */
export function createSettlePayment({ platform: { db, clock, logger }, orders, payBack }: Parts) {
  async function settleLocked(tx: Tx, payment: store.Payment, paid: Paid, outTradeNo: string): Promise<void> {
    const { gateway } = payment;
    if (gateway === null) throw new PaymentMismatch(`${payment.paymentNo} was not paid through a gateway`);
    // Once it is closed the payer was told that it failed: what comes after it goes back, whatever is owed.
    const accepted = payment.state === 'CLOSED' ? null : await orders().accept(tx, payment);
    const settled = await store.changePayment(tx, payment.id, {
      state: 'PAID',
      gateway_trade_no: paid.gatewayTradeNo,
      paid_at: paid.paidAt,
      is_surplus: accepted === null,
      ask_at: null,
    });
    const { amountFen, paymentNo } = settled;
    const clearing = { account: { kind: 'CLEARING' as const, name: gateway }, amount: -amountFen };
    if (!accepted) {
      afterCommit(tx, () =>
        logger.warn({ paymentNo, outTradeNo }, 'money came for which nothing was owed; it goes back'),
      );
      await book(tx, {
        kind: 'SURPLUS_PAYMENT',
        reference: paymentNo,
        outTradeNo,
        at: clock.now(),
        postings: [clearing, { account: { kind: 'REFUNDS_PAYABLE' }, amount: amountFen }],
      });
      await payBack.returnSurplus(tx, settled);
      // Its code is used up: an order that waited for it can be paid anew.
      if (payment.state !== 'CLOSED') await orders().onClosed(tx, settled);
      return;
    }
    await book(tx, {
      kind: 'ORDER_PAYMENT',
      reference: paymentNo,
      outTradeNo,
      at: clock.now(),
      postings: [
        clearing,
        { account: { kind: 'COUPON_COST' }, amount: -accepted.discountFen },
        { account: accepted.credit, amount: amountFen + accepted.discountFen },
      ],
    });
    await orders().onPaid(tx, settled);
  }

  return async (paid: Paid, from: GatewayName): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const found = await store.findPayment(tx, paid.paymentNo);
      if (!found) throw new PaymentMismatch(`there is no payment ${paid.paymentNo}`);
      const { outTradeNo } = await orders().lockOrder(tx, found.orderId);
      const payment = await store.lockPayment(tx, paid.paymentNo);
      if (!payment) throw new PaymentMismatch(`there is no payment ${paid.paymentNo}`);
      if (payment.gateway !== from) throw new PaymentMismatch(`${paid.paymentNo} is not a payment of ${from}`);
      if (payment.amountFen !== paid.paidFen) {
        throw new PaymentMismatch(`${paid.paymentNo}: ${paid.paidFen} fen came where ${payment.amountFen} are due`);
      }
      if (payment.state !== 'PAID') await settleLocked(tx, payment, paid, outTradeNo);
    });
  };
}
