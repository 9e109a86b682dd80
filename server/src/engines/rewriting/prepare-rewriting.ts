import { countUnits } from '@yanmo/contract/text-count';
import { cutSentences } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import { isWideLanguage } from '../../text/wide-language.ts';
import { isForeign } from '../model/prose/prose-language.ts';
import { type CleanText, cleanWithPlaces, givenAt } from './clean-places.ts';
import { findProtected, type MaskedText, maskSpans } from './masking/mask-text.ts';
import type { LeftReason, ProtectedSpan, RewriteRequest } from './rewriter.ts';

/** A stretch that is rewritten at a time: a paragraph, or of a very long one some sentences. */
export interface Piece extends Span {
  masked: MaskedText;
  /** What stands before and behind it, with which a detector reads it. */
  around: { before: string; after: string };
  /** In the masked text. */
  repeated: Span[];
}

export interface Prepared {
  clean: CleanText;
  /** In the clean text. */
  spans: ProtectedSpan[];
  pieces: Piece[];
  /** Why there is nothing to do before anything is tried; null where there is. */
  why: LeftReason | null;
}

/** Longer ones are worked at in pieces: what is asked of a detector grows with the square. */
const pieceLength = { wide: 500, latin: 1_600 } as const;
const aroundLength = { wide: 300, latin: 900 } as const;
/** Below these there is nothing to turn. */
const fewestUnits = { wide: 12, latin: 8 } as const;

const sizeOf = <Size>(sizes: { wide: Size; latin: Size }, request: RewriteRequest): Size =>
  isWideLanguage(request.language) ? sizes.wide : sizes.latin;

/** A sentence without an end is parted all the same: behind a mark or a blank where there is one. */
const longestOfPieces = 4;
const partedBehind = /[，,、；;：:\s](?=[^，,、；;：:\s]*$)/u;

function* listEnds(text: string, most: number): Generator<number> {
  for (const { start, end } of cutSentences(text)) {
    let from = start;
    while (end - from > longestOfPieces * most) {
      const stretch = text.slice(from, from + most);
      const at = partedBehind.exec(stretch)?.index;
      const length = at === undefined || at < most / 2 ? most : at + 1;
      // A sign of two units stays whole.
      from += /[\ud800-\udbff]/u.test(text.charAt(from + length - 1)) ? length + 1 : length;
      yield from;
    }
    yield end;
  }
}

/** Sentences in a row, until they are long enough; never within a protected span. */
function cutPieces(text: string, spans: readonly ProtectedSpan[], most: number): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  let next = 0;
  for (const end of listEnds(text, most)) {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    const isWithin = (spans[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    if ((end - start < most && end < text.length) || (isWithin && end < text.length)) continue;
    pieces.push({ start, end });
    start = end;
  }
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  // A short rest goes with what stands before it.
  if (last && before && last.end - last.start < most / 3) pieces.splice(-2, 2, { start: before.start, end: last.end });
  return pieces;
}

/** Places of the text as places of the masked piece; one within a span is the span's. */
function toMasked(place: number, piece: Span, own: readonly ProtectedSpan[]): number {
  let shift = piece.start;
  for (const { start, end } of own) {
    if (place < start) break;
    if (place < end) return start - shift;
    shift += end - start - 1;
  }
  return place - shift;
}

/** What is rewritten of a paragraph, in which pieces, and what of it must stay. */
export function prepareRewriting(request: RewriteRequest): Prepared {
  const { language, field, terms, around } = request;
  const clean = cleanWithPlaces(request.text);
  const { text } = clean;
  const spans = findProtected(text, { language, field, terms });
  const pieces = cutPieces(text, spans, sizeOf(pieceLength, request));
  const reach = sizeOf(aroundLength, request);
  // As they were given: signs that were left out move every place behind them.
  const repeated = request.repeated.map((span) => ({
    start: toClean(clean, span.start),
    end: toClean(clean, span.end),
  }));
  return {
    clean,
    spans,
    why: whyLeft(text, spans, request),
    pieces: pieces.map((piece) => {
      const own = spans.filter(({ start, end }) => piece.start <= start && end <= piece.end);
      return {
        ...piece,
        masked: maskSpans(text, own, piece),
        around: {
          before: piece.start === 0 ? around.before : text.slice(Math.max(0, piece.start - reach), piece.start),
          after: piece.end === text.length ? around.after : text.slice(piece.end, piece.end + reach),
        },
        repeated: repeated
          .filter(({ start, end }) => start < piece.end && piece.start < end)
          .map(({ start, end }) => ({
            start: toMasked(Math.max(start, piece.start), piece, own),
            end: toMasked(Math.min(end, piece.end), piece, own),
          })),
      };
    }),
  };
}

function toClean(clean: CleanText, given: number): number {
  let [low, high] = [0, clean.text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (givenAt(clean, middle) < given) low = middle + 1;
    else high = middle;
  }
  return low;
}

function whyLeft(text: string, spans: readonly ProtectedSpan[], request: RewriteRequest): LeftReason | null {
  const fewest = sizeOf(fewestUnits, request);
  if (countUnits(text) < fewest) return 'TOO_SHORT';
  const without = (kinds: (kind: ProtectedSpan['kind']) => boolean): string => {
    let [rest, last] = ['', 0];
    for (const { start, end, kind } of spans) {
      if (!kinds(kind)) continue;
      rest += `${text.slice(last, start)} `;
      last = end;
    }
    return rest + text.slice(last);
  };
  // Words of another language are terms and names in this one; what is cited or quoted may be in any.
  const said = without((kind) => kind !== 'TERM' && kind !== 'NAME');
  const foreign = cutSentences(said)
    .map(({ start, end }) => said.slice(start, end))
    .filter((sentence) => isForeign(request.language, sentence, 'next'));
  if (foreign.join('').length > text.length / 2) return 'FOREIGN';
  return countUnits(without(() => true)) < fewest / 2 ? 'ALL_PROTECTED' : null;
}
