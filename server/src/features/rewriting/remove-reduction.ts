import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import type { OwnReduction } from './own-reduction.ts';
import * as paragraphs from './paragraph-store.ts';
import type { ReductionFiles } from './reduction-files.ts';
import * as store from './store.ts';

interface Parts {
  own: OwnReduction;
  fulfilment: FulfilmentService;
  files: FilesService;
  reductionFiles: Pick<ReductionFiles, 'discard'>;
}

/** Its owner has what was sent and what was made of it removed; what was measured and paid stays. */
export function createRemoveReduction(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { own, fulfilment, files, reductionFiles }: Parts,
) {
  return async (userId: string, reduceKey: string): Promise<void> => {
    const { item, reduction } = await own.findByKey(db, userId, reduceKey);
    await inTransaction(db, async (tx) => {
      const { stage, isGivenUp } = await fulfilment.holdItem(tx, item.id);
      // Without the text it could neither be made nor tried again.
      if (stage !== 2 && !isGivenUp) throw new AppError('order_unfinished');
      const { fileKey, removedAt } = await store.lockReduction(tx, reduction.id);
      if (removedAt) return;
      await paragraphs.deleteParagraphs(tx, reduction.id);
      await reductionFiles.discard(tx, reduction.id);
      const change = { fileKey: null, folder: null, packedVersion: null, removedAt: clock.now() };
      await store.changeReduction(tx, reduction.id, change, clock.now());
      if (fileKey) await files.removeFiles(tx, await store.listUnusedFiles(tx, [fileKey]));
    });
  };
}
