import { shingle } from '../comparing/fingerprints.ts';
import { tokenise } from '../comparing/tokens.ts';

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

/** Pairs of neighbouring tokens, each once; of one token alone, that token. */
function pairsOf(sentence: string): number[] {
  const tokens = tokenise(sentence);
  const pairs = shingle(tokens, Math.min(2, tokens.length) || 1);
  return [...new Set(Array.from({ length: pairs.length }, (_, index) => pairs.keyAt(index)))];
}

function shared(one: readonly number[], other: ReadonlySet<number>): number {
  let count = 0;
  for (const pair of one) if (other.has(pair)) count += 1;
  return count;
}

const isNear = (one: number, other: number, least: number): boolean => one >= least * other && other >= least * one;

/** Who holds one of these pairs and is of a fitting size, by the rarest pair first. */
function nearHolders(
  rare: readonly number[],
  holders: ReadonlyMap<number, readonly number[]>,
  fits: (size: number) => boolean,
  sets: readonly ReadonlySet<number>[],
): Set<number> {
  const found = new Set<number>();
  for (const pair of rare) {
    for (const holder of holders.get(pair) ?? []) {
      if (fits(sets[holder]?.size ?? 0)) found.add(holder);
      if (found.size === mostCompared) return found;
    }
  }
  return found;
}

/**
 * The sentences that are at least so alike to an earlier one. Two that are so alike must share one of their rarest pairs, so
 * that only those which do are compared at all.
 */
export function findNearDuplicates(sentences: readonly string[], leastLikeness = 0.8): NearDuplicate[] {
  const uses = new Map<number, number>();
  const all = sentences.map(pairsOf);
  for (const pairs of all) for (const pair of pairs) uses.set(pair, (uses.get(pair) ?? 0) + 1);
  const rarity = (pair: number): number => uses.get(pair) ?? 0;
  const sets: ReadonlySet<number>[] = [];
  const holders = new Map<number, number[]>();
  const found: NearDuplicate[] = [];
  for (const [index, pairs] of all.entries()) {
    pairs.sort((one, other) => rarity(one) - rarity(other) || one - other);
    const rare = pairs.slice(0, pairs.length - Math.ceil(leastLikeness * pairs.length) + 1);
    let best: NearDuplicate | null = null;
    for (const other of nearHolders(rare, holders, (size) => isNear(size, pairs.length, leastLikeness), sets)) {
      const set = sets[other] ?? new Set();
      const common = shared(pairs, set);
      const likeness = common / (set.size + pairs.length - common);
      if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { index, other, likeness };
      if (likeness === 1) break;
    }
    if (best) found.push(best);
    sets.push(new Set(pairs));
    // What is the same again leads to the same places as the first one.
    if (best?.likeness !== 1) {
      for (const pair of rare) {
        const known = holders.get(pair);
        if (known) known.push(index);
        else holders.set(pair, [index]);
      }
    }
  }
  return found;
}
