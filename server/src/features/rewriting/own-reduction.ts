import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { FulfilmentService, Item } from '../fulfilment/service.ts';
import { readKey } from './present-reduction.ts';
import type { Reduction } from './reduction.ts';
import * as store from './store.ts';

export type OwnReduction = ReturnType<typeof createOwnReduction>;

/** What belongs to whoever asks: anything else is not there for them. */
export function createOwnReduction(fulfilment: FulfilmentService) {
  async function reductionOf(queryable: Queryable, item: Item): Promise<Reduction | null> {
    const begun = await store.findOfItem(queryable, item.id);
    if (begun) return begun;
    // Not paid for yet: the item says what it would be about.
    const { reductionId } = item.spec as { reductionId?: unknown };
    return typeof reductionId === 'string' ? store.findOwn(queryable, item.userId, reductionId) : null;
  }

  return {
    /** The rewriting of an order, with the item that pays for it. AppError not_found. */
    async find(
      queryable: Queryable,
      userId: string,
      outTradeNo: string,
    ): Promise<{ item: Item; reduction: Reduction }> {
      for (const item of await fulfilment.listByNumber(queryable, userId, outTradeNo)) {
        const reduction = await reductionOf(queryable, item);
        if (reduction) return { item, reduction };
      }
      throw new AppError('not_found');
    },

    /** By the key of it or of one of its paragraphs. AppError not_found. */
    async findByKey(queryable: Queryable, userId: string, reduceKey: string) {
      const key = readKey(reduceKey);
      const reduction = key ? await store.findOwn(queryable, userId, key.id) : null;
      if (!key || !reduction?.outTradeNo || !reduction.itemId) throw new AppError('not_found');
      const items = await fulfilment.listByNumber(queryable, userId, reduction.outTradeNo);
      const item = items.find(({ id }) => id === reduction.itemId);
      if (!item) throw new AppError('not_found');
      return { item, reduction, position: key.position };
    },

    /** Held with its order, and as it stands then: delivered, or cancelled with a part that is its buyer's. AppError where it is neither. */
    async holdReadable(tx: Tx, item: Item, reductionId: string): Promise<Reduction> {
      const held = await fulfilment.holdItem(tx, item.id);
      assertReadable(held);
      const reduction = await store.lockReduction(tx, reductionId);
      if (reduction.removedAt) throw new AppError('reduction_removed');
      return reduction;
    },

    /** The same, where its paragraphs are what was delivered. */
    async holdChangeable(tx: Tx, item: Item, reductionId: string): Promise<Reduction> {
      const reduction = await this.holdReadable(tx, item, reductionId);
      if (reduction.handFileKey !== null) throw new AppError('wrong_state');
      return reduction;
    },
  };
}

export function assertReadable({ stage, isKept, isGivenUp }: Item): void {
  if (isKept || (stage === 2 && !isGivenUp)) return;
  throw new AppError(isGivenUp ? 'reduction_refunded' : 'reduction_not_delivered');
}
