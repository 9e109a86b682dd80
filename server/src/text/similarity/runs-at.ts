import { sameBefore, sameBehind, shortestCopy } from '../comparing/around.ts';
import type { Postings } from './corpus.ts';
import type { AskedPlaces } from './prepared.ts';

/**
 * That bits are the same is no proof that tokens are. Of a phrase that is one character too short, one holder in seven looks like a copy:
 * so many of those tell of a run before another one is taken for it, or a few that look like more than the shortest copy.
 */
const enough = 16;
const certain = 6;

interface Run {
  before: number;
  behind: number;
  weight: number;
}

/**
 * Of the places of one fingerprint, in their order, those that may be copies because of what stands around them: for each of the text's
 * places a few of every run that no other holds. All of them say at least that the text has a copy there, and how far it goes.
 */
export function firstRunsAt(
  { arounds, firstPlaces, sizes }: AskedPlaces,
  postings: Pick<Postings, 'arounds'>,
  hash: number,
  indexes: readonly number[],
): Set<number> {
  const size = sizes[hash] as number;
  const missing = shortestCopy(size) - size;
  const first = new Set<number>();
  for (let place = firstPlaces[hash] as number; place < (firstPlaces[hash + 1] as number); place += 1) {
    const own = arounds[place] as number;
    const known: Run[] = [];
    for (const index of indexes) {
      const around = postings.arounds[index] as number;
      const before = sameBefore(own, around, size);
      const behind = sameBehind(own, around, size);
      if (before + behind < missing) continue;
      let told = 0;
      for (const run of known) if (run.before >= before && run.behind >= behind) told += run.weight;
      if (told >= enough) continue;
      known.push({ before, behind, weight: before + behind > missing ? certain : 1 });
      first.add(index);
    }
  }
  return first;
}
