import type { ErrorCode } from '@yanmo/contract/errors';
import type { FileUrls } from '@yanmo/contract/orders';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Run } from '../../platform/runs/run.ts';
import * as failed from './failed-items-store.ts';
import type { AnyItemKind, Item, ItemKind, ItemWatch, Scope, Written } from './item-kind.ts';
import { noFiles } from './item-kind.ts';
import * as store from './store.ts';

export type { FailedQuery } from './failed-items-store.ts';
export {
  type AnyItemKind,
  type Cancelling,
  type Item,
  type ItemKind,
  type ItemSubject,
  type ItemWatch,
  noFiles,
  type Scope,
  type Written,
} from './item-kind.ts';
export { charactersOf } from './prepaid-kinds.ts';
export { remainingByPace } from './remaining-by-pace.ts';
export { findItemDifferences, type PaidQuery } from './store.ts';

/** Free tries after a failure; after the last one the system gives the money back. */
export const maximumRetries = 3;
/** A failed item that nobody tries again is refunded after this: what was paid is delivered or returned. */
const abandonedMs = 7 * 24 * 3_600_000;
const sweptAtOnce = 100;
/** What another try would come to as well, though nothing is wrong with the program. */
const outcomesForGood: ReadonlySet<ErrorCode> = new Set(['document_failed', 'nothing_to_compare_with']);

/** What rooms to the right are told, in the same transaction. The order is always locked before its items. */
export interface FulfilmentHooks {
  lockOrder(tx: Tx, orderId: string): Promise<void>;
  onChanged(tx: Tx, item: Item): Promise<void>;
  /** It cannot be delivered any more. */
  onUndeliverable(tx: Tx, item: Item): Promise<void>;
  /** It was delivered, and measures worse than was promised. */
  onPromiseBroken(tx: Tx, item: Item): Promise<void>;
  /** It was delivered, and nothing had to be done for it. */
  onUnneeded(tx: Tx, item: Item): Promise<void>;
  /** It was delivered, and is shorter than what was paid for. */
  onTooShort(tx: Tx, item: Item, written: Written): Promise<void>;
  /** What was delivered of it is no longer its buyer's, or they have deleted it. The order's row is held. */
  onTakenAway(tx: Tx, orderId: string): Promise<void>;
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;

export function createFulfilmentService({
  db,
  clock,
  config,
  logger,
  runs,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'logger' | 'runs'>) {
  const kinds = new Map<string, AnyItemKind>();
  const hooks: Partial<FulfilmentHooks>[] = [];

  function getKind(kind: string): AnyItemKind {
    const known = kinds.get(kind);
    if (!known) throw new AppError('product_unavailable');
    return known;
  }

  async function tell<Name extends keyof FulfilmentHooks>(
    name: Name,
    ...args: Parameters<FulfilmentHooks[Name]>
  ): Promise<void> {
    for (const subscriber of hooks) {
      await (subscriber[name] as ((...given: unknown[]) => Promise<void>) | undefined)?.(...args);
    }
  }

  /** The order's row first, then the item's: whoever comes from the order's side takes them in the same order. */
  async function lock(tx: Tx, itemId: string): Promise<Item> {
    const found = await store.findItem(tx, itemId);
    if (!found) throw new AppError('not_found');
    await tell('lockOrder', tx, found.orderId);
    const locked = await store.lockItem(tx, itemId);
    if (!locked) throw new AppError('not_found');
    return locked;
  }

  const overdueAt = () => new Date(clock.now().getTime() + config.itemDeadlineMs);

  /** As the kind takes it for, before anything is made of it. */
  const withSpec = (item: Item): Item =>
    createRowReader('order_items', { spec: getKind(item.kind).spec as z.ZodType })(item);

  async function startItem(tx: Tx, item: Item, scope: Scope): Promise<void> {
    const queued = await store.changeItem(tx, item.id, {
      stage: 0,
      scope,
      progress: 0,
      error: null,
      queued_at: clock.now(),
      finished_at: null,
      seen_at: null,
      deadline_at: overdueAt(),
    });
    await getKind(item.kind).start(tx, withSpec(queued), scope);
  }

  async function giveUp(tx: Tx, item: Item): Promise<void> {
    const lost = await store.changeItem(tx, item.id, { is_given_up: true, deadline_at: null });
    await tell('onUndeliverable', tx, lost);
  }

  async function failLocked(tx: Tx, item: Item, error: ErrorCode, isPermanent: boolean): Promise<void> {
    const now = clock.now();
    const failed = await store.changeItem(tx, item.id, {
      stage: 3,
      error,
      finished_at: now,
      deadline_at: new Date(now.getTime() + abandonedMs),
    });
    await tell('onChanged', tx, failed);
    if (isPermanent || item.retries >= maximumRetries) await giveUp(tx, failed);
  }

  const isOpen = ({ stage }: Item) => stage === 0 || stage === 1;
  /** Paid for, and neither delivered nor given back. */
  const isOwed = (item: Item) => !item.isGivenUp && (isOpen(item) || item.stage === 3);

  /** To be fetched by its buyer. */
  const isThere = ({ isKept, stage, isGivenUp }: Item) => isKept || (stage === 2 && !isGivenUp);

  /** By item; kinds that find theirs in the same way are asked together. Items without files are left out. */
  async function listFiles(queryable: Queryable, items: readonly Item[]): Promise<Map<string, FileUrls>> {
    const found = new Map<string, FileUrls>();
    for (const [files, own] of Map.groupBy(items.filter(isThere), ({ kind }) => kinds.get(kind)?.files)) {
      for (const [id, urls] of (await files?.(queryable, own)) ?? []) found.set(id, urls);
    }
    return found;
  }

  async function listRates(queryable: Queryable, items: readonly Item[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const [rates, own] of Map.groupBy(items.filter(isThere), ({ kind }) => kinds.get(kind)?.rates)) {
      for (const [id, rate] of (await rates?.(queryable, own)) ?? []) found.set(id, rate);
    }
    return found;
  }

  /** Always in the same order, so that two who hold them cannot wait for each other. */
  async function listRuns(queryable: Queryable, items: readonly Item[]): Promise<string[]> {
    const found: string[] = [];
    for (const item of items.filter(isOpen)) {
      const runId = await kinds.get(item.kind)?.runOf?.(queryable, item);
      if (runId) found.push(runId);
    }
    return found.sort();
  }

  return {
    register<Spec>(kind: ItemKind<Spec>): void {
      if (kinds.has(kind.kind)) throw new Error(`${kind.kind} is registered already`);
      kinds.set(kind.kind, kind);
    },
    subscribe(subscriber: Partial<FulfilmentHooks>): void {
      hooks.push(subscriber);
    },

    isSold: (kind: string): boolean => kinds.has(kind),

    async askAhead(userId: string, kind: string, spec: unknown): Promise<void> {
      const known = kinds.get(kind);
      const read = known?.spec.safeParse(spec);
      if (read?.success) await known?.askAhead?.(userId, read.data);
    },

    /** AppError product_unavailable for a kind that nobody produces here. */
    async check(tx: Queryable, userId: string, kind: string, spec: unknown) {
      const known = getKind(kind);
      const { success, data } = known.spec.safeParse(spec);
      // It is sold, but by another call: a recharge, for one, is no matter of an outline.
      if (!success) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'order_type', message: 'not_an_option' }] });
      }
      const { spec: filled = data, ...subject } = await known.check(tx, userId, data);
      return { spec: filled as unknown, subject, units: await known.units(tx, userId, filled) };
    },
    assertSold: (kind: string): void => {
      getKind(kind);
    },

    async assertStaged(tx: Queryable, userId: string, kind: string, spec: unknown): Promise<void> {
      await getKind(kind).assertStaged?.(tx, userId, spec);
    },

    insertItems: store.insertItems,
    updatePrices: store.updatePrices,
    /** The order's row is held, and nothing of it is paid. */
    redescribe: store.redescribeItems,
    list: store.listItems,
    /** Of all users, what is paid for; for a list of the operator. */
    paid: { find: store.findPaid, read: store.listItemsById },
    find: store.findItem,
    listByNumber: store.listByNumber,

    listFiles,
    listRates,
    filesOf: async (queryable: Queryable, item: Item): Promise<FileUrls> =>
      (await listFiles(queryable, [item])).get(item.id) ?? noFiles,

    /** What is to be seen of an item that is being made. */
    async expectedSeconds(queryable: Queryable, kind: string, units: number, scope: Scope): Promise<number | null> {
      return (await kinds.get(kind)?.expectedSeconds?.(queryable, units, scope)) ?? null;
    },

    async watch(queryable: Queryable, item: Item): Promise<ItemWatch | null> {
      return isOpen(item) ? ((await kinds.get(item.kind)?.watch?.(queryable, item)) ?? null) : null;
    },

    listUnread: store.listUnread,
    countWorking: store.countWorking,
    markSeen: (tx: Queryable, userId: string, outTradeNos: readonly string[]) =>
      store.markSeen(tx, userId, outTradeNos, clock.now()),
    /** Its buyer deleted the order: nothing of it is shown to them any more. */
    async hide(tx: Tx, orderId: string): Promise<void> {
      await store.hideItems(tx, orderId, clock.now());
      await tell('onTakenAway', tx, orderId);
    },

    /** Whether it would still be made as it was priced: the text that it is about may have grown since, or be gone. */
    async isAsSold(queryable: Queryable, item: Item, soldUnits: number | null): Promise<boolean> {
      try {
        const units = await getKind(item.kind).units(queryable, item.userId, withSpec(item).spec);
        return soldUnits === null || units === soldUnits;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },

    /** The order's row is held. Paid for, and not to be made at all. */
    reject: (tx: Tx, item: Item, error: ErrorCode): Promise<void> => failLocked(tx, item, error, true),

    /** Called by the orders room, which holds the order's row, in the transaction that takes the money. */
    async start(tx: Tx, items: readonly Item[], scope: Scope): Promise<void> {
      for (const item of items) await startItem(tx, item, scope);
    },

    /** With its order's row: as it stands once whoever changes it has committed, and to stay so until the end of this. */
    holdItem: lock,

    /** The order's row is held. False when there is nothing to try again. */
    async retry(tx: Tx, item: Item, { isOperators = false }: { isOperators?: boolean } = {}): Promise<boolean> {
      if (item.stage !== 3 || item.isGivenUp || item.scope === null) return false;
      if (!isOperators && item.retries >= maximumRetries) return false;
      // What the operator tries takes nothing of what its buyer has.
      const again = await store.changeItem(tx, item.id, { retries: item.retries + (isOperators ? 0 : 1) });
      await startItem(tx, again, item.scope);
      return true;
    },

    /**
     * Before the order's row, as by the runs themselves: nothing more is written or bought for it until this transaction
     * ends. False when one was begun meanwhile that is not held: then it is for another transaction to try.
     */
    async hold(tx: Tx, orderId: string, lockOrder: () => Promise<unknown>): Promise<boolean> {
      const held = await listRuns(tx, await store.listItems(tx, [orderId]));
      for (const runId of held) await runs.hold(tx, runId);
      await lockOrder();
      const now = await listRuns(tx, await store.listItems(tx, [orderId]));
      return now.every((runId) => held.includes(runId));
    },

    /** What can be read of those that are being made, by their ids. */
    async readWritten(queryable: Queryable, items: readonly Item[]): Promise<Map<string, Written>> {
      const found = new Map<string, Written>();
      for (const item of items.filter(isOpen)) {
        const written = await kinds.get(item.kind)?.written?.(queryable, item);
        if (written) found.set(item.id, written);
      }
      return found;
    },

    /**
     * The order's row is held. What is not delivered is stopped, and will not be; of `kept` what was written stays theirs.
     * All of them are given up before one is stopped: the end of a paper's run begins what waited for it.
     */
    async cancel(
      tx: Tx,
      items: readonly Item[],
      { isHeld, kept }: { isHeld: boolean; kept: readonly string[] } = { isHeld: false, kept: [] },
    ): Promise<void> {
      const undelivered = items.filter(({ stage, isGivenUp }) => stage !== 2 && !isGivenUp);
      for (const item of undelivered) {
        const isKept = kept.includes(item.id);
        await store.changeItem(tx, item.id, {
          stage: 3,
          error: isKept ? 'item_cancelled' : 'item_refunded',
          is_given_up: true,
          is_kept: isKept,
          deadline_at: null,
          finished_at: clock.now(),
          // Whoever took the money back knows of it.
          seen_at: clock.now(),
        });
      }
      for (const item of undelivered.filter(isOpen)) {
        await kinds.get(item.kind)?.cancel(tx, item, { isHeld, isKept: kept.includes(item.id) });
      }
    },

    /** All its money went back: what was delivered is no longer theirs to download. The order's row is held. */
    async withdraw(tx: Tx, orderId: string): Promise<void> {
      await store.withdrawItems(tx, orderId);
      await tell('onTakenAway', tx, orderId);
    },

    failed: { find: failed.findFailed, read: failed.listFailedByIds, countOpen: failed.countOpen },
    listEndedIn: failed.listEndedIn,
    listNumbersOf: failed.listNumbersOf,

    /** Whether this user has one of a kind with this in its spec; what was refunded does not count. */
    hasDelivered: store.hasDelivered,
    listOwned: store.listOwned,
    listReadable: store.listReadable,

    hasUnfinished: store.hasUnfinished,
    /** What the items of an erased account were about. */
    blank: store.blankItemsOf,

    async begin(tx: Tx, itemId: string): Promise<void> {
      const item = await lock(tx, itemId);
      if (item.stage !== 0) return;
      await tell('onChanged', tx, await store.changeItem(tx, itemId, { stage: 1, deadline_at: overdueAt() }));
    },

    /** From 0 to 100, never backwards. */
    async progress(tx: Tx, itemId: string, percent: number): Promise<void> {
      const item = await lock(tx, itemId);
      const progress = Math.min(100, Math.max(0, Math.round(percent)));
      if (!isOpen(item) || progress <= item.progress) return;
      await tell('onChanged', tx, await store.changeItem(tx, itemId, { stage: 1, progress, deadline_at: overdueAt() }));
    },

    /** False when it is no longer wanted: its money went back meanwhile. */
    async finish(tx: Tx, itemId: string): Promise<boolean> {
      const item = await lock(tx, itemId);
      if (!isOpen(item)) return false;
      const now = clock.now();
      const finished = await store.changeItem(tx, itemId, {
        stage: 2,
        progress: 100,
        error: null,
        deadline_at: null,
        finished_at: now,
        seen_at: getKind(item.kind).isAnnounced ? null : now,
      });
      await tell('onChanged', tx, finished);
      return true;
    },

    /** An operator has made it: also what failed, and waits to be tried again. False when it is no longer wanted. */
    async finishByHand(tx: Tx, itemId: string): Promise<boolean> {
      const item = await lock(tx, itemId);
      if (!isOwed(item)) return false;
      const now = clock.now();
      const done = {
        stage: 2,
        progress: 100,
        error: null,
        deadline_at: null,
        finished_at: now,
        seen_at: null,
      } as const;
      await tell('onChanged', tx, await store.changeItem(tx, itemId, done));
      return true;
    },

    /** An operator knows that it will not be made, whether it is being tried or has failed: the money goes back. False as above. */
    async abandon(tx: Tx, itemId: string, error: ErrorCode): Promise<boolean> {
      const item = await lock(tx, itemId);
      if (!isOwed(item)) return false;
      await failLocked(tx, item, error, true);
      return true;
    },

    /** `isPermanent`: trying again cannot help. */
    async fail(tx: Tx, itemId: string, error: ErrorCode, { isPermanent = false } = {}): Promise<void> {
      const item = await lock(tx, itemId);
      if (isOpen(item)) await failLocked(tx, item, error, isPermanent);
    },

    /**
     * The run that makes it has failed. A fault of our own, met again at every try of the step, would be met at the buyer's tries too:
     * the money goes back at once. An engine that is away, or gave nothing usable, may do better another day.
     */
    async failByRun(tx: Tx, itemId: string, { error }: Pick<Run, 'error'>): Promise<void> {
      const isBug = error === null || error === 'internal';
      const item = await lock(tx, itemId);
      if (!isOpen(item)) return;
      await failLocked(tx, item, isBug ? 'item_failed' : error, isBug || outcomesForGood.has(error));
    },

    async breakPromise(tx: Tx, itemId: string): Promise<void> {
      const item = await lock(tx, itemId);
      if (item.stage === 2 && !item.isGivenUp) await tell('onPromiseBroken', tx, item);
    },

    /** It was delivered without anything having had to be done for it. */
    async deliverUnneeded(tx: Tx, itemId: string): Promise<void> {
      const item = await lock(tx, itemId);
      if (item.stage === 2 && !item.isGivenUp) await tell('onUnneeded', tx, item);
    },

    async deliverShort(tx: Tx, itemId: string, written: Written): Promise<void> {
      const item = await lock(tx, itemId);
      if (item.stage === 2 && !item.isGivenUp) await tell('onTooShort', tx, item, written);
    },

    /** Items that fell silent count as failed; failed ones that nobody tried again go back to their buyers. */
    async sweep(): Promise<void> {
      for (const itemId of await store.listOverdue(db, clock.now(), sweptAtOnce)) {
        try {
          await inTransaction(db, async (tx) => {
            const item = await lock(tx, itemId);
            const waitsFor = isOpen(item) ? await kinds.get(item.kind)?.waitsFor?.(tx, item) : null;
            if (waitsFor === 'ANOTHER') await store.changeItem(tx, itemId, { deadline_at: overdueAt() });
            else if (waitsFor === 'NOTHING') await failLocked(tx, item, 'item_failed', true);
            else if (isOpen(item)) {
              await kinds.get(item.kind)?.cancel(tx, item, { isHeld: false, isKept: false });
              await failLocked(tx, item, 'item_timed_out', false);
            } else if (item.stage === 3 && !item.isGivenUp) await giveUp(tx, item);
          });
        } catch (error) {
          // One that cannot be settled must not keep the others waiting.
          logger.error({ err: error, itemId }, 'cannot settle an overdue item');
        }
      }
    },
  };
}
