import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { fileKeyIn, firstFolder, signPaperFiles } from '../editions/paper-files.ts';
import { createOwnPapers } from './own-paper.ts';

/** A paper as its owner holds it in hand, page by page. */
export interface PrintedPaper {
  paperId: string;
  title: string;
  /** Another one for every edition. */
  version: string;
  /** The PDF of its newest edition. */
  readPdf(): Promise<Uint8Array>;
  /** A link to the same, for a while. */
  signPdf(): string | null;
}

/** AppError where it is not theirs, not whole yet, or no longer paid for. */
export function createPrintedPapers({ db, storage }: Pick<Platform, 'db' | 'storage'>, fulfilment: FulfilmentService) {
  const papers = createOwnPapers(fulfilment);
  return async (userId: string, outTradeNo: string): Promise<PrintedPaper> => {
    const { paper, item, edition, mayAmend } = await papers.get(db, userId, outTradeNo);
    if (!mayAmend) throw new AppError('paper_not_delivered');
    const folder = edition?.folder ?? firstFolder(item.id);
    const { title } = paper.request;
    return {
      ...{ paperId: paper.id, title, version: folder },
      readPdf: async () => new Uint8Array(await buffer((await storage.open(fileKeyIn(folder, 'pdf'))).stream)),
      signPdf: () => signPaperFiles(storage, { folder, isPreview: false, title }).pdf,
    };
  };
}
