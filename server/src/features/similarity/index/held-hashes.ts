import type { Database } from '../../../platform/database/database.ts';
import { highHalf } from '../../../text/comparing/byte-order.ts';
import {
  countFingerprints,
  listFreshSources,
  readLowsBehind,
  readLowsOf,
  renumberRestored,
} from './held-hash-store.ts';

/** Fewer are looked up as quickly, whether or not they stand anywhere. */
const leastAsked = 1_000;
/** An index of fewer is looked through quickly enough. */
const leastHeld = 1_000_000;
/** For each fingerprint so many bits, of which two are set: one in twenty of those that stand nowhere is looked up nevertheless. */
const bitsOfHash = 10;
const leastBits = 2 ** 16;
/** A quarter of a gigabyte; with more fingerprints than it is made for, more are looked up in vain. */
const mostBits = 2 ** 31;
/** Texts that have come since: more of them are read with all the others, anew. */
const mostFresh = 2_000;
/** Until it is tried again, where it failed or there were too few. */
const restMs = 10 * 60_000;

/** The second of the two bits, by all of the number and not only by its last ones. */
const scattered = (low: number): number => Math.imul(low ^ (low >>> 15), 0x9e3779b1) >>> 1;

/** Which fingerprints stand in the index, about: of what it does not hold none does, and of what it holds nearly all. */
export class HeldHashes {
  readonly #bits: Uint32Array;
  readonly #mask: number;
  /** What was committed when it was filled, as the database writes it. */
  snapshot: string;
  /** For so many more it is made. */
  room: number;
  /** Sources that the snapshot saw and that are not added yet, each with the file that it is of: the check of that file alone has begun since. */
  readonly waiting = new Map<number, string | null>();

  constructor(expected: number, snapshot: string) {
    const wanted = Math.min(mostBits, Math.max(leastBits, bitsOfHash * expected));
    const bits = 2 ** Math.ceil(Math.log2(wanted));
    this.#bits = new Uint32Array(bits / 32);
    this.#mask = bits - 1;
    this.snapshot = snapshot;
    this.room = 2 * Math.max(expected, leastBits / bitsOfHash);
  }

  /** Low halves, as the database packs them: the high ones of all that is kept are small, since the smallest of neighbours is. */
  put(lows: Buffer): void {
    for (let at = 0; at < lows.length; at += 4) {
      const low = lows.readInt32BE(at);
      this.#set(low & this.#mask);
      this.#set(scattered(low) & this.#mask);
    }
    this.room -= lows.length / 4;
  }

  #set(bit: number): void {
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  #isSet(bit: number): boolean {
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }

  /** Those that may stand in the index, by their places. */
  listHeld(hashes: BigInt64Array): Int32Array {
    const halves = new Int32Array(hashes.buffer, hashes.byteOffset, 2 * hashes.length);
    const lowHalf = 1 - highHalf / 4;
    const places = new Int32Array(hashes.length);
    let count = 0;
    for (let place = 0; place < hashes.length; place += 1) {
      const low = halves[2 * place + lowHalf] as number;
      if (this.#isSet(low & this.#mask) && this.#isSet(scattered(low) & this.#mask)) {
        places[count] = place;
        count += 1;
      }
    }
    return places.subarray(0, count);
  }
}

/**
 * What is remembered of an index, for each program by itself: four fifths of what a text asks for stand nowhere, and need not be looked up.
 * It is read once, in the background, and before each check what was put in since is added: what was committed before a check began is
 * never missed, whoever put it in. What was taken out stays, and is looked up in vain.
 */
export class RememberedHashes {
  readonly #db: Database;
  readonly #least: { held: number; asked: number };
  #held: HeldHashes | null = null;
  #building: Promise<void> | null = null;
  #triedAtMs = Number.NEGATIVE_INFINITY;

  constructor(db: Database, least = { held: leastHeld, asked: leastAsked }) {
    this.#db = db;
    this.#least = least;
  }

  /**
   * For a check that begins now: answers what is held, once somebody asks for so many that it is worth it; null where all are looked up. A file that
   * is not compared with itself waits for the next check: else all that it says would be looked up, and found in it alone.
   */
  refresh(without: readonly string[] = []): (asked: number) => Promise<HeldHashes | null> {
    const refreshing = this.#held ? this.#addFresh(this.#held, without).catch(() => null) : null;
    return async (asked) => {
      if (asked < this.#least.asked) return null;
      // Without it a check takes longer and finds the same.
      if (!this.#held && performance.now() - this.#triedAtMs >= restMs) this.build().catch(() => undefined);
      return refreshing;
    };
  }

  /** Reads all there are. Nobody waits for it. */
  build(): Promise<void> {
    if (this.#building) return this.#building;
    this.#triedAtMs = performance.now();
    this.#building = this.#readAll().finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  async #readAll(): Promise<void> {
    const { count, snapshot } = await countFingerprints(this.#db);
    if (count < this.#least.held) return;
    await renumberRestored(this.#db, snapshot);
    const held = new HeldHashes(count, snapshot);
    // Each question sees what the snapshot saw, and maybe more; of what is gone meanwhile nobody asks.
    let read = await readLowsBehind(this.#db, null);
    while (read) {
      held.put(read.lows);
      read = await readLowsBehind(this.#db, read.last);
    }
    this.#held = held;
  }

  /** What was committed since. Two checks may add the same at once. */
  async #addFresh(held: HeldHashes, without: readonly string[]): Promise<HeldHashes | null> {
    const { fresh, snapshot } = await listFreshSources(this.#db, held.snapshot, mostFresh + 1);
    for (const { id, fileKey } of fresh) held.waiting.set(id, fileKey);
    if (held.waiting.size > mostFresh || held.room <= 0) return this.#forget(held);
    held.snapshot = snapshot;
    const due = [...held.waiting].flatMap(([id, file]) => (file !== null && without.includes(file) ? [] : [id]));
    if (due.length > 0) held.put(await readLowsOf(this.#db, due));
    for (const id of due) held.waiting.delete(id);
    return held;
  }

  /** It is read anew, and until then all are looked up. */
  #forget(held: HeldHashes): null {
    if (this.#held === held) this.#held = null;
    this.#triedAtMs = Number.NEGATIVE_INFINITY;
    return null;
  }
}

const ofDatabase = new WeakMap<Database, RememberedHashes>();

export function rememberedHashesOf(db: Database): RememberedHashes {
  const known = ofDatabase.get(db) ?? new RememberedHashes(db);
  ofDatabase.set(db, known);
  return known;
}
