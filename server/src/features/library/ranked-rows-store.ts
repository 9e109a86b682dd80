import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { HeldTerms } from './fit-of.ts';
import { visibleTo } from './store.ts';
import { shown, toWork } from './work-row.ts';

/** Works with the terms by which they are found, in the order of their ids as given. */
export async function findRankedRows(
  db: Queryable,
  userId: string | null,
  ids: readonly string[],
): Promise<(HeldTerms & { work: Work })[]> {
  if (ids.length === 0) return [];
  const rows = await visibleTo(db, userId)
    .select(shown)
    .select([
      sql<string[]>`tsvector_to_array(works.title_vector)`.as('title_terms'),
      sql<string[]>`tsvector_to_array(works.search_vector)`.as('whole_terms'),
    ])
    .where('works.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ work: toWork(row), title: new Set(row.title_terms), whole: new Set(row.whole_terms) }] : [];
  });
}
