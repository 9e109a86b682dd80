import type { Database } from '../../../platform/database/database.ts';
import { NumberTable } from '../../../text/comparing/number-table.ts';

/** Texts go, and a term may lead somewhere again: after this long it is asked for anew. */
const keptMs = 10 * 60_000;
/** Of one shelf; a language has fewer that stand in many texts. */
const mostTerms = 300_000;

interface OfShelf {
  terms: NumberTable;
  sinceMs: number;
}

/**
 * Terms that stand in more passages of a shelf than are ever looked at: half of those that a text asks a large index for, and most of what
 * is read there, to be told the same each time.
 */
export class CrowdedTerms {
  readonly #shelves = new Map<number, OfShelf>();

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
    const oldest = performance.now() - keptMs;
    const known = shelves.flatMap((shelf) => {
      const own = this.#shelves.get(shelf);
      return own && own.sinceMs >= oldest ? [own.terms] : [];
    });
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
}

const ofDatabase = new WeakMap<Database, CrowdedTerms>();

export function crowdedTermsOf(db: Database): CrowdedTerms {
  const known = ofDatabase.get(db) ?? new CrowdedTerms();
  ofDatabase.set(db, known);
  return known;
}
