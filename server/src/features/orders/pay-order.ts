import { orderTypeLabels } from '@yanmo/contract/code-labels';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Order, PayResult, ScanMethod, ScanPayment } from '@yanmo/contract/orders';
import { renderSVG } from 'uqr';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { Payment, PaymentsService } from '../payments/service.ts';
import type { Offer, SettingsService } from '../settings/service.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Planner, Wanted } from './plan-order.ts';
import { presentPayResult, totalOf } from './present-order.ts';
import { assertOpen } from './products.ts';
import type { ShowOrder } from './show-order.ts';
import { isUnpaid } from './states.ts';
import * as store from './store.ts';
import type { TakeOrder } from './take-order.ts';

interface Parts {
  platform: Pick<Platform, 'db'>;
  settings: SettingsService;
  ledger: LedgerService;
  payments: PaymentsService;
  changes: OrderChanges;
  show: ShowOrder;
  planner: Pick<Planner, 'askAhead'>;
  takeOrder: TakeOrder;
}

/** What is read of the settings before a transaction begins. */
type Site = Pick<Offer, 'open_features'> & { name: string };

/** Every way to pay: the order's row is held, the coupon chosen, what is due found, and then money moves once. */
export function createPayOrder({
  platform: { db },
  settings,
  ledger,
  payments,
  changes,
  show,
  planner,
  takeOrder,
}: Parts) {
  /**
   * Settings are read before a transaction begins, never in it: payers who each held a connection and waited for one
   * more to read them with would wait for each other.
   */
  async function transact<Result>(act: (tx: Tx, site: Site) => Promise<Result>): Promise<Result> {
    const site = {
      name: await settings.getSetting('site_name'),
      open_features: await settings.getSetting('open_features'),
    };
    return inTransaction(db, (tx) => act(tx, site));
  }

  async function dueFor(tx: Tx, order: store.OrderRow, site: Site) {
    // It may have been ordered while it was on sale; what was paid in part is made all the same.
    if (isUnpaid(order.status)) assertOpen([...order.lines.map(({ code }) => code)], site);
    return {
      ...(await changes.getDue(tx, order)),
      orderId: order.id,
      outTradeNo: order.outTradeNo,
      userId: order.userId,
      // What is on the payer's screen at the gateway; zh, because both gateways are.
      subject: `${site.name} ${orderTypeLabels[order.orderType].zh} ${order.title}`.trim(),
    };
  }

  /** The intent is committed, then the gateway is asked. */
  async function beginScan(
    userId: string,
    find: (tx: Tx) => Promise<store.OrderRow>,
    method: ScanMethod,
  ): Promise<{ order: store.OrderRow; payment: Payment & { payLink: string; expiresAt: Date } }> {
    const begun = await transact(async (tx, site) => {
      const order = await find(tx);
      const due = await dueFor(tx, order, site);
      if (due.amountFen === 0) throw new AppError('nothing_to_pay');
      const payment = await payments.begin(tx, { ...due, userId }, method);
      const waiting = order.status === 'PRE_CREATE' ? await changes.move(tx, order, 'payment_begun') : order;
      return { order: waiting, payment };
    });
    return { order: begun.order, payment: await payments.offer(begun.payment) };
  }

  async function payFromWallet(tx: Tx, order: store.OrderRow, site: Site): Promise<store.OrderRow> {
    if (order.orderType === 'WALLET_RECHARGE') throw new AppError('payment_method_unavailable');
    const due = await dueFor(tx, order, site);
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
      const order = await transact(async (tx, site) => {
        const found = await find(tx);
        return method === 'BALANCE' ? payFromWallet(tx, found, site) : found;
      });
      return presentPayResult(order, null);
    }
    const { order, payment } = await beginScan(userId, find, method);
    return presentPayResult(order, payment);
  }

  /** A coupon that covers all of an order whose row is held. */
  async function payFree(tx: Tx, found: store.OrderRow, couponId: string, site: Site): Promise<store.OrderRow> {
    if (!isUnpaid(found.status)) throw new AppError('order_already_paid');
    const order = await changes.chooseCoupon(tx, found, couponId);
    if (totalOf(order) > 0) throw new AppError('coupon_not_applicable');
    await payments.payInHouse(tx, await dueFor(tx, order, site), 'FREE');
    return store.lockOrderById(tx, order.id);
  }

  return {
    async create(
      userId: string,
      wanted: Wanted,
      { method, couponId }: { method?: PaymentMethod | undefined; couponId?: string | undefined },
    ): Promise<PayResult> {
      const setting = await settings.getOffer();
      await planner.askAhead(userId, wanted);
      const take = (tx: Tx) => takeOrder(tx, userId, { wanted, setting, couponId });
      if (!('payType' in wanted) || wanted.payType !== 'PAY_FREE') return pay(userId, take, method);
      if (couponId === undefined) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'coupon_id', message: 'required' }] });
      }
      const order = await transact(async (tx, site) => payFree(tx, await take(tx), couponId, site));
      return presentPayResult(order, null);
    },

    repay: (userId: string, outTradeNo: string, method: PaymentMethod) =>
      pay(
        userId,
        async (tx) => {
          const order = await changes.lockOwn(tx, userId, outTradeNo);
          if (!isUnpaid(order.status)) throw new AppError('order_already_paid');
          return order;
        },
        method,
      ),

    payRest: (userId: string, outTradeNo: string, method: PaymentMethod) =>
      pay(
        userId,
        async (tx) => {
          const order = await changes.lockOwn(tx, userId, outTradeNo);
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
        async (tx) => changes.chooseCoupon(tx, await changes.lockOwn(tx, userId, outTradeNo), couponId),
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
      return transact(async (tx, site) => {
        const order = await changes.chooseCoupon(tx, await changes.lockOwn(tx, userId, outTradeNo), couponId);
        if (source === 'BALANCE') return show.present(tx, await payFromWallet(tx, order, site), language);
        const [line] = order.lines;
        // Prepaid characters are for reductions, and for whole ones: a coupon beside them would pay twice.
        if (line?.code !== 'REDUCE_AIGC_ONCE' || order.discountFen > 0 || line.units === null) {
          throw new AppError('payment_method_unavailable');
        }
        await payments.payByCharacters(tx, await dueFor(tx, order, site), line.units);
        return show.present(tx, await store.lockOrderById(tx, order.id), language);
      });
    },

    async payByCoupon(userId: string, outTradeNo: string, couponId: string, language: Language): Promise<Order> {
      return transact(async (tx, site) => {
        const paid = await payFree(tx, await changes.lockOwn(tx, userId, outTradeNo), couponId, site);
        return show.present(tx, paid, language);
      });
    },
  };
}
