import type { Detector } from '../../text/detector/detector.ts';
import { loadDetector } from '../../text/detector/load-detector.ts';
import { createAims } from './aims.ts';
import { alignSentences } from './align-sentences.ts';
import { partsOf } from './apply-edits.ts';
import { findAdded } from './checks/added.ts';
import { checkCandidate } from './checks/check-candidate.ts';
import { shareOfContent } from './checks/content.ts';
import { finishRewriting } from './finish-rewriting.ts';
import { unmask } from './masking/mask-text.ts';
import { type Piece, type Prepared, prepareRewriting } from './prepare-rewriting.ts';
import { defaultLengthShare, isGoodEnough, leave, rateOf } from './rewrite-by-rules.ts';
import type { CandidateFault, RewriteRequest, Rewriting } from './rewriter.ts';

/** A rewriting of a piece that somebody else made, masked. */
export interface WeighedCandidate {
  text: string;
  faults: CandidateFault[];
  /** How far it is from what is wanted; 0 is there. */
  distance: number;
  similarity: number;
}

/** Who words a paragraph anew changes more than a rule does: as much of its content must stay, and of small words all but one of a kind. */
const leastContent = 0.45;
const slack = 1;

/** What of a paragraph is to be rewritten; `done` where nothing is. */
export function beginRewriting(
  request: RewriteRequest,
  detector: Detector | null = loadDetector(request.language),
): { prepared: Prepared; rate: number | null; distances: number[]; done: Rewriting | null } {
  const prepared = prepareRewriting(request);
  const rate = rateOf(prepared.clean.text, request, detector);
  const why = prepared.why ?? (isGoodEnough(request, rate) ? 'GOOD_ENOUGH' : null);
  return {
    ...{ prepared, rate },
    distances: prepared.pieces.map((piece) => createAims(piece, request, detector).distance(piece.masked.text, [])),
    done: why ? leave(request, prepared, why, rate) : null,
  };
}

export function weighCandidates(
  request: RewriteRequest,
  piece: Piece,
  candidates: readonly string[],
  detector: Detector | null = loadDetector(request.language),
): WeighedCandidate[] {
  const { language, lengthShare = defaultLengthShare, earlier } = request;
  const { text } = piece.masked;
  const aims = createAims(piece, request, detector);
  return candidates.map((candidate) => {
    const faults = [
      ...checkCandidate(text, candidate, { language, lengthShare, leastContent, slack }),
      ...findAdded(text, candidate, language),
    ];
    const isOld = faults.length === 0 && earlier.includes(unmask(candidate, piece.masked));
    return {
      text: candidate,
      faults: isOld ? ['SAME'] : faults,
      distance: faults.length === 0 ? aims.distance(candidate, []) : Number.POSITIVE_INFINITY,
      similarity: shareOfContent(text, candidate, language),
    };
  });
}

/** Null stands for a piece that stays as it was. */
export function endRewriting(
  request: RewriteRequest,
  { prepared, rate }: { prepared: Prepared; rate: number | null },
  chosen: readonly (WeighedCandidate | null)[],
  refused: readonly CandidateFault[],
  detector: Detector | null = loadDetector(request.language),
): Rewriting {
  const finished = prepared.pieces.map((piece, index) => {
    const { text } = piece.masked;
    const candidate = chosen[index];
    return { piece, parts: candidate ? alignSentences(text, candidate.text, request.language) : partsOf(text) };
  });
  const sizes = prepared.pieces.map(({ start, end }) => end - start);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const kept = sizes.reduce((sum, size, index) => sum + size * (chosen[index]?.similarity ?? 1), 0);
  const rewriting = finishRewriting(request, prepared, finished, {
    why: refused.length > 0 ? 'CHECKS' : 'NOTHING_TO_CHANGE',
    ...{ rates: { before: rate, after: rate }, refused: [...refused] },
    similarity: whole === 0 ? 1 : kept / whole,
  });
  return { ...rewriting, rates: { before: rate, after: rateOf(rewriting.text, request, detector) } };
}
