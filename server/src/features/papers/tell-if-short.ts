import { ExtraService } from '@yanmo/contract/catalogue';
import { companionUnits } from '@yanmo/contract/companion-length';
import { countDraft } from '@yanmo/contract/draft-count';
import { parseDraft, printBlocks } from '../../engines/draft-text.ts';
import type { Companion } from '../../engines/engine.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { listEditions } from './editions/edition-store.ts';
import { getPaper, readSections } from './store.ts';

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

/** What is told below its headings, as the sections of a paper are counted. */
export const countCompanion = (text: string): number =>
  countDraft(printBlocks(parseDraft(text).filter(({ kind }) => kind !== 'heading')));

/**
 * The same of a document that goes with a paper. One that was ordered before its length was said was sold as long as such a document is, to whoever has
 * the engine that fills nothing up; a model's, and a form, are sold by the piece.
 */
export async function tellIfCompanionShort(
  tx: Tx,
  fulfilment: Pick<FulfilmentService, 'deliverShort'>,
  { paperId, itemId, companion }: { paperId: string; itemId: string; companion: Companion },
): Promise<void> {
  const { request, kind, engine } = await getPaper(tx, paperId);
  if (companion === 'questionnaire' || engine !== 'BUILT_IN') return;
  const wanted = request.companionUnits ?? companionUnits(ExtraService.parse(kind), request.language);
  const units = countCompanion((await readSections(tx, paperId)).get(companion) ?? '');
  if (isShort(units, wanted)) await fulfilment.deliverShort(tx, itemId, { units, wanted });
}
