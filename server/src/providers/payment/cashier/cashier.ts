import type { KeyObject } from 'node:crypto';
import { randomInt } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NoticeSender } from '../alipay/alipay-notices.ts';
import { chinaTime } from '../china-time.ts';
import { GatewayRefused, type PaymentGateway, type TradeState } from '../payment-gateway.ts';
import { createCashierKeys } from './keys.ts';
import { cashierAppId, cashierSellerId, deliver, type ServerAddress, writeNotification } from './notification.ts';
import {
  type CashierTrade,
  findTrade,
  insertRefund,
  insertTrade,
  listRefunds,
  markClosed,
  markNotified,
  markPaid,
  type RefundOutcome,
} from './store.ts';

/** Stands where a payment gateway would, for both methods: no real money moves. */
export interface Cashier {
  gateway: PaymentGateway;
  /** Its notifications, which come to the address for Alipay's. */
  sender: NoticeSender;
  /** With what has been refunded of it; null for a number that nobody created. */
  findTrade(paymentNo: string): Promise<(CashierTrade & { refundedFen: number }) | null>;
  /**
   * Pays, then tells the server at this address. Paying what is paid pays nothing and tells it again; what is closed or
   * over is AppError wrong_state.
   */
  pay(paymentNo: string, server: ServerAddress | null): Promise<CashierTrade>;
  /** The buyer's payment does not go through: closes, then tells. What is paid stays paid: AppError wrong_state. */
  fail(paymentNo: string, server: ServerAddress | null): Promise<CashierTrade>;
}

const refusals: Record<Exclude<RefundOutcome, 'DONE'>, [code: string, message: string]> = {
  NOT_PAID: ['TRADE_STATUS_ERROR', 'nothing was paid that could go back'],
  OTHER_TOTAL: ['TOTAL_DIFFERS', 'the payment took another amount'],
  OTHER_AMOUNT: ['REFUND_NO_USED', 'a refund of this number had another amount'],
  TOO_MUCH: ['REFUND_AMOUNT_EXCEEDED', 'more than was paid'],
};

export function createCashier({
  config,
  db,
  clock,
  logger,
}: Pick<Platform, 'config' | 'db' | 'clock' | 'logger'>): Cashier {
  const loadKeys = createCashierKeys(db);

  function stateOf(trade: CashierTrade | null): TradeState {
    if (!trade) return { state: 'NOT_FOUND' };
    if (trade.state !== 'PAID') return { state: trade.state };
    if (trade.tradeNo === null || trade.paidAt === null) throw new Error(`${trade.paymentNo} is paid without a number`);
    const { tradeNo: gatewayTradeNo, amountFen: paidFen, paidAt } = trade;
    return { state: 'PAID', gatewayTradeNo, paidFen, paidAt };
  }

  async function getTrade(paymentNo: string): Promise<CashierTrade> {
    const trade = await findTrade(db, paymentNo, clock.now());
    if (!trade) throw new AppError('not_found');
    return trade;
  }

  async function tell(trade: CashierTrade, server: ServerAddress | null): Promise<void> {
    const form = writeNotification(trade, await loadKeys(), clock.now());
    if (server && (await deliver(form, server))) await markNotified(db, trade.paymentNo, clock.now());
    else logger.warn({ payment_no: trade.paymentNo }, 'the cashier’s notification was not taken');
  }

  const gateway: PaymentGateway = {
    name: 'CASHIER',

    async create(offer) {
      const isNew = await insertTrade(db, offer, clock.now());
      if (!isNew) {
        const trade = await getTrade(offer.paymentNo);
        if (trade.amountFen !== offer.amountFen) {
          throw new GatewayRefused('CASHIER', 'TRADE_DIFFERS', 'a payment of this number has another amount');
        }
        if (trade.state !== 'WAITING') {
          throw new GatewayRefused('CASHIER', `TRADE_${trade.state}`, 'the payment cannot be made any more');
        }
      }
      return { payLink: `${config.publicUrl ?? ''}/cashier/${offer.paymentNo}` };
    },

    async query(paymentNo) {
      return stateOf(await findTrade(db, paymentNo, clock.now()));
    },

    async close(paymentNo) {
      await markClosed(db, paymentNo, clock.now());
      const state = stateOf(await findTrade(db, paymentNo, clock.now()));
      return state.state === 'PAID' ? state : { state: 'CLOSED' };
    },

    async refund(order) {
      const outcome = await insertRefund(db, order, clock.now());
      if (outcome !== 'DONE') throw new GatewayRefused('CASHIER', ...refusals[outcome]);
      return { state: 'DONE' };
    },

    async queryRefund(order) {
      const refunds = await listRefunds(db, order.paymentNo);
      return { state: refunds.some(({ refundNo }) => refundNo === order.refundNo) ? 'DONE' : 'NOT_FOUND' };
    },
  };

  return {
    gateway,
    sender: {
      gateway: 'CASHIER',
      appId: cashierAppId,
      sellerId: cashierSellerId,
      publicKey: async (): Promise<KeyObject> => (await loadKeys()).publicKey,
    },

    async findTrade(paymentNo) {
      const trade = await findTrade(db, paymentNo, clock.now());
      if (!trade) return null;
      const refunds = await listRefunds(db, paymentNo);
      return { ...trade, refundedFen: refunds.reduce((sum, { amountFen }) => sum + amountFen, 0) };
    },

    async pay(paymentNo, server) {
      const now = clock.now();
      await markPaid(db, paymentNo, newTradeNo(now), now);
      const trade = await getTrade(paymentNo);
      if (trade.state !== 'PAID') throw new AppError('wrong_state');
      await tell(trade, server);
      return trade;
    },

    async fail(paymentNo, server) {
      await markClosed(db, paymentNo, clock.now());
      const trade = await getTrade(paymentNo);
      if (trade.state === 'PAID') throw new AppError('wrong_state');
      await tell(trade, server);
      return trade;
    },
  };
}

/** Of the form of Alipay's: the day in China and twenty digits. */
function newTradeNo(now: Date): string {
  const day = chinaTime(now).slice(0, 10).replaceAll('-', '');
  const digits = Array.from({ length: 4 }, () => String(randomInt(100_000)).padStart(5, '0'));
  return day + digits.join('');
}
