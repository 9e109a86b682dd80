import { shingle } from '../comparing/fingerprints.ts';
import { NumberTable } from '../comparing/number-table.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';

/** A sentence that says nearly what an earlier one says. */
export interface NearDuplicate {
  index: number;
  /** The earlier one that it is nearest to. */
  other: number;
  /** Of the pairs of neighbouring tokens in both, the share that both have: 1 for the same words in the same order. */
  likeness: number;
}

/** A template filled ten thousand times would be compared with all its earlier fillings. */
const mostCompared = 50;

/** Pairs of neighbouring tokens of each sentence, each once, as they are numbered. */
interface Pairs {
  all: Int32Array[];
  /** Of different ones. */
  count: number;
}

/** Of one token alone, that token. */
function pairsOf(sentence: string, numbers: NumberTable): Int32Array {
  const tokens = tokenise(sentence);
  const pairs = shingle(tokens, Math.min(2, tokens.length) || 1);
  const own = new Set<number>();
  for (let index = 0; index < pairs.length; index += 1) own.add(numbers.numberOf(pairs.keyAt(index)));
  return Int32Array.from(own);
}

function pairsOfSentences(sentences: readonly string[]): Pairs {
  const numbers = new NumberTable();
  const all = sentences.map((sentence) => pairsOf(sentence, numbers));
  return { all, count: numbers.size };
}

/** The same of stretches of one text, at least two tokens each, which is cut into tokens once. */
function pairsOfStretches(tokens: Tokens, stretches: readonly Stretch[]): Pairs {
  const pairs = shingle(tokens, 2);
  const numbers = new NumberTable(pairs.length);
  const last = new Int32Array(pairs.length).fill(-1);
  const own = new Int32Array(pairs.length);
  const all = stretches.map(({ from, to }, stretch) => {
    let count = 0;
    for (let index = from; index < to - 1; index += 1) {
      const number = numbers.numberOf(pairs.keyAt(index));
      if (last[number] === stretch) continue;
      last[number] = stretch;
      own[count] = number;
      count += 1;
    }
    return own.slice(0, count);
  });
  return { all, count: numbers.size };
}

const isNear = (one: number, other: number, least: number): boolean => one >= least * other && other >= least * one;

/** For each pair the sentences that hold it, in the order in which they came. A text has ten thousands of pairs, most of which stand once. */
class Holders {
  /** Of a pair; of an entry the next one. -1: none. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: number[] = [];
  readonly #sentences: number[] = [];

  constructor(pairs: number) {
    this.#first = new Int32Array(pairs).fill(-1);
    this.#last = new Int32Array(pairs);
  }

  put(pair: number, sentence: number): void {
    const entry = this.#sentences.push(sentence) - 1;
    this.#next.push(-1);
    if (this.#first[pair] === -1) this.#first[pair] = entry;
    else this.#next[this.#last[pair] as number] = entry;
    this.#last[pair] = entry;
  }

  /** Who holds one of these pairs and is of a fitting size, by the rarest pair first. */
  near(rare: Int32Array, fits: (holder: number) => boolean): ReadonlySet<number> {
    let found = nobody;
    for (const pair of rare) {
      for (let entry = this.#first[pair] as number; entry >= 0; entry = this.#next[entry] as number) {
        const holder = this.#sentences[entry] as number;
        if (!fits(holder)) continue;
        if (found === nobody) found = new Set();
        found.add(holder);
        if (found.size === mostCompared) return found;
      }
    }
    return found;
  }
}

const nobody = new Set<number>();

/** Pairs are fewer: a number holds how often one stands, and which it is, so that both are sorted by at once. */
const morePairs = 2 ** 26;

/** The rarest first, and of equals the one that came first. */
function sortByUses(pairs: Int32Array, uses: Int32Array): void {
  const keys = new Float64Array(pairs.length);
  for (let index = 0; index < pairs.length; index += 1)
    keys[index] = (uses[pairs[index] as number] as number) * morePairs + (pairs[index] as number);
  keys.sort();
  for (let index = 0; index < pairs.length; index += 1) pairs[index] = (keys[index] as number) % morePairs;
}

/** The sentences that are at least so alike to an earlier one. */
export const findNearDuplicates = (sentences: readonly string[], leastLikeness = 0.8): NearDuplicate[] =>
  findAlike(pairsOfSentences(sentences), leastLikeness);

/** In tokens. */
export interface Stretch {
  from: number;
  to: number;
}

export const findNearStretches = (
  tokens: Tokens,
  stretches: readonly Stretch[],
  leastLikeness: number,
): NearDuplicate[] => findAlike(pairsOfStretches(tokens, stretches), leastLikeness);

/** Two that are so alike must share one of their rarest pairs, so that only those which do are compared at all. */
function findAlike({ all, count }: Pairs, leastLikeness: number): NearDuplicate[] {
  const uses = new Int32Array(count);
  for (const pairs of all) for (const pair of pairs) uses[pair] = (uses[pair] as number) + 1;
  /** For each pair the last sentence that was compared and holds it. */
  const heldBy = new Int32Array(count).fill(-1);
  const holders = new Holders(count);
  const found: NearDuplicate[] = [];
  for (const [index, pairs] of all.entries()) {
    sortByUses(pairs, uses);
    for (const pair of pairs) heldBy[pair] = index;
    const rare = pairs.subarray(0, pairs.length - Math.ceil(leastLikeness * pairs.length) + 1);
    const fits = (holder: number) => isNear(all[holder]?.length ?? 0, pairs.length, leastLikeness);
    let best: NearDuplicate | null = null;
    for (const other of holders.near(rare, fits)) {
      const earlier = all[other] as Int32Array;
      let common = 0;
      for (const pair of earlier) if (heldBy[pair] === index) common += 1;
      const likeness = common / (earlier.length + pairs.length - common);
      if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { index, other, likeness };
      if (likeness === 1) break;
    }
    if (best) found.push(best);
    // What is the same again leads to the same places as the first one.
    if (best?.likeness !== 1) {
      // A pair that stands here alone leads nobody here.
      for (const pair of rare) if (uses[pair] !== 1) holders.put(pair, index);
    }
  }
  return found;
}
