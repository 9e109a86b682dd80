import type { Language } from '@yanmo/contract/languages';
import type { Detector } from '../../text/detector/detector.ts';
import { unmask } from './masking/mask-text.ts';
import type { Piece } from './prepare-rewriting.ts';
import { createRepeatedShare } from './repeated-share.ts';
import type { RewriteRequest } from './rewriter.ts';
import type { Distance } from './search-edits.ts';

/** A paragraph is not counted by its last word: so much of it may stay as it stood. */
const repeatedAtMost = 0.02;
/** What a share of repetition weighs against the odds of a machine. */
const repeatedWeight = 6;

const odds = (rate: number): number => {
  const bounded = Math.min(Math.max(rate, 1e-6), 1 - 1e-6);
  return Math.log(bounded / (1 - bounded));
};

/** The rate that a round has to reach: who asks again wants more than was given. */
export const goalOf = ({ target, round }: Pick<RewriteRequest, 'target' | 'round'>): number =>
  Math.max(0.02, target * 0.7 ** (round - 1));

/** Under the goal by this much of the odds: a neighbour that is reworded later moves the rate of this one. */
const margin = 0.15;

/**
 * A short paragraph is read with its neighbours, which may be a machine's whatever becomes of it: where it is the better by itself, that is
 * what it answers for. They answer for themselves.
 */
function createReader({ masked, around }: Piece, detector: Detector | null): ((text: string) => number) | null {
  if (!detector) return null;
  const text = unmask(masked.text, masked);
  const isAlone = detector.score(text) <= detector.score(text, around);
  return (changed) => detector.score(changed, isAlone ? undefined : around);
}

export interface Aims {
  distance: Distance;
  rate(masked: string): number | null;
}

/** How far a piece is from what its order asks for. */
export function createAims(
  piece: Piece,
  request: Pick<RewriteRequest, 'mode' | 'target' | 'round'> & { language: Language },
  detector: Detector | null,
): Aims {
  const { mode, language } = request;
  const share = createRepeatedShare(piece.masked.text, piece.repeated, language);
  const goal = odds(goalOf(request)) - margin;
  const read = createReader(piece, detector);
  const rate = (masked: string): number | null => read?.(unmask(masked, piece.masked)) ?? null;
  const readsMachine = mode !== 'REPETITION' && detector !== null;
  const readsRepetition = mode !== 'AIGC';
  return {
    rate,
    distance: (masked) => {
      const machine = readsMachine ? Math.max(0, odds(rate(masked) ?? 0) - goal) : 0;
      const repeated = readsRepetition ? Math.max(0, share(masked) - repeatedAtMost) * repeatedWeight : 0;
      return machine + repeated;
    },
  };
}
