import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FilesService } from '../../files/service.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { CheckFiles } from '../reports/check-files.ts';
import * as store from './check-store.ts';
import type { OwnCheck } from './own-check.ts';

interface Parts {
  own: OwnCheck;
  fulfilment: FulfilmentService;
  files: FilesService;
  checkFiles: Pick<CheckFiles, 'discard'>;
}

/** Its owner has what was sent and what was found in it removed; the rates, the certificate and what was paid stay. */
export function createRemoveCheck(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { own, fulfilment, files, checkFiles }: Parts,
) {
  return async (userId: string, fileBackKey: string): Promise<void> => {
    const { id, itemId } = await own.findByKey(db, userId, fileBackKey);
    if (!itemId) throw new AppError('not_found');
    await inTransaction(db, async (tx) => {
      const { stage, isGivenUp } = await fulfilment.holdItem(tx, itemId);
      // Without the text it could neither be made nor tried again.
      if (stage !== 2 && !isGivenUp) throw new AppError('order_unfinished');
      const { fileKey, removedAt } = await store.lockCheck(tx, id);
      if (removedAt) return;
      await store.deleteWords(tx, id);
      await checkFiles.discard(tx, id);
      await store.changeCheck(tx, id, { fileKey: null, folder: null, removedAt: clock.now() }, clock.now());
      if (fileKey) await files.removeFiles(tx, await store.listUnusedFiles(tx, [fileKey]));
    });
  };
}
