import type { Database } from '../../../platform/database/database.ts';
import { NumberTable } from '../../../text/comparing/number-table.ts';
import { mostHolders } from '../../../text/similarity/leads.ts';
import { countTerms, readCrowdedBehind } from './crowded-term-store.ts';

/** Texts go, and a term may lead somewhere again: after this long it is asked for anew. */
const keptMs = 10 * 60_000;
/** On shelves of all few texts go among many, and to read all terms takes the database as long as hundreds of checks. */
const readMs = 6 * 60 * 60_000;
/** Until it is tried again, where it failed or there were too few. */
const restMs = 10 * 60_000;
/** Of one shelf; a language has fewer that stand in many texts. */
const mostTerms = 300_000;
/** An index of fewer is looked through quickly enough. */
const leastHeld = 1_000_000;
/** Fewer are looked up as quickly, whether or not they lead anywhere. */
const leastAsked = 300;

interface OfShelf {
  terms: NumberTable;
  sinceMs: number;
}

/**
 * Terms that stand in more passages of a shelf than are ever looked at: half of those that a text asks a large index for, and most of what
 * is read there, to be told the same each time. Those of the shelves of all are read once, in the background; the others are learnt from
 * the answers.
 */
export class CrowdedTerms {
  readonly #db: Database;
  readonly #least: { held: number; asked: number };
  /** Learnt from answers. */
  readonly #shelves = new Map<number, OfShelf>();
  #read: { shelves: ReadonlyMap<number, NumberTable>; sinceMs: number } | null = null;
  #reading: Promise<void> | null = null;
  #triedAtMs = Number.NEGATIVE_INFINITY;

  constructor(db: Database, least = { held: leastHeld, asked: leastAsked }) {
    this.#db = db;
    this.#least = least;
  }

  put(shelf: number, term: number): void {
    const now = performance.now();
    let known = this.#shelves.get(shelf);
    if (!known || now - known.sinceMs > keptMs || known.terms.size >= mostTerms) {
      known = { terms: new NumberTable(), sinceMs: now };
      this.#shelves.set(shelf, known);
    }
    known.terms.numberOf(term);
  }

  /** Those of the terms, by their places, of which none of the shelves is known to be full. */
  listOthers(shelves: readonly number[], terms: BigInt64Array): Int32Array {
    if (terms.length >= this.#least.asked) this.#beginReading();
    const known = shelves.flatMap((shelf) => this.#knownOf(shelf));
    const others = new Int32Array(terms.length);
    let count = 0;
    for (let place = 0; place < terms.length; place += 1) {
      const term = Number(terms[place]);
      if (known.some((table) => table.has(term))) continue;
      others[count] = place;
      count += 1;
    }
    return others.subarray(0, count);
  }

  /** Reads all there are. Nobody waits for it: until then more is looked up, and the same found. */
  build(): Promise<void> {
    if (this.#reading) return this.#reading;
    this.#triedAtMs = performance.now();
    this.#reading = this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  #knownOf(shelf: number): NumberTable[] {
    const now = performance.now();
    const learnt = this.#shelves.get(shelf);
    const read = this.#read && now - this.#read.sinceMs <= readMs ? this.#read.shelves.get(shelf) : undefined;
    return [...(read ? [read] : []), ...(learnt && now - learnt.sinceMs <= keptMs ? [learnt.terms] : [])];
  }

  #beginReading(): void {
    const now = performance.now();
    if (this.#read && now - this.#read.sinceMs <= readMs) return;
    if (now - this.#triedAtMs >= restMs) this.build().catch(() => undefined);
  }

  async #readAll(): Promise<void> {
    const sinceMs = performance.now();
    if ((await countTerms(this.#db)) < this.#least.held) return;
    const shelves = new Map<number, NumberTable>();
    let part = await readCrowdedBehind(this.#db, mostHolders, null);
    while (part) {
      for (let index = 0; index < part.terms.length; index += 1) {
        const shelf = part.shelves[index] as number;
        const known = shelves.get(shelf) ?? new NumberTable();
        shelves.set(shelf, known);
        if (known.size < mostTerms) known.numberOf(part.terms[index] as number);
      }
      part = await readCrowdedBehind(this.#db, mostHolders, part.last);
    }
    this.#read = { shelves, sinceMs };
  }
}

const ofDatabase = new WeakMap<Database, CrowdedTerms>();

export function crowdedTermsOf(db: Database): CrowdedTerms {
  const known = ofDatabase.get(db) ?? new CrowdedTerms(db);
  ofDatabase.set(db, known);
  return known;
}
