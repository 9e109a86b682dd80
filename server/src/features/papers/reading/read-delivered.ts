import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { PaperToCheck } from '../../similarity/service.ts';
import { fileKeyIn, firstFolder } from '../editions/paper-files.ts';
import { createOwnPapers } from './own-paper.ts';

/** A paper as its owner has it in hand: the Word file of its newest edition. AppError where it is not theirs, or not whole. */
export function createReadDelivered({ db, storage }: Pick<Platform, 'db' | 'storage'>, fulfilment: FulfilmentService) {
  const papers = createOwnPapers(fulfilment);
  return async (userId: string, outTradeNo: string): Promise<PaperToCheck> => {
    const { paper, item, edition, mayAmend } = await papers.get(db, userId, outTradeNo);
    if (!mayAmend) throw new AppError('paper_not_delivered');
    const { stream } = await storage.open(fileKeyIn(edition?.folder ?? firstFolder(item.id), 'word'));
    const { title } = paper.request;
    return { outTradeNo, title, file: { name: 'paper.docx', bytes: new Uint8Array(await buffer(stream)) } };
  };
}
