import type { Tx } from '../../platform/database/database.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { listEditions } from './editions/edition-store.ts';
import { getPaper } from './store.ts';

/** Nobody counts to the last word: as much may be missing of what was paid for. */
const usualSpread = 0.05;

export const isShort = (units: number, wanted: number): boolean => units < wanted * (1 - usualSpread);

/**
 * Of an item that is paid by the paper's length: what is missing of it beyond the usual spread goes back. What counts is the paper as it
 * was delivered first: what its student cut out of it since is nobody's debt.
 */
export async function tellIfShort(
  tx: Tx,
  fulfilment: Pick<FulfilmentService, 'deliverShort'>,
  paperId: string,
  itemId: string,
): Promise<void> {
  const { request } = await getPaper(tx, paperId);
  const first = (await listEditions(tx, paperId)).findLast(({ isPreview }) => !isPreview);
  const units = first?.certificate?.units;
  if (units === undefined || !isShort(units, request.wordCount)) return;
  await fulfilment.deliverShort(tx, itemId, { units, wanted: request.wordCount });
}
