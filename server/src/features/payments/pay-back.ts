import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentGateways } from '../../providers/payment/create-payment-gateways.ts';
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type RefundOrder,
  type RefundState,
} from '../../providers/payment/payment-gateway.ts';
import { type AccountRef, book } from '../ledger/service.ts';
import type { OrderHooks, RefundHooks } from './hooks.ts';
import { sendRefund } from './job-contracts.ts';
import { makeNumber } from './number.ts';
import * as refunds from './refund-store.ts';
import { settleDue } from './settle-due.ts';
import * as store from './store.ts';

export interface PayBackRequest {
  orderId: string;
  outTradeNo: string;
  userId: string;
  amountFen: number;
  /** ORIGINAL: each fen the way it came; WALLET: all to the wallet, at once. */
  destination: 'ORIGINAL' | 'WALLET';
  reason: string;
  applicationId: string;
  /** Whose account loses it: our revenue, or the wallet that was filled with it. */
  source: AccountRef;
}

interface Parts {
  platform: Pick<Platform, 'db' | 'clock' | 'logger' | 'jobs'>;
  gateways: PaymentGateways;
  orders: () => OrderHooks;
  refundHooks: () => RefundHooks;
}

export type PayBack = ReturnType<typeof createPayBack>;

/** Money on its way back. The intent is committed before a gateway is asked, and repeated under the same number. */
export function createPayBack({ platform: { db, clock, logger, jobs }, gateways, orders, refundHooks }: Parts) {
  async function promise(tx: Tx, payment: store.Payment, refund: Omit<refunds.NewRefund, 'refundNo' | 'at'>) {
    const at = clock.now();
    await store.changePayment(tx, payment.id, { refunded_fen: payment.refundedFen + refund.amountFen });
    const promised = await refunds.insertRefund(tx, { ...refund, refundNo: makeNumber('R', at), at });
    if (promised.state === 'PENDING') await jobs.enqueue(tx, sendRefund, { refundNo: promised.refundNo });
    return promised;
  }

  async function settle(
    refundNo: string,
    outcome: { state: 'DONE' } | { state: 'FAILED'; reason: string },
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const found = await refunds.findRefund(tx, refundNo);
      if (!found) return;
      const { outTradeNo, buyerLives } = await orders().lockOrder(tx, found.orderId);
      const refund = await refunds.lockRefund(tx, refundNo);
      if (refund?.state !== 'PENDING') return;
      const at = clock.now();
      const owed = { account: { kind: 'REFUNDS_PAYABLE' as const }, amount: -refund.amountFen };
      if (outcome.state === 'DONE') {
        const payment = (await store.listPaymentsOf(tx, refund.orderId)).find(({ id }) => id === refund.paymentId);
        if (!payment?.gateway) throw new Error(`refund ${refundNo} has no gateway`);
        const done = await refunds.changeRefund(tx, refund.id, { state: 'DONE', settled_at: at, ask_at: null });
        const clearing = { account: { kind: 'CLEARING' as const, name: payment.gateway }, amount: refund.amountFen };
        await book(tx, { kind: 'REFUND_SETTLED', reference: refundNo, outTradeNo, at, postings: [owed, clearing] });
        await refundHooks().onRefundSettled(tx, done);
        return;
      }
      const { reason } = outcome;
      afterCommit(tx, () => logger.error({ refundNo, outTradeNo, reason }, 'a gateway refused a refund'));
      const decision = refund.applicationId === null ? 'WALLET' : await refundHooks().onRefundFailed(tx, refund);
      // Whoever deleted the account has no wallet any more: it stays owed until somebody pays it by hand.
      if (decision === 'KEEP' || !buyerLives) {
        await refunds.changeRefund(tx, refund.id, { state: 'FAILED', problem: outcome.reason, ask_at: null });
        return;
      }
      const moved = {
        state: 'DONE',
        destination: 'WALLET',
        problem: outcome.reason,
        settled_at: at,
        ask_at: null,
      } as const;
      const done = await refunds.changeRefund(tx, refund.id, moved);
      const wallet = { account: { kind: 'WALLET' as const, ownerId: refund.userId }, amount: refund.amountFen };
      await book(tx, {
        kind: 'ORDER_REFUND',
        reference: `${refundNo}-wallet`,
        outTradeNo,
        at,
        postings: [owed, wallet],
      });
      await refundHooks().onRefundSettled(tx, done);
    });
  }

  /** A question that is refused says nothing about the refund itself. */
  async function find(gateway: PaymentGateway, order: RefundOrder): Promise<RefundState> {
    try {
      return await gateway.queryRefund(order);
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      throw new GatewayUnavailable(gateway.name, 'a question about a refund was refused', { cause: error });
    }
  }

  /** A refusal holds for this call alone: an earlier one of the same number, whose answer was lost, may have been done. */
  async function sendOrFind(gateway: PaymentGateway, order: RefundOrder): Promise<RefundState> {
    try {
      return await gateway.refund(order);
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      const known = await find(gateway, order);
      return known.state === 'NOT_FOUND' ? { state: 'FAILED', reason: `${error.code}: ${error.message}` } : known;
    }
  }

  async function ask(refund: refunds.PaymentRefund, payment: store.Payment): Promise<RefundState> {
    if (payment.gateway === null) throw new Error(`${payment.paymentNo} has no gateway`);
    const gateway = gateways.byName(payment.gateway);
    const order = {
      paymentNo: payment.paymentNo,
      refundNo: refund.refundNo,
      amountFen: refund.amountFen,
      totalFen: payment.amountFen,
      reason: refund.reason,
    };
    try {
      const known = refund.asked > 1 ? await find(gateway, order) : { state: 'NOT_FOUND' as const };
      return known.state === 'NOT_FOUND' ? await sendOrFind(gateway, order) : known;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      logger.warn({ err: error, refundNo: refund.refundNo }, 'a refund is not sure yet; it is asked for again');
      return { state: 'PROCESSING' };
    }
  }

  async function sendOne(refundNo: string): Promise<void> {
    const refund = await refunds.findRefund(db, refundNo);
    if (refund?.state !== 'PENDING' || refund.destination !== 'GATEWAY') return;
    const payment = (await store.listPaymentsOf(db, refund.orderId)).find(({ id }) => id === refund.paymentId);
    if (!payment) throw new Error(`refund ${refundNo} has no payment`);
    const outcome = await ask(refund, payment);
    if (outcome.state === 'FAILED') await settle(refundNo, outcome);
    else if (outcome.state === 'DONE') await settle(refundNo, { state: 'DONE' });
  }

  return {
    send: sendOne,

    /** The order's row is held. True when all of it is where it belongs already. */
    async refund(tx: Tx, request: PayBackRequest): Promise<boolean> {
      let left = request.amountFen;
      let isSettled = true;
      const paid = (await store.listPaymentsOf(tx, request.orderId)).filter(
        ({ state, isSurplus, amountFen, refundedFen }) => state === 'PAID' && !isSurplus && amountFen > refundedFen,
      );
      for (const payment of paid.toReversed()) {
        if (left === 0) break;
        const amountFen = Math.min(left, payment.amountFen - payment.refundedFen);
        left -= amountFen;
        const isToWallet = request.destination === 'WALLET' || payment.gateway === null;
        const promised = await promise(tx, payment, {
          paymentId: payment.id,
          orderId: request.orderId,
          userId: request.userId,
          amountFen,
          destination: isToWallet ? 'WALLET' : 'GATEWAY',
          reason: request.reason,
          applicationId: request.applicationId,
          state: isToWallet ? 'DONE' : 'PENDING',
        });
        const target: AccountRef = isToWallet
          ? { kind: 'WALLET', ownerId: request.userId }
          : { kind: 'REFUNDS_PAYABLE' };
        await book(tx, {
          kind: 'ORDER_REFUND',
          reference: promised.refundNo,
          outTradeNo: request.outTradeNo,
          at: clock.now(),
          postings: [
            { account: request.source, amount: -amountFen },
            { account: target, amount: amountFen },
          ],
        });
        isSettled &&= isToWallet;
      }
      if (left > 0) throw new AppError('refund_too_large');
      return isSettled;
    },

    /** The order's row is held; the money was never ours. */
    async returnSurplus(tx: Tx, payment: store.Payment): Promise<void> {
      await promise(tx, payment, {
        paymentId: payment.id,
        orderId: payment.orderId,
        userId: payment.userId,
        amountFen: payment.amountFen,
        destination: 'GATEWAY',
        reason: 'paid twice or too late',
        applicationId: null,
        state: 'PENDING',
      });
    },

    /** What failed for this application is owed still; it is asked for again under its own number. */
    async tryAgain(tx: Tx, applicationId: string): Promise<void> {
      for (const refund of await refunds.listRefundsOf(tx, applicationId)) {
        if (refund.state !== 'FAILED') continue;
        await refunds.changeRefund(tx, refund.id, { state: 'PENDING', problem: null, ask_at: clock.now() });
        await jobs.enqueue(tx, sendRefund, { refundNo: refund.refundNo });
      }
    },

    isSettled: async (tx: Tx, applicationId: string): Promise<boolean> =>
      (await refunds.listRefundsOf(tx, applicationId)).every(({ state }) => state === 'DONE'),

    async sendDue(pauseMs: number): Promise<void> {
      const take = async (limit: number) =>
        (await refunds.takeDueRefunds(db, clock.now(), pauseMs, limit)).map(({ refundNo }) => refundNo);
      await settleDue(logger, take, sendOne);
    },
  };
}
