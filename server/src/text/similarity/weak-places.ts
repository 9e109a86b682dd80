import { mayGoOn, sameBefore, sameBehind, shortestCopy, unknownAround } from '../comparing/around.ts';
import type { NumberTable } from '../comparing/number-table.ts';
import type { PassageId, Postings } from './corpus.ts';
import { areAllPaired } from './fragments.ts';
import type { AskedPlaces } from './prepared.ts';

/** In tokens of the text, and of the source: what lies so near to another place may be one edited copy with it. */
const nearHere = 150;
const nearThere = 600;
/** A passage that shares more with the text, or whose neighbour does, is read without being looked at closer. */
const mostPairs = 64;

/** The passages of postings, by number. */
export interface Holders {
  numbers: NumberTable;
  ids: readonly PassageId[];
  /** For each of the postings the number of its passage. */
  of: Int32Array;
  /** Of each passage, whether it would be read; nothing is told of the others. */
  isChosen: Uint8Array;
}

/**
 * Which of the chosen passages may hold a copy, by what stands around the fingerprints that they share with the text: a run that is long enough,
 * or one that may go on behind an edited place, or two places near each other. All others share a phrase that is too short to be a
 * copy, wherever it stands, and need not be read. Where so many places share a fingerprint that pairs of them are left out, nothing is told apart.
 */
export function markPromising(asked: AskedPlaces, postings: Postings, holders: Holders): Uint8Array {
  const isPromising = new Uint8Array(holders.ids.length);
  if (!areAllPaired(asked, postings)) return isPromising.fill(1);
  const isOpen = holders.isChosen.slice();
  for (let index = 0; index < postings.asked.length; index += 1) {
    const holder = holders.of[index] as number;
    if (!isOpen[holder] || !isStrong(asked, postings, index)) continue;
    isPromising[holder] = 1;
    isOpen[holder] = 0;
  }
  const pairs = new Pairs(asked, postings, holders, isOpen);
  for (let holder = 0; holder < isOpen.length; holder += 1)
    if (isOpen[holder] && pairs.haveNear(holder)) isPromising[holder] = 1;
  return isPromising;
}

/** With any of the text's places that have this fingerprint. */
function isStrong({ firstPlaces, arounds, sizes }: AskedPlaces, postings: Postings, index: number): boolean {
  const around = postings.arounds[index] as number;
  if (around === unknownAround) return true;
  const hash = postings.asked[index] as number;
  const size = sizes[hash] as number;
  const missing = shortestCopy(size) - size;
  for (let place = firstPlaces[hash] as number; place < (firstPlaces[hash + 1] as number); place += 1) {
    const own = arounds[place] as number;
    if (sameBefore(own, around, size) + sameBehind(own, around, size) >= missing) return true;
    if (mayGoOn(own, around, size)) return true;
  }
  return false;
}

/** Pairs of places that share a fingerprint, by passage; of those that are still open, and of their neighbours. */
class Pairs {
  readonly #holders: Holders;
  readonly #at: number[] = [];
  readonly #there: number[] = [];
  readonly #size: number[] = [];
  /** Of each passage its last pair, of each pair the one before it, or -1. */
  readonly #last: Int32Array;
  readonly #before: number[] = [];
  readonly #counts: Int32Array;

  constructor(
    { places, firstPlaces, sizes }: AskedPlaces,
    { asked, positions }: Pick<Postings, 'asked' | 'positions'>,
    holders: Holders,
    isOpen: Uint8Array,
  ) {
    this.#holders = holders;
    this.#last = new Int32Array(holders.ids.length).fill(-1);
    this.#counts = new Int32Array(holders.ids.length);
    const isWanted = new Uint8Array(isOpen.length);
    for (let holder = 0; holder < isOpen.length; holder += 1)
      if (isOpen[holder]) for (const number of this.#around(holder)) isWanted[number] = 1;
    for (let index = 0; index < asked.length; index += 1) {
      const hash = asked[index] as number;
      const holder = holders.of[index] as number;
      if (!isWanted[holder]) continue;
      for (let place = firstPlaces[hash] as number; place < (firstPlaces[hash + 1] as number); place += 1) {
        this.#before.push(this.#last[holder] as number);
        this.#last[holder] = this.#at.length;
        this.#at.push(places[place] as number);
        this.#there.push(positions[index] as number);
        this.#size.push(sizes[hash] as number);
        this.#counts[holder] = (this.#counts[holder] as number) + 1;
      }
    }
  }

  /** Whether one of a passage lies near another one of it, or of its neighbours: places in a source are counted through all of its passages. */
  haveNear(holder: number): boolean {
    const around = this.#around(holder);
    if (around.some((number) => (this.#counts[number] as number) > mostPairs)) return true;
    for (let pair = this.#last[holder] as number; pair >= 0; pair = this.#before[pair] as number)
      for (const number of around)
        for (let other = this.#last[number] as number; other >= 0; other = this.#before[other] as number)
          if (this.#areNear(pair, other)) return true;
    return false;
  }

  /** Itself, and the passages next to it by number, where they hold something of the text, too. */
  #around(holder: number): number[] {
    const { ids, numbers } = this.#holders;
    const id = ids[holder] as number;
    const around = [holder];
    for (const number of [numbers.find(id - 1), numbers.find(id + 1)]) if (number >= 0) around.push(number);
    return around;
  }

  /** And hold no token in common: those of one short run do, and say no more than one. */
  #areNear(one: number, other: number): boolean {
    const here = Math.abs((this.#at[one] as number) - (this.#at[other] as number));
    const there = Math.abs((this.#there[one] as number) - (this.#there[other] as number));
    const least = Math.max(this.#size[one] as number, this.#size[other] as number);
    return here >= least && here <= nearHere && there >= least && there <= nearThere;
  }
}
