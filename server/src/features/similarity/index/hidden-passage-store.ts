import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** What is not for whoever asks, though it stands on shelves that they look through. */
export interface Hidden {
  /** What is being checked. */
  fileKeys: readonly string[];
  /** Whoever shares papers: they are on the shelf of all, and not for their owner. */
  papersOf: string | null;
}

const listOf = (keys: readonly string[]) => sql`${[...keys]}::text[]`;

/**
 * Their numbers, as each question finds them by itself: a file is put in while it is checked, in whichever moment of its check, and a
 * list of before would not hold it. They stand behind `not in`, which hashes them: compared one by one they would cost a third of a check.
 */
export const hiddenPassages = ({ fileKeys, papersOf }: Hidden) => sql`
  select own.id from similarity_sources as source join similarity_passages as own on own.source_id = source.id
   where source.file_key = any(${listOf(fileKeys)})
   union all
  select own.id from similarity_sources as source join similarity_passages as own on own.source_id = source.id
   where source.owner_user_id = ${papersOf}::uuid and source.paper_id is not null`;

/** The shelves on which some of it stands by now. */
export async function listShelvesWithHidden(db: Queryable, { fileKeys, papersOf }: Hidden): Promise<Set<number>> {
  const { rows } = await sql<{ shelf_id: number }>`
    select shelf_id from similarity_sources where file_key = any(${listOf(fileKeys)})
     union
    select shelf_id from similarity_sources where owner_user_id = ${papersOf}::uuid and paper_id is not null`.execute(
    db,
  );
  return new Set(rows.map(({ shelf_id }) => shelf_id));
}
