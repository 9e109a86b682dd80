import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { FulfilmentService, Item } from '../../fulfilment/service.ts';
import type { Check } from './check.ts';
import * as store from './check-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export type OwnCheck = ReturnType<typeof createOwnCheck>;

/** What belongs to whoever asks: anything else is not there for them. */
export function createOwnCheck(fulfilment: FulfilmentService) {
  async function checkOf(queryable: Queryable, item: Item): Promise<Check | null> {
    if (item.kind !== 'PLAGIARISM_CHECK') return null;
    const begun = await store.findOfItem(queryable, item.id);
    if (begun) return begun;
    // Not paid for yet: the item says what it would be about.
    const { checkId } = item.spec as { checkId?: unknown };
    return typeof checkId === 'string' ? store.findOwn(queryable, item.userId, checkId) : null;
  }

  return {
    /** The check of an order, with the item that pays for it. AppError not_found. */
    async find(queryable: Queryable, userId: string, outTradeNo: string): Promise<{ item: Item; check: Check }> {
      for (const item of await fulfilment.listByNumber(queryable, userId, outTradeNo)) {
        const check = await checkOf(queryable, item);
        if (check) return { item, check };
      }
      throw new AppError('not_found');
    },

    /** AppError not_found. */
    async findByKey(queryable: Queryable, userId: string, fileBackKey: string): Promise<Check> {
      const check = uuid.test(fileBackKey) ? await store.findOwn(queryable, userId, fileBackKey) : null;
      if (!check) throw new AppError('not_found');
      return check;
    },
  };
}

/** Delivered, and not given back for its money. */
export const isReadable = ({ stage, isKept, isGivenUp }: Item): boolean => isKept || (stage === 2 && !isGivenUp);
