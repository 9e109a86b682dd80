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

/** Who holds one of these pairs and is of a fitting size, by the rarest pair first. */
function nearHolders(
  rare: Int32Array,
  holders: ReadonlyMap<number, readonly number[]>,
  fits: (holder: number) => boolean,
): Set<number> {
  const found = new Set<number>();
  for (const pair of rare) {
    for (const holder of holders.get(pair) ?? []) {
      if (fits(holder)) found.add(holder);
      if (found.size === mostCompared) return found;
    }
  }
  return found;
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
  const holders = new Map<number, number[]>();
  const found: NearDuplicate[] = [];
  for (const [index, pairs] of all.entries()) {
    pairs.sort((one, other) => (uses[one] as number) - (uses[other] as number) || one - other);
    for (const pair of pairs) heldBy[pair] = index;
    const rare = pairs.subarray(0, pairs.length - Math.ceil(leastLikeness * pairs.length) + 1);
    const fits = (holder: number) => isNear(all[holder]?.length ?? 0, pairs.length, leastLikeness);
    let best: NearDuplicate | null = null;
    for (const other of nearHolders(rare, holders, fits)) {
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
      for (const pair of rare) {
        // A pair that stands here alone leads nobody here.
        if (uses[pair] === 1) continue;
        const known = holders.get(pair);
        if (known) known.push(index);
        else holders.set(pair, [index]);
      }
    }
  }
  return found;
}
