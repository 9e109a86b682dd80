import type { Postings } from './corpus.ts';
import type { PreparedColumns } from './prepared.ts';
import type { Region } from './regions.ts';

/** The same tokens in both, as many as there are: `at` in the text, `there` in the region. */
export interface Fragment {
  at: number;
  there: number;
  length: number;
}

/** Within a fragment of this length no other way of aligning the same words is looked for: they may be the same a thousand times. */
const longLength = 64;

/** Of all pairs of places. A text that says one thing a thousand times, and a source that does so too, would make millions of them. */
const mostSeeds = 300_000;
const leastOfHash = 64;

/** Whether there are so few that none is left out, wherever the passages of these places are looked at. */
export function areAllPaired(
  { firstPlaces }: Pick<PreparedColumns, 'firstPlaces'>,
  { asked }: Pick<Postings, 'asked'>,
): boolean {
  let all = 0;
  for (const hash of asked) all += (firstPlaces[hash + 1] as number) - (firstPlaces[hash] as number);
  return all <= mostSeeds;
}

/** Pairs of places that share a fingerprint, by region; the regions in the order in which the places name them. */
export function listSeeds(
  { places, firstPlaces, sizes }: PreparedColumns,
  { asked, positions }: Postings,
  /** Of each place of the postings, or null where it was not read. */
  regionOf: (index: number) => Region | null,
): Map<Region, Fragment[]> {
  const named = new Map<Region, number[]>();
  let pairs = 0;
  let all = 0;
  for (let index = 0; index < asked.length; index += 1) {
    const region = regionOf(index);
    if (!region) continue;
    const hash = asked[index] as number;
    all += (firstPlaces[hash + 1] as number) - (firstPlaces[hash] as number);
    const own = named.get(region);
    // The places of one hash stand in a row.
    if (!own || asked[own[own.length - 1] as number] !== hash) pairs += 1;
    if (own) own.push(index);
    else named.set(region, [index]);
  }
  const most = all <= mostSeeds ? all : Math.max(leastOfHash, Math.floor(mostSeeds / pairs));
  const seeds = new Map<Region, Fragment[]>();
  for (const [region, indexes] of named) {
    const own: Fragment[] = [];
    for (let from = 0; from < indexes.length; ) {
      const hash = asked[indexes[from] as number] as number;
      let to = from + 1;
      while (to < indexes.length && asked[indexes[to] as number] === hash) to += 1;
      const there = indexes.slice(from, to).map((index) => (positions[index] as number) - region.firstToken);
      const placesOfHash = places.subarray(firstPlaces[hash], firstPlaces[hash + 1]);
      pairPlaces(placesOfHash, there, { length: sizes[hash] as number, most, seeds: own });
      from = to;
    }
    seeds.set(region, own);
  }
  return seeds;
}

/** Each place with each; where those are too many, each with as many as there may be, one after the other on both sides. */
function pairPlaces(
  places: Int32Array,
  others: readonly number[],
  { length, most, seeds }: { length: number; most: number; seeds: Fragment[] },
): void {
  const each = Math.min(others.length, Math.max(1, Math.floor(most / places.length)));
  for (let index = 0; index < places.length; index += 1) {
    for (let step = 0; step < each; step += 1) {
      seeds.push({ at: places[index] as number, there: others[(index + step) % others.length] as number, length });
    }
  }
}

/** Each seed, token by token to both sides as far as the two are the same; in the order of the text. */
export function growSeeds(keys: Int32Array, others: Int32Array, seeds: readonly Fragment[]): Fragment[] {
  const ordered =
    seeds.length === 1 ? seeds : [...seeds].sort((one, other) => one.at - other.at || one.there - other.there);
  /** By the distance between the two places: how far it was grown already. */
  const reached = new Map<number, number>();
  const grown: Fragment[] = [];
  let longEnd = 0;
  for (const { at, there, length } of ordered) {
    const end = at + length;
    if (end <= longEnd || (reached.get(there - at) ?? 0) >= end) continue;
    let isSame = there >= 0 && there + length <= others.length;
    for (let step = 0; isSame && step < length; step += 1) isSame = keys[at + step] === others[there + step];
    // Two hashes in eighteen trillion are the same by chance.
    if (!isSame) continue;
    const leftmost = Math.max(0, longEnd - longLength);
    let left = 0;
    while (at - left > leftmost && there - left > 0 && keys[at - left - 1] === others[there - left - 1]) left += 1;
    let right = length;
    while (there + right < others.length && keys[at + right] === others[there + right]) right += 1;
    reached.set(there - at, at + right);
    if (left + right >= longLength) longEnd = Math.max(longEnd, at + right);
    grown.push({ at: at - left, there: there - left, length: left + right });
  }
  return thin(grown.sort((one, other) => one.at - other.at || other.length - one.length));
}

/** Of one place of the text: a term that a source says a hundred times is no copy of a hundred places. */
const mostOfPlace = 8;
/** What is longer stays, however often it stands there. */
const longPiece = 13;

/** In the order of the text, of each place the longest first. */
function thin(fragments: readonly Fragment[]): Fragment[] {
  let place = -1;
  let count = 0;
  return fragments.filter(({ at, length }) => {
    count = at === place ? count + 1 : 0;
    place = at;
    return count < mostOfPlace || (length >= longPiece && count < 4 * mostOfPlace);
  });
}
