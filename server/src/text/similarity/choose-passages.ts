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

interface Ranked {
  id: PassageId;
  evidence: number;
  isRare: boolean;
  last: number;
}

/**
 * The passages that are worth reading. All that share something rare with the text; of those that share what many hold, the ones that
 * share most, and for each fingerprint at least a few, so that none is cut off that is the only trace of a copy.
 */
export function choosePassages({ asked, passages, counts }: Postings): PassageId[] {
  const known = new Map<PassageId, Ranked>();
  for (let index = 0; index < asked.length; index += 1) {
    const id = passages[index] as number;
    const hash = asked[index] as number;
    const count = counts[hash] as number;
    const one = known.get(id) ?? { id, evidence: 0, isRare: false, last: -1 };
    if (one.last === -1) known.set(id, one);
    if (one.last === hash) continue;
    one.last = hash;
    one.evidence += evidenceOf(count);
    one.isRare ||= count <= few;
  }
  const ranked = [...known.values()].sort((one, other) => other.evidence - one.evidence || one.id - other.id);
  const rare = ranked.filter(({ isRare }) => isRare).slice(0, mostPassages);
  const crowd = ranked.filter(({ isRare }) => !isRare);
  const chosen = new Set([...rare, ...crowd.slice(0, mostOfCrowd)].map(({ id }) => id));
  if (chosen.size < ranked.length) chooseForEach({ asked, passages }, ranked, chosen);
  return [...chosen];
}

function chooseForEach(
  { asked, passages }: Pick<Postings, 'asked' | 'passages'>,
  ranked: readonly Ranked[],
  chosen: Set<PassageId>,
): void {
  const byHash = new Map<number, Set<PassageId>>();
  for (let index = 0; index < asked.length; index += 1) {
    const hash = asked[index] as number;
    const named = byHash.get(hash);
    if (named) named.add(passages[index] as number);
    else byHash.set(hash, new Set([passages[index] as number]));
  }
  const rankOf = new Map(ranked.map(({ id }, rank) => [id, rank]));
  for (const named of byHash.values()) {
    const rest = [...named].filter((id) => !chosen.has(id));
    const missing = leastForHash - (named.size - rest.length);
    if (missing <= 0) continue;
    rest.sort((one, other) => (rankOf.get(one) ?? 0) - (rankOf.get(other) ?? 0));
    for (const id of rest.slice(0, missing)) chosen.add(id);
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
