import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf } from './rank-store.ts';
import { isCounted, type Term, type TermScale } from './term-store.ts';

/** More slips than these are no slips. */
const mostLooked = 6;

/** Those of these terms that no work holds. Only what the count lacks is looked for: of a common word all works would be read. */
export async function listUnheld(db: Queryable, terms: readonly Term[], scale: TermScale): Promise<Set<Term>> {
  const doubtful = terms.filter((term) => !term.isStart && !isCounted(term, scale)).slice(0, mostLooked);
  if (doubtful.length === 0) return new Set();
  // No limit: it would have the planner go through the table for the first that comes.
  const looks = doubtful.map(
    (term) => sql`(select count(*) > 0 from works where search_vector @@ ${anyOf(term)}::tsquery)`,
  );
  const { rows } = await sql<{ is_held: boolean[] }>`select array[${sql.join(looks)}] as is_held`.execute(db);
  return new Set(doubtful.filter((_, index) => rows[0]?.is_held[index] === false));
}
