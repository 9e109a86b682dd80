import type { ScanMethod } from '@yanmo/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentGateways } from '../../providers/payment/create-payment-gateways.ts';
import {
  type GatewayName,
  GatewayRefused,
  GatewayUnavailable,
  type Notice,
  type TradeState,
} from '../../providers/payment/payment-gateway.ts';
import { book, sumHouseAccount } from '../ledger/service.ts';
import type { OrderHooks, RefundHooks } from './hooks.ts';
import { askAboutPayment } from './job-contracts.ts';
import { makeNumber } from './number.ts';
import { createPayBack } from './pay-back.ts';
import { sumOwedRefunds } from './refund-store.ts';
import { settleDue } from './settle-due.ts';
import { createSettlePayment, PaymentMismatch } from './settle-payment.ts';
import * as store from './store.ts';

export type { OrderHooks, RefundHooks } from './hooks.ts';
export { makeNumber } from './number.ts';
export type { PaymentRefund } from './refund-store.ts';
export { PaymentMismatch } from './settle-payment.ts';
export { type Payment, type PaymentStage, sumPaidByOrder } from './store.ts';

/**
 * A code that nobody had scanned cannot be closed at Alipay, and lives until its own end: so long after it the gateway is
 * asked once more, lest money that came by it and was never told of stay where it is.
 */
const lastLookMs = 10 * 60_000;

export interface DuePayment {
  orderId: string;
  outTradeNo: string;
  userId: string;
  stage: store.PaymentStage;
  amountFen: number;
  /** What the payer reads at the gateway. */
  subject: string;
}

/** Each difference between our rows and the books a sentence. */
export async function findPaymentDifferences(db: Queryable): Promise<string[]> {
  const owed = await sumOwedRefunds(db);
  const booked = await sumHouseAccount(db, 'REFUNDS_PAYABLE');
  return owed === booked ? [] : [`refunds of ${owed} fen are owed, the ledger says ${booked}`];
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'logger' | 'jobs'>,
  { gateways }: { gateways: PaymentGateways },
) {
  const { db, clock, config, logger, jobs } = platform;
  let orderHooks: OrderHooks | undefined;
  let refundHooks: RefundHooks | undefined;
  const orders = () => connected(orderHooks);
  const payBack = createPayBack({ platform, gateways, orders, refundHooks: () => connected(refundHooks) });
  const settle = createSettlePayment({ platform, orders, payBack });

  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** No longer wanted. Until the gateway confirms it, money that comes is still taken if it is what is owed. */
  async function startClosing(tx: Tx, payment: store.Payment): Promise<void> {
    await store.changePayment(tx, payment.id, { state: 'CLOSING', ask_at: clock.now() });
    await jobs.enqueue(tx, askAboutPayment, { paymentNo: payment.paymentNo });
  }

  /** The order's row is held: whatever could still be paid for it is no longer wanted. */
  async function closeOpen(tx: Tx, orderId: string): Promise<void> {
    for (const payment of await store.listPaymentsOf(tx, orderId)) {
      if (payment.state === 'OPEN') await startClosing(tx, payment);
    }
  }

  async function close(paymentNo: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const found = await store.findPayment(tx, paymentNo);
      if (!found) throw new PaymentMismatch(`there is no payment ${paymentNo}`);
      await orders().lockOrder(tx, found.orderId);
      const payment = await store.lockPayment(tx, paymentNo);
      if (payment?.state !== 'OPEN' && payment?.state !== 'CLOSING') return;
      const endsAt = Math.max(clock.now().getTime(), payment.expiresAt?.getTime() ?? 0);
      const askAt = new Date(endsAt + lastLookMs);
      const closed = await store.changePayment(tx, payment.id, { state: 'CLOSED', ask_at: askAt });
      await orders().onClosed(tx, closed);
    });
  }

  /** What the gateway says is applied by the same function as its notification. */
  async function apply(paymentNo: string, gateway: GatewayName, trade: TradeState): Promise<void> {
    if (trade.state === 'PAID') await settle({ paymentNo, ...trade }, gateway);
    else if (trade.state === 'CLOSED') await close(paymentNo);
  }

  async function ask(paymentNo: string): Promise<void> {
    const payment = await store.findPayment(db, paymentNo);
    if (!payment?.gateway) return;
    const { gateway: name, expiresAt } = payment;
    const gateway = gateways.byName(name);
    try {
      if (payment.state === 'OPEN' && expiresAt !== null && expiresAt <= clock.now()) {
        await inTransaction(db, async (tx) => {
          await orders().lockOrder(tx, payment.orderId);
          const locked = await store.lockPayment(tx, paymentNo);
          if (locked?.state === 'OPEN') await store.changePayment(tx, locked.id, { state: 'CLOSING' });
        });
        await apply(paymentNo, name, await gateway.close(paymentNo));
      } else if (payment.state === 'CLOSING') await apply(paymentNo, name, await gateway.close(paymentNo));
      else if (payment.state === 'OPEN') await apply(paymentNo, name, await gateway.query(paymentNo));
      else if (payment.state === 'CLOSED') {
        const trade = await gateway.close(paymentNo);
        if (trade.state === 'PAID') await apply(paymentNo, name, trade);
        else await store.changePayment(db, payment.id, { ask_at: null });
      }
    } catch (error) {
      if (error instanceof PaymentMismatch) logger.error({ err: error, paymentNo }, 'payment does not fit');
      else if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
        logger.warn({ err: error, paymentNo }, 'the gateway gives no answer; it is asked again');
      } else throw error;
    }
  }

  return {
    connectOrders(hooks: OrderHooks): void {
      orderHooks = hooks;
    },
    connectRefunds(hooks: RefundHooks): void {
      refundHooks = hooks;
    },

    openMethods: (): ScanMethod[] =>
      (['ALIPAY', 'WECHAT'] as const).filter((method) => gateways.byMethod[method] !== undefined),

    /**
     * The order's row is held. The payment that is open already when it is the same; else a new one, and the old one is
     * closed. The gateway hears of it after the commit, through `offer`.
     */
    async begin(tx: Tx, due: DuePayment, method: ScanMethod): Promise<store.Payment> {
      const gateway = gateways.byMethod[method];
      if (!gateway) throw new AppError('payment_method_unavailable');
      const now = clock.now();
      const open = (await store.listPaymentsOf(tx, due.orderId)).find(({ state }) => state === 'OPEN');
      if (open) {
        const isSame =
          open.method === method &&
          open.stage === due.stage &&
          open.amountFen === due.amountFen &&
          open.gateway === gateway.name &&
          open.expiresAt !== null &&
          open.expiresAt > now;
        if (isSame) return open;
        await startClosing(tx, open);
      }
      return store.insertPayment(tx, {
        paymentNo: makeNumber('P', now),
        orderId: due.orderId,
        userId: due.userId,
        stage: due.stage,
        method,
        gateway: gateway.name,
        amountFen: due.amountFen,
        subject: due.subject,
        expiresAt: later(config.paymentExpiryMs),
        state: 'OPEN',
        at: now,
        askAt: later(config.paymentAskMs),
      });
    },

    /** Outside any transaction. A kill before the link is kept is harmless: asking again gives a link again. */
    async offer(payment: store.Payment): Promise<store.Payment & { payLink: string; expiresAt: Date }> {
      const { gateway, expiresAt, payLink } = payment;
      if (gateway === null || expiresAt === null) throw new Error(`${payment.paymentNo} is not paid by scanning`);
      if (payLink !== null) return { ...payment, payLink, expiresAt };
      try {
        const { paymentNo, amountFen, subject } = payment;
        const offered = await gateways.byName(gateway).create({ paymentNo, amountFen, subject, expiresAt });
        const kept = await store.keepPayLink(db, paymentNo, offered.payLink);
        if (!kept) throw new AppError('wrong_state');
        return { ...kept, payLink: offered.payLink, expiresAt };
      } catch (error) {
        if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
          throw new AppError('payment_unavailable', {}, { cause: error });
        }
        throw error;
      }
    },

    /** The order's row is held. Money of the wallet, or a coupon alone; no gateway takes part. */
    async payInHouse(tx: Tx, due: DuePayment, method: 'BALANCE' | 'FREE'): Promise<void> {
      await closeOpen(tx, due.orderId);
      const now = clock.now();
      const inserted = await store.insertPayment(tx, {
        paymentNo: makeNumber('P', now),
        orderId: due.orderId,
        userId: due.userId,
        stage: due.stage,
        method,
        gateway: null,
        amountFen: due.amountFen,
        subject: due.subject,
        expiresAt: null,
        state: 'PAID',
        at: now,
        askAt: null,
      });
      const accepted = await orders().accept(tx, inserted);
      if (!accepted) throw new AppError('wrong_state');
      await book(tx, {
        kind: 'ORDER_PAYMENT',
        reference: inserted.paymentNo,
        outTradeNo: due.outTradeNo,
        at: now,
        postings: [
          { account: { kind: 'WALLET', ownerId: due.userId }, amount: -due.amountFen },
          { account: { kind: 'COUPON_COST' }, amount: -accepted.discountFen },
          { account: accepted.credit, amount: due.amountFen + accepted.discountFen },
        ],
      });
      await orders().onPaid(tx, inserted);
    },

    /** The order's row is held. Prepaid characters instead of money. */
    async payByCharacters(tx: Tx, due: DuePayment, characters: number): Promise<void> {
      await closeOpen(tx, due.orderId);
      const now = clock.now();
      const inserted = await store.insertPayment(tx, {
        paymentNo: makeNumber('P', now),
        orderId: due.orderId,
        userId: due.userId,
        stage: due.stage,
        method: 'CHARACTERS',
        gateway: null,
        amountFen: 0,
        characters,
        subject: due.subject,
        expiresAt: null,
        state: 'PAID',
        at: now,
        askAt: null,
      });
      await book(tx, {
        kind: 'CHARACTERS_SPENT',
        reference: inserted.paymentNo,
        outTradeNo: due.outTradeNo,
        at: now,
        postings: [
          { account: { kind: 'CHARACTERS', ownerId: due.userId }, amount: -characters },
          { account: { kind: 'CHARACTERS_ISSUED' }, amount: characters },
        ],
      });
      await orders().onPaid(tx, inserted);
    },

    closeOpen,
    blank: store.blankSubjectsOf,

    listOf: (queryable: Queryable, orderId: string) => store.listPaymentsOf(queryable, orderId),

    refund: payBack.refund,
    tryRefundAgain: payBack.tryAgain,
    isRefundSettled: payBack.isSettled,
    sendRefund: payBack.send,
    ask,

    /** A notice that was read from the gateway itself. Throws PaymentMismatch when it does not fit. */
    async applyNotice(notice: Notice & { gateway: GatewayName }): Promise<void> {
      if (notice.kind === 'PAID') await settle(notice, notice.gateway);
      else if (notice.kind === 'CLOSED') {
        const payment = await store.findPayment(db, notice.paymentNo);
        if (payment?.gateway !== notice.gateway) throw new PaymentMismatch(`no such payment of ${notice.gateway}`);
        await close(notice.paymentNo);
      }
    },

    /** Lost notifications settle, expired payments close, refunds get through: whatever stayed open is asked about. */
    async reconcile(): Promise<void> {
      const pauseMs = config.paymentAskMs;
      const take = async (limit: number) =>
        (await store.takeDuePayments(db, clock.now(), pauseMs, limit)).map(({ paymentNo }) => paymentNo);
      await settleDue(logger, take, ask);
      await payBack.sendDue(pauseMs);
    },
  };
}

function connected<Hooks>(hooks: Hooks | undefined): Hooks {
  if (!hooks) throw new Error('payments are used before the rooms they tell are connected');
  return hooks;
}
