import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CouponsService } from '../coupons/service.ts';
import { charactersOf, type FulfilmentService, type Item } from '../fulfilment/service.ts';
import { type AccountRef, book, type LedgerService } from '../ledger/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { OrderChanges } from './order-changes.ts';
import { findRefundable, findUnspent, type Refundable } from './refundable.ts';
import * as store from './store.ts';

/** What is not delivered will not be: it is stopped. */
export interface Stopping {
  items: readonly Item[];
  /** Their runs are held by this transaction. */
  isHeld: boolean;
  /** Of these what could be read is paid for, and stays their buyer's. */
  kept: readonly string[];
}

export const stopNothing: Stopping = { items: [], isHeld: false, kept: [] };

interface Parts {
  platform: Pick<Platform, 'clock'>;
  ledger: LedgerService;
  changes: OrderChanges;
  coupons: CouponsService;
  payments: PaymentsService;
  fulfilment: FulfilmentService;
}

/** What the refunds room needs of an order; its row is held in all of them. */
export function createRefundOrder({ platform: { clock }, ledger, changes, coupons, payments, fulfilment }: Parts) {
  /** Whose account gives it: a wallet that was filled with it, or what we earned. */
  function sourceOf(order: store.OrderRow, items: readonly Item[]): AccountRef {
    if (order.orderType !== 'WALLET_RECHARGE') return { kind: 'REVENUE' };
    return items.some(({ stage }) => stage === 2) ? { kind: 'WALLET', ownerId: order.userId } : { kind: 'PREPAID' };
  }

  /** Nothing was delivered, so the coupon that paid for it besides money goes back too. */
  async function returnCoupon(tx: Tx, order: store.OrderRow): Promise<void> {
    if (order.couponId !== null && (await coupons.giveBack(tx, order.couponId, order.outTradeNo))) {
      await book(tx, {
        kind: 'ORDER_REFUND',
        reference: `${order.outTradeNo}-coupon`,
        outTradeNo: order.outTradeNo,
        at: clock.now(),
        postings: [
          { account: { kind: 'REVENUE' }, amount: -order.discountFen },
          { account: { kind: 'COUPON_COST' }, amount: order.discountFen },
        ],
      });
    }
  }

  /** It took something off this item and off nothing else. */
  function isCouponOf(order: store.OrderRow, item: Item): boolean {
    const line = order.lines[item.position];
    return line !== undefined && order.discountFen > 0 && line.amountFen - item.priceFen === order.discountFen;
  }

  /** Prepaid characters go the way of the money that bought them, in proportion; those that are spent refuse it. */
  async function takeCharactersBack(
    tx: Tx,
    order: store.OrderRow,
    items: readonly Item[],
    { amountFen, applicationId }: { amountFen: number; applicationId: string },
  ): Promise<void> {
    const characters = items.reduce((sum, item) => sum + charactersOf(item), 0);
    const goneAt = (refundedFen: number) => Math.floor((characters * refundedFen) / order.paidFen);
    const taken = goneAt(order.refundedFen + amountFen) - goneAt(order.refundedFen);
    await book(tx, {
      kind: 'ORDER_REFUND',
      reference: `${applicationId}-characters`,
      outTradeNo: order.outTradeNo,
      at: clock.now(),
      postings: [
        { account: { kind: 'CHARACTERS', ownerId: order.userId }, amount: -taken },
        { account: { kind: 'CHARACTERS_ISSUED' }, amount: taken },
      ],
    });
  }

  return {
    lockOwn: changes.lockOwn,
    lockById: changes.lockWithBuyer,
    findOwn: store.findOrder,
    listNames: store.listNames,
    findByNumber: store.findOrderByNumber,
    searchIds: store.searchOrderIds,

    /** As of this moment: what is being written goes on, unless its runs are held. */
    async findRefundable(queryable: Queryable, order: store.OrderRow): Promise<Refundable> {
      const items = await fulfilment.list(queryable, [order.id]);
      const found = findRefundable(order, items, await fulfilment.readWritten(queryable, items));
      const characters = items.reduce((sum, item) => sum + charactersOf(item), 0);
      if (found.rule !== 'DELIVERED' || characters === 0) return found;
      const balance = await ledger.readCharacters(queryable, order.userId);
      return { ...found, ...findUnspent(order, { characters, balance }) };
    },

    /** Null when a run was begun between the two locks: it is for another transaction to try again. */
    async hold(tx: Tx, orderId: string): Promise<store.OrderRow | null> {
      await changes.holdBuyer(tx, orderId);
      const isHeld = await fulfilment.hold(tx, orderId, () => store.lockOrderById(tx, orderId));
      return isHeld ? store.lockOrderById(tx, orderId) : null;
    },

    /** True when all of it is where it belongs already. */
    async refund(
      tx: Tx,
      order: store.OrderRow,
      request: {
        amountFen: number;
        destination: 'ORIGINAL' | 'WALLET';
        reason: string;
        applicationId: string;
        stop: Stopping;
        /** It was delivered and is less than was promised: its buyer keeps it beside the money. */
        keepsDelivered?: boolean;
      },
    ): Promise<boolean> {
      const { amountFen, applicationId } = request;
      const items = await fulfilment.list(tx, [order.id]);
      if (amountFen > order.paidFen - order.refundedFen) throw new AppError('refund_too_large');
      const isSettled = await payments.refund(tx, {
        orderId: order.id,
        outTradeNo: order.outTradeNo,
        userId: order.userId,
        amountFen,
        destination: request.destination,
        reason: request.reason,
        applicationId,
        source: sourceOf(order, items),
      });
      const refunded = await changes.recordRefund(tx, order, { amountFen, reference: applicationId });
      // After the commission, as where both are gained: two orders of one buyer cannot wait for each other.
      await takeCharactersBack(tx, order, items, request);
      const isOver = refunded.status === 'TRADE_FINISHED';
      await fulfilment.cancel(tx, isOver ? items : request.stop.items, request.stop);
      // Its preview will not be delivered, so that its balance cannot be paid: nothing more comes of it.
      const isCancelled = request.stop.items.length > 0 && refunded.status === 'TRADE_DEPOSIT_SUCCESS';
      if (isCancelled) await changes.move(tx, refunded, 'finished');
      if (isOver) {
        if (!request.keepsDelivered) await fulfilment.withdraw(tx, order.id);
        if (items.every(({ stage }) => stage !== 2)) await returnCoupon(tx, order);
      }
      return isSettled;
    },

    /** What prepaid characters paid for goes back in characters, never in money. */
    async returnCharacters(
      tx: Tx,
      order: store.OrderRow,
      request: { characters: number; applicationId: string; stop: Stopping; keepsDelivered: boolean },
    ): Promise<void> {
      const { characters, applicationId, stop } = request;
      const refunded = order.refundedCharacters + characters;
      if (refunded > order.paidCharacters) throw new AppError('refund_too_large');
      const items = await fulfilment.list(tx, [order.id]);
      const isOver = refunded === order.paidCharacters;
      const change = { refunded_characters: refunded };
      if (isOver) await changes.move(tx, order, 'finished', change);
      else await store.changeOrder(tx, order.id, change, { type: 'refunded', data: { characters } }, clock.now());
      await fulfilment.cancel(tx, isOver ? items : stop.items, stop);
      if (isOver && !request.keepsDelivered) await fulfilment.withdraw(tx, order.id);
      await book(tx, {
        kind: 'CHARACTERS_RETURNED',
        reference: applicationId,
        outTradeNo: order.outTradeNo,
        at: clock.now(),
        postings: [
          { account: { kind: 'CHARACTERS_ISSUED' }, amount: -characters },
          { account: { kind: 'CHARACTERS', ownerId: order.userId }, amount: characters },
        ],
      });
    },

    /** Paid by a coupon alone, and not delivered: no money moves. */
    async finishUnpaid(tx: Tx, order: store.OrderRow): Promise<void> {
      const items = await fulfilment.list(tx, [order.id]);
      await fulfilment.cancel(tx, items);
      await fulfilment.withdraw(tx, order.id);
      if (items.every(({ stage }) => stage !== 2)) await returnCoupon(tx, order);
      await changes.move(tx, order, 'finished');
    },

    /** Delivered, and not worth its price: the coupon that paid for it goes back as the money does, and the file stays. */
    async returnCouponOf(tx: Tx, order: store.OrderRow, item: Item): Promise<void> {
      if (isCouponOf(order, item)) await returnCoupon(tx, order);
    },

    listItems: (queryable: Queryable, orderId: string) => fulfilment.list(queryable, [orderId]),
  };
}
