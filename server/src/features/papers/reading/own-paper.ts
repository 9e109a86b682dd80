import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { FulfilmentService, Item } from '../../fulfilment/service.ts';
import { findCurrentEdition, type PaperEdition } from '../editions/edition-store.ts';
import * as store from '../store.ts';

export interface OwnPaper {
  paper: store.Paper;
  item: Item;
  /** Null for what was delivered before there were editions. */
  edition: PaperEdition | null;
  isPreview: boolean;
  /** A preview is not the student's yet, and while the rest is written a run owns the sections. */
  mayAmend: boolean;
}

export type OwnPapers = ReturnType<typeof createOwnPapers>;

/** Who may read and change a paper: its owner, once it is delivered and as long as it is paid for. */
export function createOwnPapers(fulfilment: FulfilmentService) {
  /** AppError not_found for what is not theirs, paper_refunded once its money went back, paper_not_delivered before there is anything. */
  async function get(queryable: Queryable, userId: string, outTradeNo: string): Promise<OwnPaper> {
    const paper = await store.findPaperOf(queryable, userId, outTradeNo);
    const items = paper ? await fulfilment.listByNumber(queryable, userId, outTradeNo) : [];
    const item = items.find(({ id }) => id === paper?.itemId);
    if (!paper || !item) throw new AppError('not_found');
    if (item.isGivenUp && !item.isKept) throw new AppError('paper_refunded');
    const edition = await findCurrentEdition(queryable, item.id);
    const isDelivered = item.stage === 2;
    // The preview stays readable while the rest of the paper is being written.
    if (!isDelivered && !edition && !item.isKept) throw new AppError('paper_not_delivered');
    // What was written of a paper that its buyer cancelled is a part of it, as a preview is.
    const isPreview = isDelivered ? item.scope === 'preview' : (edition?.isPreview ?? true);
    return { paper, item, edition, isPreview, mayAmend: isDelivered && !isPreview };
  }

  return {
    get,

    /** Holds the paper to the end of the transaction: its versions come one after the other. */
    async lock(tx: Tx, userId: string, outTradeNo: string): Promise<OwnPaper> {
      await assertUserLives(tx, userId);
      const paper = await store.findPaperOf(tx, userId, outTradeNo);
      if (paper) await store.lockPaper(tx, paper.id);
      // Read after the lock: whoever held it may have changed it.
      const own = await get(tx, userId, outTradeNo);
      if (!own.mayAmend) throw new AppError('paper_not_delivered');
      return own;
    },
  };
}
