import type { Language } from '@yanmo/contract/languages';
import type { Order, OrderDetail, OrderItem } from '@yanmo/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type BesideEvents, type EventSource, runEvents } from '../../platform/events/events.ts';
import { type FulfilmentService, type Item, noFiles } from '../fulfilment/service.ts';
import { listEvents } from './event-store.ts';
import { presentEvent, presentItem, presentOrder } from './present-order.ts';
import * as store from './store.ts';

export type ShowOrder = ReturnType<typeof createShowOrder>;

/** Orders as their buyers see them: with their items, their files and what happened. */
export function createShowOrder(db: Database, fulfilment: FulfilmentService) {
  async function presentItems(queryable: Queryable, items: readonly Item[], language: Language): Promise<OrderItem[]> {
    const files = await fulfilment.listFiles(queryable, items);
    const rates = await fulfilment.listRates(queryable, items);
    return items.map((item) => presentItem(item, files.get(item.id) ?? noFiles, language, rates.get(item.id) ?? null));
  }

  async function present(queryable: Queryable, order: store.OrderRow, language: Language): Promise<Order> {
    const items = await fulfilment.list(queryable, [order.id]);
    return presentOrder(order, items, await presentItems(queryable, items, language));
  }

  async function detail(queryable: Queryable, order: store.OrderRow, language: Language): Promise<OrderDetail> {
    const items = await fulfilment.list(queryable, [order.id]);
    const watched = items[0] ? await fulfilment.watch(queryable, items[0]) : null;
    return {
      ...presentOrder(order, items, await presentItems(queryable, items, language)),
      // Of the row, which was read before the items: what is told may be newer than its number, never older.
      last_seq: order.lastSeq,
      remaining_seconds: (await watched?.remainingSeconds(queryable)) ?? null,
      events: (await listEvents(queryable, order.id)).map(presentEvent),
    };
  }

  async function getOwn(queryable: Queryable, userId: string, key: string): Promise<store.OrderRow> {
    const order = await store.findOrder(queryable, userId, key);
    if (!order) throw new AppError('not_found');
    return order;
  }

  function sourceFor(language: Language): EventSource {
    return {
      channel: store.orderEventsChannel,
      async getProgress(queryable, id) {
        const progress = await store.findProgress(queryable, id);
        if (!progress) throw new AppError('not_found');
        return progress;
      },
      /** However much happened since, what counts is how it stands now. */
      async readEvents(_pool, id, afterSeq) {
        const progress = await store.findProgress(db, id);
        if (!progress || progress.isOver) return { isOver: true, events: [] };
        // Mostly it was the paper's run that rang.
        if (progress.lastSeq <= afterSeq) return { isOver: false, events: [] };
        const order = await store.findOrderById(db, id);
        if (!order || order.deletedAt) return { isOver: true, events: [] };
        return {
          isOver: false,
          events: [{ seq: order.lastSeq, type: 'order', data: await detail(db, order, language) }],
        };
      },
    };
  }

  /** While its main item is made: what the run says, after the sheet as it stands. */
  async function findBeside(orderId: string): Promise<BesideEvents | null> {
    const [main] = await fulfilment.list(db, [orderId]);
    const watched = main ? await fulfilment.watch(db, main) : null;
    return watched && { source: runEvents, id: watched.runId, type: watched.type, snapshot: watched.sheet };
  }

  return { present, presentItems, detail, getOwn, sourceFor, findBeside };
}
