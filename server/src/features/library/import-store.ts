import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import { createTurns } from '../../platform/turns.ts';
import { titleKey } from '../../text/search-words.ts';
import { namesakes } from './namesakes-store.ts';
import { findFolder, saveWorks } from './store.ts';
import { type NewWork, normaliseDoi, rowOf } from './work-row.ts';

interface Placed {
  line: number;
  work: NewWork;
}

const batchSize = 300;
const turns = createTurns();
const familyOf = (authors: unknown): string =>
  Array.isArray(authors) ? String((authors[0] as { family?: string } | undefined)?.family ?? '').toLowerCase() : '';

/**
 * Own records of a student. A work that the shared library holds is saved, not copied; an own one is kept once. All in one
 * transaction for one account at a time: a file that is sent twice at once leaves what one sending leaves.
 */
export async function importForUser(
  db: Database,
  userId: string,
  works: readonly Placed[],
  folderId: string | undefined,
  mostWorks: number,
): Promise<{ imported: number; merged: number; full: Placed[] }> {
  return turns(userId, () =>
    inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      await sql`select pg_advisory_xact_lock(hashtext(${`library.import:${userId}`}))`.execute(tx);
      // Reading the file took a while, in which the folder may have gone.
      if (folderId && !(await findFolder(tx, userId, folderId))) throw new AppError('not_found');
      const { own } = await tx
        .selectFrom('works')
        .select((expression) => expression.fn.countAll<number>().as('own'))
        .where('owner_user_id', '=', userId)
        .executeTakeFirstOrThrow();
      let room = Math.max(0, mostWorks - own);
      const result = { imported: 0, merged: 0, full: [] as Placed[] };
      for (let from = 0; from < works.length; from += batchSize) {
        const batch = works.slice(from, from + batchSize);
        const known = await findKnown(tx, userId, batch);
        const saved: string[] = [];
        const fresh: Placed[] = [];
        const seen = new Map<string, Placed>();
        for (const placed of batch) {
          const { doi, title, year, authors } = placed.work;
          const keys = [normaliseDoi(doi) ?? '', `${titleKey(title)}/${year ?? ''}/${familyOf(authors)}`].filter(
            Boolean,
          );
          const id = keys.map((key) => known.get(key)).find((found) => found !== undefined);
          if (id !== undefined) saved.push(id);
          if (id !== undefined || keys.some((key) => seen.has(key))) result.merged += 1;
          else if (room === 0) result.full.push(placed);
          else {
            room -= 1;
            fresh.push(placed);
          }
          for (const key of keys) seen.set(key, placed);
        }
        const rows = await insertAll(tx, fresh);
        result.imported += rows.length;
        await saveWorks(tx, userId, [...new Set([...saved, ...rows])], folderId);
      }
      return result;
    }),
  );
}

async function insertAll(tx: Tx, fresh: readonly Placed[]): Promise<string[]> {
  if (fresh.length === 0) return [];
  const rows = await tx
    .insertInto('works')
    .values(fresh.map(({ work }) => rowOf(work)))
    .onConflict((conflict) =>
      conflict
        .columns(['owner_user_id', 'content_hash'])
        .where('content_hash', 'is not', null)
        .doUpdateSet((expression) => ({ title: expression.ref('works.title') })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of what is there already, by DOI and by title, year and first author; what was verified first, then own records. */
async function findKnown(tx: Tx, userId: string, batch: readonly Placed[]): Promise<Map<string, string>> {
  const dois = batch.flatMap(({ work }) => normaliseDoi(work.doi) ?? []);
  const titleKeys = batch.map(({ work }) => titleKey(work.title));
  const columns = sql.raw(
    'works.id, works.doi, works.title_key, works.year, works.authors, works.owner_user_id, works.verified_by',
  );
  const { rows } = await sql<{
    id: string;
    doi: string | null;
    title_key: string;
    year: number | null;
    authors: unknown;
  }>`
    select id, doi, title_key, year, authors from ${namesakes(columns, { titleKeys, dois })} as known
    where owner_user_id is null or owner_user_id = ${userId}::uuid
    order by verified_by is not null, owner_user_id nulls first
  `.execute(tx);
  const known = new Map<string, string>();
  for (const { id, doi, title_key, year, authors } of rows) {
    if (doi) known.set(doi, id);
    known.set(`${title_key}/${year ?? ''}/${familyOf(authors)}`, id);
  }
  return known;
}
