import type { Catalogue, predictPrice, Quote } from '@yanmo/contract/catalogue';
import { isOpen, type OrderType, type PaymentStatus } from '@yanmo/contract/codes';
import { errorMessages } from '@yanmo/contract/error-messages';
import type { Language } from '@yanmo/contract/languages';
import type { OrderDetail, OrderItem, OrderNews } from '@yanmo/contract/orders';
import type { PageQuery } from '@yanmo/contract/page';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StreamOptions } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import { type CouponRow, discountOf } from '../coupons/service.ts';
import type { FulfilmentService, Item } from '../fulfilment/service.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { type Actor, recordAudit, type SettingsService } from '../settings/service.ts';
import { countAgentOrders, listAgentOrders, sumByBuyer } from './agent-orders-store.ts';
import * as all from './all-orders-store.ts';
import { createAgentTerms } from './commission.ts';
import { progressSweep } from './event-store.ts';
import { createOrderChanges } from './order-changes.ts';
import { createPayOrder } from './pay-order.ts';
import { createPlanner } from './plan-order.ts';
import { presentItem, presentOrder, totalOf } from './present-order.ts';
import { makePrice, presentPrice } from './price.ts';
import { assertOpen, itemKindOf, listProducts, minutesOf, priceOf } from './products.ts';
import { createRefundOrder } from './refund-order.ts';
import { createShowOrder } from './show-order.ts';
import { isUnpaid } from './states.ts';
import * as store from './store.ts';
import { createTakeOrder } from './take-order.ts';
import * as upkeep from './upkeep-store.ts';

export type { AgentOrderFilter, AgentOrderRow } from './agent-orders-store.ts';
export type { AllOrdersQuery, OrderCell } from './all-orders-store.ts';
export { shownTitle, totalOf } from './present-order.ts';
export { type Stopping, stopNothing } from './refund-order.ts';
export { priceOfWritten } from './refundable.ts';
export type { OrderName, OrderRow } from './store.ts';
export { findMoneyDifferences } from './verify-orders.ts';

const sweptAtOnce = 100;
const newestNews = 5;

export interface OrdersParts {
  settings: SettingsService;
  ledger: LedgerService;
  accounts: AccountsService;
  coupons: CouponsService;
  payments: PaymentsService;
  fulfilment: FulfilmentService;
}

export type OrdersService = ReturnType<typeof createOrdersService>;

export function createOrdersService(platform: Platform, parts: OrdersParts) {
  const { db, clock, config, events, logger } = platform;
  const { settings, ledger, accounts, coupons, payments, fulfilment } = parts;
  const planner = createPlanner(fulfilment);
  const changes = createOrderChanges({ platform, coupons, payments, fulfilment });
  const show = createShowOrder(db, fulfilment);
  const agentTerms = createAgentTerms();
  const takeOrder = createTakeOrder({ platform, accounts, fulfilment, planner, changes, agentTerms });
  payments.connectOrders(changes.hooks);
  events.listenTo(store.orderEventsChannel);
  fulfilment.subscribe({
    async lockOrder(tx, orderId) {
      await changes.lockWithBuyer(tx, orderId);
    },
    async onChanged(tx, item) {
      const data = { item: item.id, stage: item.stage, progress: item.progress };
      await store.changeOrder(tx, item.orderId, {}, { type: 'item_changed', data }, clock.now());
    },
  });

  async function deleteOne(userId: string, outTradeNo: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const order = await changes.lockOwn(tx, userId, outTradeNo);
      const items = await fulfilment.list(tx, [order.id]);
      const isDelivered = items.every(({ stage, isGivenUp }) => stage === 2 || isGivenUp);
      const mayGo =
        isUnpaid(order.status) ||
        order.status === 'TRADE_FINISHED' ||
        (order.status === 'TRADE_SUCCESS' && isDelivered);
      if (!mayGo) throw new AppError('order_unfinished');
      await payments.closeOpen(tx, order.id);
      const bare = isUnpaid(order.status) ? await changes.releaseCoupon(tx, order) : order;
      await fulfilment.markSeen(tx, userId, [outTradeNo]);
      await fulfilment.hide(tx, order.id);
      await store.changeOrder(tx, bare.id, { deleted_at: clock.now() }, { type: 'deleted' }, clock.now());
    });
  }

  async function getNews(userId: string): Promise<OrderNews> {
    const [unread, working] = await Promise.all([
      fulfilment.listUnread(db, userId),
      fulfilment.countWorking(db, userId),
    ]);
    return {
      unread: unread.length,
      working,
      orders: unread
        .slice(0, newestNews)
        .map(({ outTradeNo, title, stage }) => ({ out_trade_no: outTradeNo, title, stage: stage ?? 0 })),
    };
  }

  return {
    async getCatalogue(): Promise<Catalogue> {
      const setting = await settings.getOffer();
      return {
        products: listProducts(setting, fulfilment.isSold),
        packages: isOpen('REDUCE_AIGC_PACKAGES', setting.open_features) ? setting.packages : [],
        recharge: setting.recharge,
        deposit_percent: setting.deposit_percent,
        payment_methods: [...payments.openMethods(), 'BALANCE'],
        payment_minutes: Math.round(config.paymentExpiryMs / 60_000),
      };
    },

    async predictPrice(query: RouteQuery<typeof predictPrice>, userId: string | null): Promise<Quote> {
      const setting = await settings.getOffer();
      const needsUser = query.key1 !== undefined || query.coupon_id !== undefined;
      if (needsUser && userId === null) throw new AppError('not_logged_in');
      const { key1, coupon_id: couponId } = query;
      const isPrepaid = priceOf(setting, query.order_type) === null;
      const wanted = key1 !== undefined && !isPrepaid ? { ...wantedOf(query), key1 } : null;
      if (userId !== null && wanted) await planner.askAhead(userId, wanted);
      const plan = userId !== null && wanted ? await planner.plan(db, userId, wanted, setting) : null;
      const coupon = couponId === undefined || userId === null ? null : await findQuotable(userId, couponId, key1);
      const depositPercent = query.pay_type === 'PAY_STAGES' ? setting.deposit_percent : null;
      const price = makePrice(plan?.lines ?? planner.planLines(query, setting), { coupon, depositPercent });
      if (coupon && price.discountFen === 0) throw new AppError('coupon_not_applicable');
      const units = price.lines.find(({ code }) => code.startsWith('PAPER_'))?.units ?? null;
      const scope = price.depositFen === null ? 'all' : 'preview';
      const measured = units === null ? null : await fulfilment.expectedSeconds(db, 'PAPER', units, scope);
      return presentPrice(price, minutesOf(query.order_type, plan?.outline ?? null), measured, plan?.length ?? null);
    },

    async list(
      userId: string,
      page: PageQuery,
      filter: { orderType?: OrderType | undefined; status?: PaymentStatus | undefined },
      language: Language,
    ) {
      const { orders, total } = await store.listOrders(
        db,
        userId,
        { limit: page.page_size, offset: (page.page_num - 1) * page.page_size },
        filter,
      );
      const items = await fulfilment.list(
        db,
        orders.map(({ id }) => id),
      );
      const own = Map.groupBy(items, ({ orderId }) => orderId);
      const presented = new Map((await show.presentItems(db, items, language)).map((item) => [item.id, item]));
      const shown = orders.map((order) => {
        const ofOrder = own.get(order.id) ?? [];
        return presentOrder(
          order,
          ofOrder,
          ofOrder.flatMap(({ id }) => presented.get(id) ?? []),
        );
      });
      return { order_list: shown, outline_list: shown, page_num: page.page_num, page_size: page.page_size, total };
    },

    async get(userId: string, key: string, language: Language): Promise<OrderDetail> {
      return show.detail(db, await show.getOwn(db, userId, key), language);
    },

    /** The one that waits to be paid for. AppError not_found. */
    async getOpen(
      userId: string,
      { type, subject }: { type: OrderType; subject: string },
      language: Language,
    ): Promise<OrderDetail> {
      const order = await store.findOpenOrder(db, userId, type, subject);
      if (!order) throw new AppError('not_found');
      return show.detail(db, order, language);
    },

    async follow(
      userId: string,
      key: string,
      language: Language,
      exchange: Pick<StreamOptions, 'request' | 'reply' | 'reader'>,
    ): Promise<void> {
      const { id } = await show.getOwn(db, userId, key);
      await events.stream({
        ...exchange,
        source: show.sourceFor(language),
        id,
        snapshot: async (tx) => show.detail(tx, await show.getOwn(tx, userId, key), language),
        findBeside: () => show.findBeside(id),
      });
    },

    getNews,

    /** AppError product_unavailable for what is not on sale now. */
    async assertOffered(type: OrderType): Promise<void> {
      assertOpen([type], await settings.getOffer());
      fulfilment.assertSold(itemKindOf(type));
    },

    async getItem(userId: string, outTradeNo: string, itemId: string, language: Language): Promise<OrderItem> {
      const { id } = await show.getOwn(db, userId, outTradeNo);
      const items = (await fulfilment.list(db, [id])).filter((item) => item.id === itemId);
      const [shown] = await show.presentItems(db, items, language);
      if (!shown) throw new AppError('not_found');
      return shown;
    },

    async markSeen(userId: string, outTradeNos: readonly string[]): Promise<OrderNews> {
      await fulfilment.markSeen(db, userId, outTradeNos);
      return getNews(userId);
    },

    async retry(userId: string, outTradeNo: string, itemId: string, language: Language): Promise<OrderItem> {
      return inTransaction(db, async (tx) => {
        const order = await changes.lockOwn(tx, userId, outTradeNo);
        const item = (await fulfilment.list(tx, [order.id])).find(({ id }) => id === itemId);
        if (!item) throw new AppError('not_found');
        if (!(await fulfilment.retry(tx, item))) throw new AppError('item_not_retryable');
        await store.changeOrder(tx, order.id, {}, { type: 'retried', data: { item: itemId } }, clock.now());
        const again = (await fulfilment.list(tx, [order.id])).find(({ id }) => id === itemId) ?? item;
        return presentItem(again, await fulfilment.filesOf(tx, again), language);
      });
    },

    /** An operator tries it again, in the place of its buyer. */
    async retryFor(actor: Actor, outTradeNo: string, itemId: string): Promise<Item> {
      return inTransaction(db, async (tx) => {
        const found = await store.findOrderByNumber(tx, outTradeNo);
        if (!found) throw new AppError('not_found');
        const order = await changes.lockWithBuyer(tx, found.id);
        const item = (await fulfilment.list(tx, [order.id])).find(({ id }) => id === itemId);
        if (!item) throw new AppError('not_found');
        if (!order.buyerLives || !(await fulfilment.retry(tx, item, { isOperators: true }))) {
          throw new AppError('item_not_retryable');
        }
        const at = clock.now();
        await store.changeOrder(tx, order.id, {}, { type: 'retried', data: { item: itemId } }, at);
        await recordAudit(tx, {
          actor,
          action: 'orders.retry-item',
          subject: `order:${outTradeNo}`,
          before: { item: itemId, error: item.error },
          after: { stage: 0 },
          at,
        });
        return (await fulfilment.list(tx, [order.id])).find(({ id }) => id === itemId) ?? item;
      });
    },

    /** An operator ends what nobody has paid for. A payment that is on its way finds it closed, and is returned. */
    async closeFor(actor: Actor, outTradeNo: string, reason: string): Promise<string> {
      return inTransaction(db, async (tx) => {
        const found = await store.findOrderByNumber(tx, outTradeNo);
        if (!found) throw new AppError('not_found');
        const order = await changes.lockWithBuyer(tx, found.id);
        if (order.deletedAt || !isUnpaid(order.status)) throw new AppError('wrong_state');
        await payments.closeOpen(tx, order.id);
        await changes.move(tx, await changes.releaseCoupon(tx, order), 'finished');
        await recordAudit(tx, {
          actor,
          action: 'orders.close',
          subject: `order:${outTradeNo}`,
          before: { status: order.status },
          after: { status: 'TRADE_FINISHED', reason },
          at: clock.now(),
        });
        return order.id;
      });
    },

    all: {
      find: all.findAllOrders,
      read: all.listOrdersByIds,
      sumOf: all.sumOrdersOf,
      sumIn: all.sumOrdersIn,
      listOrigins: all.listOrigins,
    },

    async getPayDiscount(userId: string, outTradeNo: string) {
      const order = await show.getOwn(db, userId, outTradeNo);
      const usable = isUnpaid(order.status) ? await coupons.listUsable(db, userId) : [];
      return {
        original_amount: order.originalFen,
        discounted_price: totalOf(order),
        is_discount: order.discountFen > 0,
        coupons: usable
          .map((coupon) => ({ ...coupons.present(coupon), discount: discountOf(coupon, order.lines) }))
          .filter(({ discount }) => discount > 0)
          .sort((left, right) => right.discount - left.discount),
      };
    },

    async deleteAll(userId: string, outTradeNos: readonly string[], language: Language) {
      const deleted: string[] = [];
      const refused: { out_trade_no: string; error: string; message: string }[] = [];
      for (const outTradeNo of new Set(outTradeNos)) {
        try {
          await deleteOne(userId, outTradeNo);
          deleted.push(outTradeNo);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          refused.push({ out_trade_no: outTradeNo, error: error.code, message: errorMessages[error.code][language] });
        }
      }
      return { deleted, refused };
    },

    /** For the room of the agents. */
    connectAgents: agentTerms.connect,
    ofAgents: { list: listAgentOrders, sumByBuyer, countByDay: countAgentOrders },

    sweep: progressSweep(config.retention.orderProgressMs),

    /** Coupons that unpaid orders held too long go back to their owners. */
    async releaseCoupons(): Promise<void> {
      for (const orderId of await upkeep.listHeldTooLong(db, clock.now(), sweptAtOnce)) {
        try {
          await inTransaction(db, async (tx) => {
            const order = await changes.lockWithBuyer(tx, orderId);
            if (order.status === 'PRE_CREATE') await changes.releaseCoupon(tx, order);
          });
        } catch (error) {
          // One that cannot be released must not keep the others waiting.
          logger.error({ err: error, orderId }, 'cannot release a coupon that was held too long');
        }
      }
    },

    ...createPayOrder({ platform, settings, ledger, payments, changes, show, planner, takeOrder }),
    ...createRefundOrder({ platform, ledger, changes, coupons, payments, fulfilment }),

    accountPart: {
      room: 'orders',
      exportRows: async (tx: Tx, userId: string) => ({ orders: await upkeep.listOrdersForExport(tx, userId) }),
      /** Before any row of their payments, items or applications, as everywhere. */
      lock: (tx: Tx, userId: string) => upkeep.lockOrdersOf(tx, userId),
      /** What was paid for is delivered or returned first; to an erased account neither could be done any more. */
      findObstacle: async (tx: Tx, userId: string) =>
        (await fulfilment.hasUnfinished(tx, userId)) ? ('order_unfinished' as const) : null,
      async erase(tx: Tx, userId: string) {
        for (const orderId of await upkeep.listUnpaidOf(tx, userId)) {
          const order = await store.lockOrderById(tx, orderId);
          await payments.closeOpen(tx, order.id);
          await changes.releaseCoupon(tx, order);
        }
        await upkeep.blankOrdersOf(tx, userId, clock.now());
        await fulfilment.blank(tx, userId);
        await payments.blank(tx, userId);
      },
    },
  };

  /** One that could be taken now, or that the open order of the same outline holds already. */
  async function findQuotable(userId: string, couponId: string, key1: string | undefined): Promise<CouponRow> {
    const coupon = await coupons.getUnlessSpent(db, userId, couponId);
    if (coupon.status === 'UNUSED') return coupon;
    const holder = await store.findOrder(db, userId, coupon.outTradeNo ?? '');
    if (key1 === undefined || holder?.key1 !== key1) throw new AppError('coupon_already_used');
    return coupon;
  }

  function wantedOf(query: RouteQuery<typeof predictPrice>) {
    return {
      type: query.order_type,
      payType: query.pay_type,
      isReduceAigc: query.is_reduce_aigc === 'true',
      services: query.additional_service,
    };
  }
}
