import type { Language } from '@yanmo/contract/languages';
import { type RepeatedPlace, repetitionKinds } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import { grainOf, shingle } from '../comparing/fingerprints.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';
import { findNearDuplicates } from '../measures/near-duplicates.ts';
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

/** Sentences shorter than this are alike by nature. */
const shortestUnits = 12;
/** Of the pairs of neighbouring tokens: six in ten are those of one sentence with a word in five exchanged. */
const nearLikeness = 0.6;

/** One of these a token, the strongest reason first. */
const kindOf = repetitionKinds;
const [copy, self, near, template] = [0, 1, 2, 3];
const nothing = 255;

/** The passages that stood before, word for word: thirteen characters or eight words, and whatever is longer. */
function markCopies(tokens: Tokens, language: Language, kinds: Uint8Array, likes: Int32Array): void {
  const grain = grainOf(language);
  const size = grain.size + grain.window - 1;
  const shingles = shingle(tokens, size);
  const first = new Map<number, number>();
  for (let index = 0; index < shingles.length; index += 1) {
    const key = shingles.keyAt(index);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    // A run of one sign overlaps itself: it is no copy of anything.
    else if (earlier + size <= index) {
      for (let place = 0; place < size; place += 1) {
        if (kinds[index + place] !== nothing) continue;
        kinds[index + place] = self;
        likes[index + place] = earlier + place;
      }
    }
  }
}

/** The first token that begins at or behind a place of the original. */
function tokenAt(starts: readonly number[], place: number): number {
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
  { stretches = [], copies = [] }: { stretches?: readonly Span[]; copies?: readonly Span[] } = {},
): Repetition {
  const tokens = tokenise(text);
  const { length } = tokens;
  const starts = Array.from({ length }, (_, index) => tokens.spanOf(index, index + 1).start);
  const kinds = new Uint8Array(length).fill(nothing);
  const likes = new Int32Array(length).fill(-1);
  const range = ({ start, end }: Span) => [tokenAt(starts, start), tokenAt(starts, end)] as const;

  for (const span of copies) kinds.fill(copy, ...range(span));
  markCopies(tokens, language, kinds, likes);

  const sentences = cutSentences(text)
    .map((span) => trimSpan(text, span))
    .filter(({ start, end }) => countUnits(text.slice(start, end)) >= shortestUnits);
  const said = sentences.map(({ start, end }) => text.slice(start, end));
  for (const { index, other } of findNearDuplicates(said, nearLikeness)) {
    const [from, to] = range(sentences[index] as Span);
    for (let place = from; place < to; place += 1) {
      if (kinds[place] !== nothing) continue;
      kinds[place] = near;
      likes[place] = other;
    }
  }
  for (const phrase of findStockPhrases(tokens.source, language)) {
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
