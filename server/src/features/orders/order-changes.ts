import type { PaymentStatus } from '@yanmo/contract/codes';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { assertUserLives, holdUser } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { FulfilmentService, Item, Scope } from '../fulfilment/service.ts';
import type { OrderHooks, Payment, PaymentsService } from '../payments/service.ts';
import { settleCommission } from './commission.ts';
import { dueOf, totalOf } from './present-order.ts';
import { makePrice } from './price.ts';
import { isUnpaid, nextStatus, type Transition } from './states.ts';
import * as store from './store.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'config' | 'logger'>;
  coupons: CouponsService;
  payments: PaymentsService;
  fulfilment: FulfilmentService;
}

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** What is done to an order whose row is held: each deed is one change with its event. */
export function createOrderChanges({ platform: { clock, config }, coupons, payments, fulfilment }: Parts) {
  async function move(
    tx: Tx,
    order: store.OrderRow,
    transition: Transition,
    change: store.OrderChange = {},
    amountFen?: number,
  ): Promise<store.OrderRow> {
    const to = nextStatus(order.status, transition);
    if (to === null) throw new AppError('wrong_state');
    const event = { type: transition, from: order.status, to, ...(amountFen === undefined ? {} : { amountFen }) };
    return store.changeOrder(tx, order.id, { ...change, payment_status: to }, event, clock.now());
  }

  /** The coupon goes back to its owner, and the price to what it was. */
  async function releaseCoupon(tx: Tx, order: store.OrderRow): Promise<store.OrderRow> {
    if (order.couponId === null) return order;
    await coupons.release(tx, order.couponId, order.outTradeNo);
    const bare = order.lines.map(({ amountFen }) => amountFen);
    await fulfilment.updatePrices(tx, order.id, bare);
    const change = { coupon_id: null, coupon_held_until: null, discount_fen: 0 };
    return store.changeOrder(tx, order.id, change, { type: 'coupon_released' }, clock.now());
  }

  const isAsSold = (tx: Tx, order: store.OrderRow, item: Item) =>
    fulfilment.isAsSold(tx, item, order.lines[item.position]?.units ?? null);

  /** Money that came is taken in; what is no longer what it was sold as is not made, and its money goes back. */
  async function startAsSold(tx: Tx, order: store.OrderRow, items: readonly Item[], scope: Scope): Promise<void> {
    for (const item of items) {
      if (await isAsSold(tx, order, item)) await fulfilment.start(tx, [item], scope);
      else await fulfilment.reject(tx, item, 'order_outdated');
    }
  }

  async function startItems(tx: Tx, order: store.OrderRow, stage: Payment['stage']): Promise<void> {
    const items = await fulfilment.list(tx, [order.id]);
    const [main, ...others] = items;
    if (!main) throw new Error(`order ${order.outTradeNo} has no items`);
    if (stage === 'FULL') await startAsSold(tx, order, items, 'all');
    else if (stage === 'DEPOSIT') await startAsSold(tx, order, [main], 'preview');
    else {
      // All goes on with what the preview was made from.
      await fulfilment.start(tx, [main], 'rest');
      await fulfilment.start(tx, others, 'all');
    }
  }

  /** What was bought with it is counted as earned only when it is not money itself. */
  const creditOf = ({ orderType }: store.OrderRow) =>
    orderType === 'WALLET_RECHARGE' ? ({ kind: 'PREPAID' } as const) : ({ kind: 'REVENUE' } as const);

  /** First of all, as everywhere: what comes after a payment or a delivery is made for them. */
  async function holdBuyer(tx: Tx, orderId: string): Promise<boolean> {
    const found = await store.findOrderById(tx, orderId);
    return found !== null && holdUser(tx, found.userId);
  }

  async function lockWithBuyer(tx: Tx, orderId: string): Promise<store.OrderRow & { buyerLives: boolean }> {
    const buyerLives = await holdBuyer(tx, orderId);
    return { ...(await store.lockOrderById(tx, orderId)), buyerLives };
  }

  const hooks: OrderHooks = {
    lockOrder: (tx, orderId) => lockWithBuyer(tx, orderId),

    async accept(tx, payment) {
      const order = await store.lockOrderById(tx, payment.orderId);
      const due = dueOf(order);
      if (order.deletedAt || due?.stage !== payment.stage || due.amountFen !== payment.amountFen) return null;
      // A coupon's part is booked once, with the first payment.
      return { credit: creditOf(order), discountFen: payment.stage === 'BALANCE' ? 0 : order.discountFen };
    },

    async onPaid(tx, payment) {
      const order = await store.lockOrderById(tx, payment.orderId);
      await payments.closeOpen(tx, order.id);
      if (order.couponId !== null && payment.stage !== 'BALANCE') {
        await coupons.use(tx, order.couponId, order.outTradeNo);
      }
      const paidFen = order.paidFen + payment.amountFen;
      const earnsCommission = order.orderType !== 'WALLET_RECHARGE';
      const commissionFen = earnsCommission
        ? await settleCommission(tx, { ...order, paidFen }, payment.paymentNo, clock.now())
        : 0;
      const paid = await move(
        tx,
        order,
        payment.stage === 'DEPOSIT' ? 'deposit_paid' : 'paid',
        {
          paid_fen: paidFen,
          paid_characters: order.paidCharacters + payment.characters,
          payment_method: payment.method,
          commission_fen: commissionFen,
          coupon_held_until: null,
          ...(payment.method === 'FREE' ? { pay_type: 'PAY_FREE' as const } : {}),
        },
        payment.amountFen,
      );
      await startItems(tx, paid, payment.stage);
    },

    async onClosed(tx, payment) {
      const order = await store.lockOrderById(tx, payment.orderId);
      if (dueOf(order) === null) return;
      // Another code for the same order may be open, after a change of method.
      const open = (await payments.listOf(tx, order.id)).some(({ state }) => state === 'OPEN');
      if (open) return;
      if (order.status === 'WAIT_BUYER_PAY') await releaseCoupon(tx, await move(tx, order, 'payment_closed'));
      // A balance that was not paid changes no status; whoever stands at the cashier is told all the same.
      else if (payment.stage === 'BALANCE') {
        await store.changeOrder(tx, order.id, {}, { type: 'payment_closed' }, clock.now());
      }
    },
  };

  return {
    hooks,
    holdBuyer,
    lockWithBuyer,
    move,
    releaseCoupon,

    async lockOwn(tx: Tx, userId: string, outTradeNo: string): Promise<store.OrderRow> {
      await assertUserLives(tx, userId);
      const order = await store.lockOrderOf(tx, userId, outTradeNo);
      if (!order) throw new AppError('not_found');
      return order;
    },

    /** Undefined leaves the coupon as it is, null takes it off. */
    async chooseCoupon(tx: Tx, order: store.OrderRow, couponId: string | null | undefined): Promise<store.OrderRow> {
      if (couponId === undefined || couponId === order.couponId) return order;
      if (!isUnpaid(order.status)) throw new AppError('wrong_state');
      const bare = await releaseCoupon(tx, order);
      if (couponId === null) return bare;
      const coupon = await coupons.lock(tx, order.userId, couponId, order.outTradeNo);
      const price = makePrice(order.lines, { coupon, depositPercent: order.depositPercent });
      if (price.discountFen === 0) throw new AppError('coupon_not_applicable');
      await fulfilment.updatePrices(tx, order.id, price.shares);
      const heldUntil = new Date(clock.now().getTime() + config.paymentExpiryMs);
      const change = { coupon_id: couponId, coupon_held_until: heldUntil, discount_fen: price.discountFen };
      return store.changeOrder(tx, order.id, change, { type: 'coupon_taken' }, clock.now());
    },

    /** What is owed now, for a payment; AppError when nothing is. */
    async getDue(tx: Tx, order: store.OrderRow): Promise<{ stage: Payment['stage']; amountFen: number }> {
      const due = dueOf(order);
      if (!due) throw new AppError(isOver(order.status) ? 'wrong_state' : 'order_already_paid');
      // The rest begins where the preview ends: begun beside it, the preview's own end would pass for the whole.
      const items = await fulfilment.list(tx, [order.id]);
      if (due.stage === 'BALANCE') {
        if (items[0]?.stage !== 2) throw new AppError('wrong_state');
        return due;
      }
      for (const item of items) if (!(await isAsSold(tx, order, item))) throw new AppError('order_outdated');
      return due;
    },

    /** Money, coupon or characters went back: the order keeps account of it, and ends when nothing of it is left. */
    async recordRefund(
      tx: Tx,
      order: store.OrderRow,
      { amountFen, reference }: { amountFen: number; reference: string },
    ): Promise<store.OrderRow> {
      const refundedFen = order.refundedFen + amountFen;
      const commissionFen = await settleCommission(tx, { ...order, refundedFen }, reference, clock.now());
      const change = { refunded_fen: refundedFen, commission_fen: commissionFen };
      const isAll = refundedFen === order.paidFen;
      if (!isAll || isOver(order.status)) {
        return store.changeOrder(tx, order.id, change, { type: 'refunded', amountFen }, clock.now());
      }
      await payments.closeOpen(tx, order.id);
      return move(tx, order, 'finished', change, amountFen);
    },

    totalOf,
  };
}

function isOver(status: PaymentStatus): boolean {
  return status === 'TRADE_FINISHED';
}
