import { NumberTable } from '../comparing/number-table.ts';
import type { PassageId, Postings } from './corpus.ts';
import { areAllPaired } from './fragments.ts';
import type { AskedPlaces } from './prepared.ts';
import { firstRunsAt } from './runs-at.ts';
import { markPromising } from './weak-places.ts';

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

export interface ChosenPassages {
  read: PassageId[];
  /** They would be read, if what stands around their places did not tell that they hold no copy. They still count as holders of what they share. */
  passedOver: PassageId[];
}

/**
 * The passages that are worth reading. All that share something rare with the text; of those that share what many hold, the ones that
 * share most, those that hold a copy by what stands around a fingerprint, and for each fingerprint at least a few: none is cut off that is
 * the only trace of a copy.
 */
export function choosePassages(postings: Postings, places: AskedPlaces): ChosenPassages {
  const { asked, passages, counts } = postings;
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
  const isBefore = (one: number, other: number): number =>
    (evidence[other] as number) - (evidence[one] as number) || (ids[one] as number) - (ids[other] as number);
  const best = (areRare: boolean, most: number): number[] => {
    const holders = listHolders(isRare, areRare ? 1 : 0);
    return holders.length <= most ? holders : mostEvident(holders, evidence, most).sort(isBefore).slice(0, most);
  };
  const rare = best(true, mostPassages);
  const crowd = best(false, mostOfCrowd);
  const isChosen = new Uint8Array(ids.length);
  for (const holder of [...rare, ...crowd]) isChosen[holder] = 1;
  if (rare.length + crowd.length < ids.length) {
    chooseRuns(postings, places, { of: holders, isBefore, isChosen });
    chooseForEach(asked, holders, isBefore, isChosen);
  }
  const isPromising = markPromising(places, postings, { numbers, ids, of: holders, isChosen });
  const listChosen = (wanted: number) => ids.filter((_, holder) => isChosen[holder] && isPromising[holder] === wanted);
  return { read: listChosen(1), passedOver: listChosen(0) };
}

function listHolders(marks: Uint8Array, wanted: number): number[] {
  const holders: number[] = [];
  for (let holder = 0; holder < marks.length; holder += 1) if (marks[holder] === wanted) holders.push(holder);
  return holders;
}

/** Those that have as much as the last of so many, and maybe a few more: of ten thousand that share one phrase few are worth ranking. */
function mostEvident(holders: readonly number[], evidence: Float64Array, most: number): number[] {
  const sorted = new Float64Array(holders.length);
  for (let index = 0; index < holders.length; index += 1) sorted[index] = evidence[holders[index] as number] as number;
  sorted.sort();
  const least = sorted[sorted.length - most] as number;
  return holders.filter((holder) => (evidence[holder] as number) >= least);
}

/** Of the first so many alone the order is wanted. */
function firstOf(
  holders: readonly number[],
  isBefore: (one: number, other: number) => number,
  most: number,
): readonly number[] {
  const first: number[] = [];
  for (const holder of holders) {
    let place = first.length;
    while (place > 0 && isBefore(holder, first[place - 1] as number) < 0) place -= 1;
    if (place === most) continue;
    first.splice(place, 0, holder);
    if (first.length > most) first.pop();
  }
  return first;
}

interface Crowd {
  /** For each of the postings the number of its passage. */
  of: Int32Array;
  isBefore: (one: number, other: number) => number;
  isChosen: Uint8Array;
}

/** A phrase that hundreds hold may be longer in one of them, which shares nothing else with the text. */
function chooseRuns(postings: Postings, places: AskedPlaces, { of, isBefore, isChosen }: Crowd): void {
  if (!areAllPaired(places, postings)) return;
  const isOpen = (index: number): boolean => !isChosen[of[index] as number];
  forEachHash(postings.asked, (hash, indexes) => {
    if (!indexes.some(isOpen)) return;
    // What is read anyway comes first, and then what holds most.
    const sorted = [...indexes].sort(
      (one, other) => Number(isOpen(one)) - Number(isOpen(other)) || isBefore(of[one] as number, of[other] as number),
    );
    for (const index of firstRunsAt(places, postings, hash, sorted)) isChosen[of[index] as number] = 1;
  });
}

function chooseForEach(
  asked: Int32Array,
  holders: Int32Array,
  isBefore: (one: number, other: number) => number,
  isChosen: Uint8Array,
): void {
  const lastOf = new Int32Array(isChosen.length).fill(-1);
  forEachHash(asked, (hash, places) => {
    const rest: number[] = [];
    let missing = leastForHash;
    for (const place of places) {
      const holder = holders[place] as number;
      if (lastOf[holder] === hash) continue;
      lastOf[holder] = hash;
      if (isChosen[holder]) missing -= 1;
      else rest.push(holder);
    }
    if (missing > 0) for (const holder of firstOf(rest, isBefore, missing)) isChosen[holder] = 1;
  });
}

/** The places of each hash, the hashes in the order in which they come. */
function forEachHash(asked: Int32Array, work: (hash: number, places: Int32Array) => void): void {
  let most = -1;
  for (const hash of asked) if (hash > most) most = hash;
  const counts = new Int32Array(most + 1);
  for (const hash of asked) counts[hash] = (counts[hash] as number) + 1;
  const next = new Int32Array(most + 1).fill(-1);
  const order: number[] = [];
  const places = new Int32Array(asked.length);
  let taken = 0;
  for (let index = 0; index < asked.length; index += 1) {
    const hash = asked[index] as number;
    if ((next[hash] as number) < 0) {
      order.push(hash);
      next[hash] = taken;
      taken += counts[hash] as number;
    }
    places[next[hash] as number] = index;
    next[hash] = (next[hash] as number) + 1;
  }
  for (const hash of order)
    work(hash, places.subarray((next[hash] as number) - (counts[hash] as number), next[hash] as number));
}

/** The places of some of the hashes (`which` says, of those that were asked for at first) by those of a later answer. */
export function replacePlaces(first: Postings, later: Postings, which: readonly number[]): Postings {
  const isReplaced = new Uint8Array(first.counts.length);
  const counts = first.counts.slice();
  which.forEach((hash, index) => {
    isReplaced[hash] = 1;
    counts[hash] = later.counts[index] as number;
  });
  const kept = first.asked.reduce((sum, hash) => sum + (isReplaced[hash] ? 0 : 1), 0);
  const asked = new Int32Array(kept + later.asked.length);
  const passages = new Float64Array(asked.length);
  const positions = new Int32Array(asked.length);
  const arounds = new Int32Array(asked.length);
  let count = 0;
  for (let index = 0; index < first.asked.length; index += 1) {
    if (isReplaced[first.asked[index] as number]) continue;
    asked[count] = first.asked[index] as number;
    passages[count] = first.passages[index] as number;
    positions[count] = first.positions[index] as number;
    arounds[count] = first.arounds[index] as number;
    count += 1;
  }
  for (let index = 0; index < later.asked.length; index += 1)
    asked[kept + index] = which[later.asked[index] as number] as number;
  passages.set(later.passages, kept);
  positions.set(later.positions, kept);
  arounds.set(later.arounds, kept);
  return { asked, passages, positions, arounds, counts };
}
