import type { ReductionSheet } from '@yanmo/contract/reductions';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Item, type ItemWatch, remainingByPace } from '../fulfilment/service.ts';
import * as paragraphs from './paragraph-store.ts';
import { presentParagraph } from './present-reduction.ts';
import * as store from './store.ts';

/** A text while it is rewritten: every paragraph as it stands. */
export function createWatchReduction({ runs, clock }: Pick<Platform, 'runs' | 'clock'>) {
  async function readSheet(tx: Tx, item: Item, runId: string): Promise<ReductionSheet> {
    const reduction = await store.findOfItem(tx, item.id);
    const run = await runs.find(tx, runId);
    const rates = { before: reduction?.ratesBefore ?? null, after: reduction?.ratesAfter ?? null };
    const found = reduction ? await paragraphs.listParagraphs(tx, reduction.id) : [];
    return {
      ...{ item_id: item.id, phase: run?.phase ?? '', round: reduction?.round ?? 1, rates },
      paragraphs: found.map((paragraph) => presentParagraph(reduction?.id ?? '', paragraph)),
    };
  }

  return async (db: Queryable, item: Item): Promise<ItemWatch | null> => {
    const runId = (await store.findOfItem(db, item.id))?.runId;
    if (!runId) return null;
    return {
      runId,
      type: 'reduction',
      sheet: (tx) => readSheet(tx, item, runId),
      remainingSeconds: (queryable) => remainingByPace({ runs, clock }, queryable, { item, runId }),
    };
  };
}
