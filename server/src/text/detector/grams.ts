import type { Language } from '@yanmo/contract/languages';

/** Languages that there is a detector for. */
export type ReadLanguage = Extract<Language, 'zh' | 'en'>;

const factor = 0x9e3779b1;

export const mixHash = (hash: number, id: number): number => {
  const mixed = Math.imul(hash ^ id, factor);
  return mixed ^ (mixed >>> 15);
};

/** The last turn, so that low bits depend on all. */
export const finishHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

const runSeed = 0x1234567;

/** How long the runs are that are counted, in members of the row. */
export interface Orders {
  from: number;
  to: number;
}

/** Every run of members of a stretch, as one number. */
export function eachRun(
  row: ArrayLike<number>,
  start: number,
  end: number,
  { from, to }: Orders,
  visit: (hash: number) => void,
): void {
  for (let at = start; at < end; at += 1) {
    let hash = runSeed;
    const last = Math.min(to, end - at);
    for (let order = 1; order <= last; order += 1) {
      hash = mixHash(hash, row[at + order - 1] as number);
      if (order >= from) visit(finishHash(hash + order));
    }
  }
}

/** What a run that stands there so often counts for, before the whole is brought to length one. */
const dampened = Float64Array.from({ length: 256 }, (_, count) => 1 + Math.log(Math.max(1, count)));
export const dampen = (count: number): number => dampened[Math.min(255, count)] as number;

/** As many different runs as a window can hold, twice over. */
const slotBits = 16;
export const mostRuns = 1 << (slotBits - 1);

/** Counts runs by their place in a table of 2^bits. It is emptied by what was touched: a short text costs what it is long. */
export class GramCounter {
  readonly mask: number;
  /** The places that were met, in the order in which they were met, and how often each. */
  readonly places = new Uint32Array(mostRuns);
  readonly counts = new Uint16Array(mostRuns);
  size = 0;
  /** Where in `places` the one is that hashes here, plus one; the next slots are tried where another one is. */
  readonly #slots = new Uint16Array(1 << slotBits);
  readonly #taken = new Uint16Array(mostRuns);

  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
  }

  clear(): void {
    for (let index = 0; index < this.size; index += 1) this.#slots[this.#taken[index] as number] = 0;
    this.size = 0;
  }

  #slotOf(place: number): number {
    let slot = Math.imul(place, factor) >>> (32 - slotBits);
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === 0 || this.places[entry - 1] === place) return slot;
      slot = (slot + 1) & ((1 << slotBits) - 1);
    }
  }

  /** Where in `places` it is; -1 where it was not met. */
  indexOf(place: number): number {
    return (this.#slots[this.#slotOf(place)] as number) - 1;
  }

  count(row: ArrayLike<number>, start: number, end: number, { from, to }: Orders): void {
    for (let at = start; at < end; at += 1) {
      let hash = runSeed;
      const last = Math.min(to, end - at);
      for (let order = 1; order <= last; order += 1) {
        hash = mixHash(hash, row[at + order - 1] as number);
        if (order >= from) this.#add(finishHash(hash + order) & this.mask);
      }
    }
  }

  #add(place: number): void {
    const slot = this.#slotOf(place);
    const entry = this.#slots[slot] as number;
    if (entry > 0) {
      const known = this.counts[entry - 1] as number;
      if (known < 0xffff) this.counts[entry - 1] = known + 1;
      return;
    }
    if (this.size === mostRuns - 1) return;
    this.places[this.size] = place;
    this.counts[this.size] = 1;
    this.#taken[this.size] = slot;
    this.size += 1;
    this.#slots[slot] = this.size;
  }

  /** Of all that was counted, as a vector. */
  get length(): number {
    let squares = 0;
    for (let index = 0; index < this.size; index += 1) squares += dampen(this.counts[index] as number) ** 2;
    return Math.sqrt(Math.max(1, squares));
  }
}
