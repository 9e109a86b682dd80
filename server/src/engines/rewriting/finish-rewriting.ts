import { givenAt } from './clean-places.ts';
import { unmask } from './masking/mask-text.ts';
import type { Piece, Prepared } from './prepare-rewriting.ts';
import type { LeftReason, RewriteRequest, Rewriting, RewrittenPart } from './rewriter.ts';

/** What became of a piece: masked parts, one after the other its masked text. */
export interface FinishedPiece {
  piece: Piece;
  parts: readonly RewrittenPart[];
}

/** The rewriting of a paragraph out of its pieces, in the places of the text that was given. */
export function finishRewriting(
  { text: given }: RewriteRequest,
  { clean, spans }: Prepared,
  finished: readonly FinishedPiece[],
  { why, ...read }: Pick<Rewriting, 'rates' | 'similarity' | 'refused'> & { why: LeftReason | null },
): Rewriting {
  const parts: RewrittenPart[] = [];
  for (const { piece, parts: own } of finished) {
    let place = piece.start;
    for (const { before, after } of own) {
      const start = givenAt(clean, place);
      place += unmask(before, piece.masked).length;
      const end = givenAt(clean, place);
      parts.push({ before: given.slice(start, end), after: unmask(after, piece.masked) });
    }
  }
  const [first] = parts;
  // Signs that nobody sees may stand before the first one that is seen.
  if (first) first.before = given.slice(0, givenAt(clean, 0)) + first.before;
  const text = parts.map(({ after }) => after).join('');
  const isLeft = text === given;
  return {
    ...read,
    ...{ state: isLeft ? 'LEFT' : 'REWRITTEN', why: isLeft ? (why ?? 'NOTHING_TO_CHANGE') : null },
    ...{ text, parts },
    protected: spans.map(({ start, end, kind }) => ({
      start: givenAt(clean, start),
      end: givenAt(clean, end - 1) + 1,
      kind,
    })),
  };
}
