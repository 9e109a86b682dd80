import type { Language } from '@yanmo/contract/languages';
import { type RepeatedPlace, repetitionKinds } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import { grainOf, shingle } from '../comparing/fingerprints.ts';
import { NumberTable } from '../comparing/number-table.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';
import { findNearStretches, type Stretch } from '../measures/near-duplicates.ts';
import { cutSentences } from '../sentences.ts';
import { type Span, trimSpan } from '../span.ts';
import { findStockPhrases } from './stock-phrases.ts';

export interface Repetition {
  /** In the order of the text; no two overlap. */
  places: RepeatedPlace[];
  /** 0 to 1, of the whole and of each stretch that was asked for: the share of its tokens that stand in such a place. */
  share: number;
  shares: number[];
}

export interface RepetitionAsked {
  stretches?: readonly Span[];
  /** What stands in other texts. */
  copies?: readonly Span[];
  /** Phrases that thousands write; whoever looks for what stands in the text twice has no use for them. */
  countsStock?: boolean;
}

/** Sentences shorter than this are alike by nature. */
const shortestUnits = 12;
/** Of the pairs of neighbouring tokens: six in ten are those of one sentence with a word in five exchanged. */
const nearLikeness = 0.6;

/** Most sentences of zh and ja have enough plain ideographs, each of which is a unit: the others are counted. */
function isLong(text: string, start: number, end: number): boolean {
  let ideographs = 0;
  for (let at = start; at < end && ideographs < shortestUnits; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x4e00 && unit <= 0x9fa5) ideographs += 1;
  }
  return ideographs === shortestUnits || countUnits(text.slice(start, end)) >= shortestUnits;
}

/** One of these a token, the strongest reason first. */
const kindOf = repetitionKinds;
const [copy, self, near, template] = [0, 1, 2, 3];
const nothing = 255;

/** The passages that stood before, word for word: thirteen characters or eight words, and whatever is longer. */
function markCopies(tokens: Tokens, language: Language, kinds: Uint8Array, likes: Int32Array): void {
  const grain = grainOf(language);
  const size = grain.size + grain.window - 1;
  const shingles = shingle(tokens, size);
  const numbers = new NumberTable(shingles.length);
  /** Where each stands for the first time. */
  const first = new Int32Array(shingles.length);
  for (let index = 0; index < shingles.length; index += 1) {
    const known = numbers.size;
    const number = numbers.numberOf(shingles.keyAt(index));
    if (number === known) {
      first[number] = index;
      continue;
    }
    const earlier = first[number] as number;
    // A run of one sign overlaps itself: it is no copy of anything.
    if (earlier + size <= index) {
      for (let place = 0; place < size; place += 1) {
        if (kinds[index + place] !== nothing) continue;
        kinds[index + place] = self;
        likes[index + place] = earlier + place;
      }
    }
  }
}

/** The first token that begins at or behind a place of the original. */
function tokenAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What a text says more than once, or says as thousands do. Of two places that are alike the later one counts: that is what would have to
 * be worded anew.
 */
export function readRepetition(
  text: string,
  language: Language,
  { stretches = [], copies = [], countsStock = true }: RepetitionAsked = {},
): Repetition {
  const tokens = tokenise(text);
  const { length } = tokens;
  const starts = new Uint32Array(length);
  for (let index = 0; index < length; index += 1)
    starts[index] = tokens.source.starts[tokens.starts[index] as number] as number;
  const kinds = new Uint8Array(length).fill(nothing);
  const likes = new Int32Array(length).fill(-1);
  const range = ({ start, end }: Span) => [tokenAt(starts, start), tokenAt(starts, end)] as const;

  for (const span of copies) kinds.fill(copy, ...range(span));
  markCopies(tokens, language, kinds, likes);

  const sentences = cutSentences(text)
    .map((span) => trimSpan(text, span))
    .filter(({ start, end }) => end - start >= shortestUnits && isLong(text, start, end));
  const said = sentences.map((span): Stretch => {
    const [from, to] = range(span);
    return { from, to };
  });
  for (const { index, other } of findNearStretches(tokens, said, nearLikeness)) {
    const { from, to } = said[index] as Stretch;
    for (let place = from; place < to; place += 1) {
      if (kinds[place] !== nothing) continue;
      kinds[place] = near;
      likes[place] = other;
    }
  }
  for (const phrase of countsStock ? findStockPhrases(tokens.source, language) : []) {
    const [from, to] = range(tokens.source.toOriginal(phrase));
    for (let place = from; place < to; place += 1) if (kinds[place] === nothing) kinds[place] = template;
  }

  const places: RepeatedPlace[] = [];
  for (let from = 0; from < length; ) {
    const kind = kindOf[kinds[from] as number];
    let to = from + 1;
    const step = kind === 'SELF' ? 1 : 0;
    while (to < length && kinds[to] === kinds[from] && likes[to] === (likes[to - 1] as number) + step) to += 1;
    if (kind) {
      const like = likes[from] as number;
      const earlier =
        kind === 'SELF' ? tokens.spanOf(like, like + to - from) : kind === 'NEAR' ? sentences[like] : null;
      places.push({ ...tokens.spanOf(from, to), kind, like: earlier ?? null });
    }
    from = to;
  }
  return {
    places,
    share: shareOf(kinds, 0, length),
    shares: stretches.map((stretch) => shareOf(kinds, ...range(stretch))),
  };
}

function shareOf(kinds: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += 1) if (kinds[place] !== nothing) count += 1;
  return to > from ? count / (to - from) : 0;
}
