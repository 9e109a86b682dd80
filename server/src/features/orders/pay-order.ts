import { orderTypeLabels } from '@yanmo/contract/code-labels';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Order, PayResult, ScanMethod, ScanPayment } from '@yanmo/contract/orders';
import { renderSVG } from 'uqr';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { Payment, PaymentsService } from '../payments/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Wanted } from './plan-order.ts';
import { presentPayResult, totalOf } from './present-order.ts';
import type { ShowOrder } from './show-order.ts';
import { isUnpaid } from './states.ts';
import * as store from './store.ts';
import type { TakeOrder } from './take-order.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  settings: SettingsService;
  ledger: LedgerService;
  payments: PaymentsService;
  desk: OrderDesk;
  show: ShowOrder;
  takeOrder: TakeOrder;
}

/** Every way to pay: the order's row is held, the coupon chosen, what is due found, and then money moves once. */
export function createPayOrder({ platform: { db }, settings, ledger, payments, desk, show, takeOrder }: Parts) {
  /** What is on the payer's screen at the gateway; zh, because both gateways are. */
  async function subjectOf(order: store.OrderRow): Promise<string> {
    const site = await settings.getSetting('site_name');
    return `${site} ${orderTypeLabels[order.orderType].zh} ${order.title}`.trim();
  }

  async function dueFor(order: store.OrderRow) {
    return {
      ...desk.getDue(order),
      orderId: order.id,
      outTradeNo: order.outTradeNo,
      userId: order.userId,
      subject: await subjectOf(order),
    };
  }

  /** The intent is committed, then the gateway is asked. */
  async function beginScan(
    userId: string,
    find: (tx: Tx) => Promise<store.OrderRow>,
    method: ScanMethod,
  ): Promise<{ order: store.OrderRow; payment: Payment & { payLink: string; expiresAt: Date } }> {
    const begun = await db.transaction().execute(async (tx) => {
      const order = await find(tx);
      const due = await dueFor(order);
      if (due.amountFen === 0) throw new AppError('nothing_to_pay');
      const payment = await payments.begin(tx, { ...due, userId }, method);
      const waiting = order.status === 'PRE_CREATE' ? await desk.move(tx, order, 'payment_begun') : order;
      return { order: waiting, payment };
    });
    return { order: begun.order, payment: await payments.offer(begun.payment) };
  }

  async function payFromWallet(tx: Tx, order: store.OrderRow): Promise<store.OrderRow> {
    if (order.orderType === 'WALLET_RECHARGE') throw new AppError('payment_method_unavailable');
    const due = await dueFor(order);
    const balanceFen = await ledger.readWallet(tx, order.userId);
    if (balanceFen < due.amountFen) throw new AppError('balance_too_low');
    await payments.payInHouse(tx, due, due.amountFen === 0 && order.couponId !== null ? 'FREE' : 'BALANCE');
    return store.lockOrderById(tx, order.id);
  }

  async function pay(
    userId: string,
    find: (tx: Tx) => Promise<store.OrderRow>,
    method: PaymentMethod | undefined,
  ): Promise<PayResult> {
    if (method === undefined || method === 'BALANCE') {
      const order = await db.transaction().execute(async (tx) => {
        const found = await find(tx);
        return method === 'BALANCE' ? payFromWallet(tx, found) : found;
      });
      return presentPayResult(order, null);
    }
    const { order, payment } = await beginScan(userId, find, method);
    return presentPayResult(order, payment);
  }

  async function payByCoupon(userId: string, outTradeNo: string, couponId: string, language: Language): Promise<Order> {
    return db.transaction().execute(async (tx) => {
      const locked = await desk.lockOwn(tx, userId, outTradeNo);
      if (!isUnpaid(locked.status)) throw new AppError('order_already_paid');
      const order = await desk.chooseCoupon(tx, locked, couponId);
      if (totalOf(order) > 0) throw new AppError('coupon_not_applicable');
      await payments.payInHouse(tx, await dueFor(order), 'FREE');
      return show.present(tx, await store.lockOrderById(tx, order.id), language);
    });
  }

  return {
    async create(
      userId: string,
      wanted: Wanted,
      { method, couponId }: { method?: PaymentMethod | undefined; couponId?: string | undefined },
    ): Promise<PayResult> {
      const isFree = 'payType' in wanted && wanted.payType === 'PAY_FREE';
      if (isFree && couponId === undefined) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'coupon_id', message: 'required' }] });
      }
      const result = await pay(userId, (tx) => takeOrder(tx, userId, wanted, couponId), method);
      if (!isFree || couponId === undefined) return result;
      await payByCoupon(userId, result.out_trade_no, couponId, 'zh');
      return presentPayResult(await show.getOwn(db, userId, result.out_trade_no), null);
    },

    repay: (userId: string, outTradeNo: string, method: PaymentMethod) =>
      pay(
        userId,
        async (tx) => {
          const order = await desk.lockOwn(tx, userId, outTradeNo);
          if (!isUnpaid(order.status)) throw new AppError('order_already_paid');
          return order;
        },
        method,
      ),

    payRest: (userId: string, outTradeNo: string, method: PaymentMethod) =>
      pay(
        userId,
        async (tx) => {
          const order = await desk.lockOwn(tx, userId, outTradeNo);
          if (order.status !== 'TRADE_DEPOSIT_SUCCESS') throw new AppError('wrong_state');
          return order;
        },
        method,
      ),

    async beginPayment(
      { principal, origin }: { principal: { userId: string }; origin: Caller['origin'] },
      outTradeNo: string,
      method: ScanMethod,
      couponId: string | null | undefined,
    ): Promise<ScanPayment> {
      const { userId } = principal;
      const { payment } = await beginScan(
        userId,
        async (tx) => desk.chooseCoupon(tx, await desk.lockOwn(tx, userId, outTradeNo), couponId),
        method,
      );
      const { paymentNo, payLink, amountFen, expiresAt } = payment;
      return {
        payment_no: paymentNo,
        pay_link: payLink,
        qr_svg: renderSVG(payLink.startsWith('/') ? `${origin}${payLink}` : payLink, { ecc: 'M', border: 2 }),
        pay_amount: amountFen,
        payment_method: method,
        expires_at: expiresAt.toISOString(),
      };
    },

    async payByBalance(
      userId: string,
      outTradeNo: string,
      source: 'BALANCE' | 'CHARACTERS',
      couponId: string | null | undefined,
      language: Language,
    ): Promise<Order> {
      return db.transaction().execute(async (tx) => {
        const order = await desk.chooseCoupon(tx, await desk.lockOwn(tx, userId, outTradeNo), couponId);
        if (source === 'BALANCE') return show.present(tx, await payFromWallet(tx, order), language);
        const [line] = order.lines;
        // Prepaid characters are for reductions, and for whole ones: a coupon beside them would pay twice.
        if (line?.code !== 'REDUCE_AIGC_ONCE' || order.discountFen > 0 || line.units === null) {
          throw new AppError('payment_method_unavailable');
        }
        await payments.payByCharacters(tx, await dueFor(order), line.units);
        return show.present(tx, await store.lockOrderById(tx, order.id), language);
      });
    },

    payByCoupon,
  };
}
