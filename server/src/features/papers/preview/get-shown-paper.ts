import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { findPaperOf, type Paper } from '../store.ts';

/** An own paper, also while it is being written; AppError not_found for another's, paper_refunded once its money went back. */
export async function getShownPaper(
  { db, fulfilment }: { db: Database; fulfilment: FulfilmentService },
  userId: string,
  outTradeNo: string,
): Promise<Paper> {
  const paper = await findPaperOf(db, userId, outTradeNo);
  const items = paper ? await fulfilment.listByNumber(db, userId, outTradeNo) : [];
  const item = items.find(({ id }) => id === paper?.itemId);
  if (!paper || !item) throw new AppError('not_found');
  if (item.isGivenUp && !item.isKept) throw new AppError('paper_refunded');
  return paper;
}
