import { NumberTable } from '../comparing/number-table.ts';
import { KeyRoom } from '../comparing/text-keys.ts';
import {
  type Cluster,
  clusterFragments,
  joinFragments,
  mergeClusters,
  narrowReach,
  type Reach,
  wideReach,
} from './clusters.ts';
import type { Passage, Postings } from './corpus.ts';
import { cutAtOwnWords } from './cut-at-own-words.ts';
import { BothWays, extendCluster } from './extend-cluster.ts';
import { type Fragment, growSeeds, listSeeds } from './fragments.ts';
import type { PreparedColumns } from './prepared.ts';
import { joinPassages, type Region } from './regions.ts';

/** Places in tokens: of the text, and of the region of a source. */
export interface Copy extends Cluster {
  region: Region;
  /** How many of the text's tokens are the same there. */
  same: number;
  /** Most of them in a row. */
  longest: number;
}

export interface Copies {
  copies: Copy[];
  /**
   * For each token in how many sources it stands with others around it, whether that makes a copy or not. All own texts are one: what
   * somebody keeps in ten drafts is no phrase of ten writers.
   */
  holders: Uint16Array;
}

/** An edited copy without one long run: so many times the shortest copy must be the same, and most of the stretch. */
const editedLength = 1.5;
const editedSimilarity = 0.5;

/** Copies word for word, and copies in which words were changed or clauses changed places. */
export function findCopies(prepared: PreparedColumns, postings: Postings, passages: readonly Passage[]): Copies {
  const { keys, areWide, kinds } = prepared;
  const regionOf = regionsOfPlaces(postings, passages);
  const reachAt = (at: number): Reach => (areWide[at] || areWide[at + 1] || areWide[at + 2] ? wideReach : narrowReach);
  const numbers = new Map<string, number>();
  const bySource: Copy[][] = [];
  const holders = new Uint16Array(keys.length);
  const heldBy = new Int32Array(keys.length).fill(-1);
  // Holder after holder: a token remembers the last one alone.
  const seeded = [...listSeeds(prepared, postings, regionOf)].sort(([one], [other]) => compareHolders(one, other));
  const room = new KeyRoom();
  const ways = new BothWays(keys);
  for (const [region, seeds] of seeded) {
    const others = region.readKeys(room);
    ways.turnTo(others);
    const fragments = growSeeds(keys, others, seeds);
    const source = numbers.get(region.sourceId) ?? numbers.size;
    numbers.set(region.sourceId, source);
    const copies = bySource[source] ?? [];
    bySource[source] = copies;
    const holder = isOwn(region) ? ownTexts : source;
    for (const { at, length } of fragments) holdTokens(holders, heldBy, holder, at, at + length);
    const grown = clusterFragments(fragments, reachAt).map((cluster) =>
      extendCluster(cluster, ways, reachOf(cluster, areWide)),
    );
    for (const cluster of mergeClusters(grown, reachAt).flatMap((one) => cutByKind(one, kinds))) {
      const parts = cutAtOwnWords(cluster, ways.forward, reachOf(cluster, areWide));
      for (const part of parts) {
        const copy = toCopy(region, part);
        if (isCopy(copy, reachOf(copy, areWide))) copies.push(copy);
      }
    }
  }
  const claims = new Claims(keys.length);
  return { copies: bySource.flatMap((own) => keepApart(own, areWide, claims)), holders };
}

/** Of parts of the sources, of which none has a source of the other's, and one of them all own texts: as all of them together give them. */
export function mergeCopies(one: Copies, other: Copies): Copies {
  const holders = one.holders.slice();
  for (let at = 0; at < holders.length; at += 1) holders[at] = (holders[at] as number) + (other.holders[at] as number);
  const copies = [...one.copies, ...other.copies].sort((left, right) => compareHolders(left.region, right.region));
  return { copies, holders };
}

/** For each place of the postings the region in which it lies; null where its passage was not chosen. */
function regionsOfPlaces(
  { passages: named }: Postings,
  passages: readonly Passage[],
): (index: number) => Region | null {
  const numbers = new NumberTable(passages.length);
  for (const { id } of passages) numbers.numberOf(id);
  const isNamed = new Uint8Array(passages.length);
  const numberOf = new Int32Array(named.length);
  for (let index = 0; index < named.length; index += 1) {
    const number = numbers.find(named[index] as number);
    numberOf[index] = number;
    if (number >= 0) isNamed[number] = 1;
  }
  const regionOf: (Region | null)[] = Array(passages.length).fill(null);
  for (const region of joinPassages(passages, (id) => isNamed[numbers.find(id)] === 1))
    for (const { id } of region.passages) regionOf[numbers.find(id)] = region;
  return (index) => {
    const number = numberOf[index] as number;
    // An array is asked for what stands before its first as slowly as any object.
    return number < 0 ? null : (regionOf[number] as Region | null);
  };
}

/** As a holder; no source has this number. */
const ownTexts = -2;

const isOwn = ({ passages }: Region): boolean => passages[0]?.isOwn ?? false;

const compareHolders = (one: Region, other: Region): number =>
  Number(isOwn(one)) - Number(isOwn(other)) ||
  (one.sourceId < other.sourceId ? -1 : one.sourceId > other.sourceId ? 1 : 0);

function holdTokens(holders: Uint16Array, heldBy: Int32Array, holder: number, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    if (heldBy[at] === holder) continue;
    heldBy[at] = holder;
    holders[at] = (holders[at] as number) + 1;
  }
}

/** A copy at the end of the prose and one at the head of the list of references are two, however near they stand. */
function cutByKind(cluster: Cluster, kinds: Uint8Array): Cluster[] {
  const kind = kinds[cluster.fragments[0]?.at ?? 0];
  if (cluster.fragments.every(({ at }) => kinds[at] === kind)) return [cluster];
  return [...Map.groupBy(cluster.fragments, ({ at }) => kinds[at]).values()].map(joinFragments);
}

/** Words among characters are tokens like them. */
function reachOf({ fragments }: Cluster, areWide: Uint8Array): Reach {
  return fragments.some(({ at, length }) => areWide.subarray(at, at + length).includes(1)) ? wideReach : narrowReach;
}

function toCopy(region: Region, { from, to, first, last, fragments }: Cluster): Copy {
  let same = 0;
  let longest = 0;
  let run = 0;
  let end = { at: -1, there: -1 };
  for (const { at, there, length } of fragments) {
    same += length;
    run = end.at === at && end.there === there ? run + length : length;
    longest = Math.max(longest, run);
    end = { at: at + length, there: there + length };
  }
  return { region, from, to, first, last, fragments, same, longest };
}

const isCopy = ({ from, to, same, longest }: Copy, { copy }: Reach): boolean =>
  longest >= copy || (same >= editedLength * copy && same >= editedSimilarity * (to - from));

/** A run of it is a copy by itself; of another one only the whole is. */
export const hasCopiedRun = (copy: Copy, areWide: Uint8Array): boolean => copy.longest >= reachOf(copy, areWide).copy;

/** Of two copies from one source that claim the same words, the one in which more is the same has them; the other keeps its rest. */
function keepApart(copies: readonly Copy[], areWide: Uint8Array, claims: Claims): Copy[] {
  if (copies.length < 2) return [...copies];
  const apart = [...copies]
    .sort((one, other) => other.same - one.same || one.from - other.from)
    .flatMap((copy) => {
      const rest = claims.meet(copy) ? listRests(copy, claims, reachOf(copy, areWide)) : [copy];
      const kept = rest.filter((one) => isCopy(one, reachOf(one, areWide)));
      for (const one of kept) claims.put(one);
      return kept;
    });
  for (const copy of apart) claims.drop(copy);
  return apart;
}

/** Of one source after the other. */
class Claims {
  readonly claimed: Uint8Array;
  /** Of what is claimed, what is really the same there, and not between. */
  readonly held: Uint8Array;

  constructor(tokens: number) {
    this.claimed = new Uint8Array(tokens);
    this.held = new Uint8Array(tokens);
  }

  meet({ from, to }: Copy): boolean {
    for (let at = from; at < to; at += 1) if (this.claimed[at]) return true;
    return false;
  }

  put({ from, to, fragments }: Copy): void {
    this.claimed.fill(1, from, to);
    for (const { at, length } of fragments) this.held.fill(1, at, at + length);
  }

  drop({ from, to, fragments }: Copy): void {
    this.claimed.fill(0, from, to);
    for (const { at, length } of fragments) this.held.fill(0, at, at + length);
  }
}

/** What is left of a copy between words that another one has. A run that is a copy by itself stays whole. */
function listRests({ region, fragments }: Copy, { claimed, held }: Claims, { copy }: Reach): Copy[] {
  const rests: Fragment[][] = [];
  let isOpen = false;
  const put = (piece: Fragment): void => {
    if (isOpen) rests.at(-1)?.push(piece);
    else rests.push([piece]);
    isOpen = true;
  };
  for (const { at, there, length } of fragments) {
    let from = 0;
    const isWhole = length >= copy && held.subarray(at, at + length).includes(0);
    for (let step = 0; step <= length; step += 1) {
      if (step < length && (isWhole || !claimed[at + step])) continue;
      if (step > from) put({ at: at + from, there: there + from, length: step - from });
      if (step < length) isOpen = false;
      from = step + 1;
    }
  }
  return rests.map((pieces) => toCopy(region, joinFragments(pieces)));
}
