import { countUnits } from '@yanmo/contract/text-count';
import type { Detector } from '../../text/detector/detector.ts';
import { createAims, goalOf } from './aims.ts';
import { partsOf } from './apply-edits.ts';
import type { OfferEdits } from './edit.ts';
import { type FinishedPiece, finishRewriting } from './finish-rewriting.ts';
import { knownTerms } from './masking/known-terms.ts';
import { type Prepared, prepareRewriting } from './prepare-rewriting.ts';
import { rewritePiece } from './rewrite-piece.ts';
import type { CandidateFault, LeftReason, RewriteRequest, Rewriting } from './rewriter.ts';

export const defaultLengthShare = 0.2;

/** The rate of a paragraph with its neighbours; null where nobody can tell. */
export const rateOf = (text: string, { around }: RewriteRequest, detector: Detector | null): number | null =>
  detector && countUnits(text) > 0 ? detector.score(text, around) : null;

/** What is fine is not touched; who asks again has seen it and wants more. */
export function isGoodEnough(request: RewriteRequest, rate: number | null): boolean {
  const isHuman = request.mode === 'REPETITION' || rate === null || rate <= goalOf(request);
  const isOwn = request.mode === 'AIGC' || request.repeated.length === 0;
  return isHuman && isOwn;
}

/** Nothing changed, with the reason; what hid in the text is gone all the same. */
export function leave(request: RewriteRequest, prepared: Prepared, why: LeftReason, rate: number | null): Rewriting {
  const finished = prepared.pieces.map((piece) => ({ piece, parts: partsOf(piece.masked.text) }));
  return finishRewriting(request, prepared, finished, {
    ...{ why, rates: { before: rate, after: rate }, similarity: 1, refused: [] },
  });
}

/** Rewrites with what the rules of a language offer. The same request gives the same text. */
export function rewriteByRules(
  request: RewriteRequest,
  { offer, detector }: { offer: OfferEdits; detector: Detector | null },
): Rewriting {
  const { language, field, round, earlier, lengthShare = defaultLengthShare } = request;
  const prepared = prepareRewriting(request);
  const { clean, pieces } = prepared;
  const rateBefore = rateOf(clean.text, request, detector);
  if (prepared.why) return leave(request, prepared, prepared.why, rateBefore);
  if (isGoodEnough(request, rateBefore)) return leave(request, prepared, 'GOOD_ENOUGH', rateBefore);
  const refused = new Set<CandidateFault>();
  let [units, kept] = [0, 0];
  const finished = pieces.map((piece): FinishedPiece => {
    const own = countUnits(clean.text.slice(piece.start, piece.end));
    const made = rewritePiece(piece, {
      ...{ language, round, earlier, lengthShare, offer },
      terms: knownTerms(language, field),
      aims: createAims(piece, request, detector),
    });
    for (const fault of made.refused) refused.add(fault);
    units += own;
    kept += own * made.similarity;
    return { piece, parts: made.parts };
  });
  const rewriting = finishRewriting(request, prepared, finished, {
    why: refused.size > 0 ? 'CHECKS' : 'NOTHING_TO_CHANGE',
    rates: { before: rateBefore, after: rateBefore },
    similarity: units === 0 ? 1 : kept / units,
    refused: [...refused],
  });
  return { ...rewriting, rates: { before: rateBefore, after: rateOf(rewriting.text, request, detector) } };
}
