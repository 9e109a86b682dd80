import { NumberTable } from '../comparing/number-table.ts';
import type { PassageId, Postings } from './corpus.ts';

/** Places of one fingerprint that are asked for at first. */
export const mostPostings = 100;
/** Of all that stand in more, together. */
export const mostOfCommon = 40_000;
/** Texts to be read for one check: half a million characters or a few. */
const mostPassages = 3_000;
/** What stands in no more places than these is rare. */
const few = 4;
/** Of passages that hold nothing rare of the text; those first that hold most of it. */
const mostOfCrowd = 200;
/** And so many for each fingerprint: enough to see that it is a phrase of many. */
const leastForHash = 6;

/** What a fingerprint says that stands in so many places. */
const evidenceOf = (count: number): number => Math.max(0.5, Math.log(4_000 / Math.max(1, count)));

/**
 * The passages that are worth reading. All that share something rare with the text; of those that share what many hold, the ones that
 * share most, and for each fingerprint at least a few, so that none is cut off that is the only trace of a copy.
 */
export function choosePassages({ asked, passages, counts }: Postings): PassageId[] {
  const numbers = new NumberTable(asked.length);
  const ids: PassageId[] = [];
  const holders = new Int32Array(asked.length);
  for (let index = 0; index < asked.length; index += 1) {
    const id = passages[index] as number;
    const number = numbers.numberOf(id);
    if (number === ids.length) ids.push(id);
    holders[index] = number;
  }
  // Most of what was asked for stands nowhere.
  const worth = new Float64Array(counts.length);
  const evidence = new Float64Array(ids.length);
  const isRare = new Uint8Array(ids.length);
  const last = new Int32Array(ids.length).fill(-1);
  for (let index = 0; index < asked.length; index += 1) {
    const holder = holders[index] as number;
    const hash = asked[index] as number;
    if (last[holder] === hash) continue;
    last[holder] = hash;
    if (worth[hash] === 0) worth[hash] = evidenceOf(counts[hash] as number);
    evidence[holder] = (evidence[holder] as number) + (worth[hash] as number);
    if ((counts[hash] as number) <= few) isRare[holder] = 1;
  }
  const ranked = [...ids.keys()].sort(
    (one, other) =>
      (evidence[other] as number) - (evidence[one] as number) || (ids[one] as number) - (ids[other] as number),
  );
  const rare = ranked.filter((holder) => isRare[holder]).slice(0, mostPassages);
  const crowd = ranked.filter((holder) => !isRare[holder]).slice(0, mostOfCrowd);
  const isChosen = new Uint8Array(ids.length);
  for (const holder of [...rare, ...crowd]) isChosen[holder] = 1;
  if (rare.length + crowd.length < ranked.length) chooseForEach(asked, holders, ranked, isChosen);
  return ids.filter((_, holder) => isChosen[holder]);
}

function chooseForEach(asked: Int32Array, holders: Int32Array, ranked: readonly number[], isChosen: Uint8Array): void {
  const byHash = new Map<number, number[]>();
  for (let index = 0; index < asked.length; index += 1) {
    const hash = asked[index] as number;
    const holder = holders[index] as number;
    const named = byHash.get(hash);
    if (named) named.push(holder);
    else byHash.set(hash, [holder]);
  }
  const rankOf = new Int32Array(isChosen.length);
  ranked.forEach((holder, rank) => {
    rankOf[holder] = rank;
  });
  const lastOf = new Int32Array(isChosen.length).fill(-1);
  for (const [hash, places] of byHash) {
    const named = places.filter((holder) => {
      const isNew = lastOf[holder] !== hash;
      lastOf[holder] = hash;
      return isNew;
    });
    const rest = named.filter((holder) => !isChosen[holder]);
    const missing = leastForHash - (named.length - rest.length);
    if (missing <= 0) continue;
    rest.sort((one, other) => (rankOf[one] as number) - (rankOf[other] as number));
    for (const holder of rest.slice(0, missing)) isChosen[holder] = 1;
  }
}

/** The places of some of the hashes (`which` says, of those that were asked for at first) by those of a later answer. */
export function replacePlaces(first: Postings, later: Postings, which: readonly number[]): Postings {
  const replaced = new Set(which);
  const kept = [...first.asked.keys()].filter((index) => !replaced.has(first.asked[index] as number));
  const counts = first.counts.slice();
  which.forEach((hash, index) => {
    counts[hash] = later.counts[index] as number;
  });
  return {
    asked: Int32Array.from([
      ...kept.map((index) => first.asked[index] as number),
      ...Array.from(later.asked, (index) => which[index] as number),
    ]),
    passages: Float64Array.from([...kept.map((index) => first.passages[index] as number), ...later.passages]),
    positions: Int32Array.from([...kept.map((index) => first.positions[index] as number), ...later.positions]),
    counts,
  };
}
