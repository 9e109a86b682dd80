import type { CheckSheet } from '@yanmo/contract/similarity';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Item, type ItemWatch, remainingByPace } from '../../fulfilment/service.ts';
import * as store from './check-store.ts';

/** A text while it is checked. */
export function createWatchCheck({ runs, clock }: Pick<Platform, 'runs' | 'clock'>) {
  return async (db: Queryable, item: Item): Promise<ItemWatch | null> => {
    const check = await store.findOfItem(db, item.id);
    if (!check?.runId) return null;
    const { id, runId, units } = check;
    return {
      runId,
      type: 'check',
      async sheet(tx: Tx): Promise<CheckSheet> {
        const run = await runs.find(tx, runId);
        return { item_id: item.id, file_back_key: id, phase: run?.phase ?? '', progress: item.progress, units };
      },
      remainingSeconds: (queryable) => remainingByPace({ runs, clock }, queryable, { item, runId }),
    };
  };
}
