import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { watchedPriority } from '../../platform/runs/run.ts';
import type { Item } from '../fulfilment/service.ts';
import type { createAgainRun } from './again-run.ts';
import type { OwnReduction } from './own-reduction.ts';
import * as paragraphs from './paragraph-store.ts';
import { freeTries } from './present-reduction.ts';

interface Parts {
  own: OwnReduction;
  run: ReturnType<typeof createAgainRun>;
}

/** Has one paragraph rewritten again, free of charge. The key of the whole changes nothing here: what failed is tried again as an order is. */
export function createReduceAgain({ db, runs }: Pick<Platform, 'db' | 'runs'>, { own, run }: Parts) {
  return async (userId: string, reduceKey: string): Promise<{ item: Item; isWhole: boolean }> => {
    const { item, reduction, position } = await own.findByKey(db, userId, reduceKey);
    if (position === null) return { item, isWhole: true };
    await inTransaction(db, async (tx) => {
      await own.holdChangeable(tx, item, reduction.id);
      const paragraph = await paragraphs.findParagraph(tx, reduction.id, position);
      if (!paragraph) throw new AppError('not_found');
      if (paragraph.state === 'KEPT' || paragraph.state === 'WAITING') throw new AppError('wrong_state');
      if (paragraph.state === 'REWRITING') throw new AppError('request_under_way');
      if (paragraph.tries >= freeTries) throw new AppError('reduction_tries_used_up');
      const tries = paragraph.tries + 1;
      const created = await runs.create(tx, run, {
        ...{ userId, subject: reduceKey, priority: watchedPriority },
        input: { reductionId: reduction.id, itemId: item.id, position, time: tries },
      });
      await paragraphs.changeParagraph(tx, reduction.id, position, { state: 'REWRITING', tries, runId: created.id });
    });
    return { item, isWhole: false };
  };
}
