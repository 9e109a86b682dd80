import { type Folder, maximumFolders } from '@yanmo/contract/explore';
import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { workKindOf } from './work-kind.ts';
import { type NewWork, normaliseDoi, rowOf, StoredAuthors, searchColumns, shown, toWork } from './work-row.ts';

/** The shared library and this user's own uploads; nobody sees another's. */
export function visibleTo(db: Queryable, userId: string | null) {
  return db
    .selectFrom('works')
    .where((expression) =>
      userId === null
        ? expression('works.owner_user_id', 'is', null)
        : expression.or([
            expression('works.owner_user_id', 'is', null),
            expression('works.owner_user_id', '=', userId),
          ]),
    );
}

/** Uploading the same file again gives the record that is there; one that is shown is not hidden by it. */
export async function insertWork(tx: Tx, work: NewWork) {
  return tx
    .insertInto('works')
    .values(rowOf(work))
    .onConflict((conflict) =>
      conflict
        .columns(['owner_user_id', 'content_hash'])
        .where('content_hash', 'is not', null)
        .doUpdateSet((expression) => ({
          text_of: expression
            .case()
            .when('works.text_of', 'is', null)
            .then(null)
            .else(expression.ref('excluded.text_of'))
            .end(),
          // Taken apart anew: what is read in a file today may be more than what was.
          material: expression.fn.coalesce('excluded.material', 'works.material'),
        })),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export async function findWorks(db: Queryable, userId: string | null, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  const rows = await visibleTo(db, userId)
    .select(shown)
    .where('works.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toWork(row)]));
  return ids.map((id) => byId.get(id.toLowerCase())).filter((work) => work !== undefined);
}

/** Only entries of the user's own that nobody bore out ask for it; answers how many of them were among these. */
export async function allowWorks(tx: Tx, userId: string, ids: readonly string[], at: Date | null): Promise<number> {
  const rows = await tx
    .updateTable('works')
    .set({ allowed_at: at })
    .where('owner_user_id', '=', userId)
    .where('is_at_hand', '=', false)
    .where('verified_by', 'is', null)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.length;
}

export async function findRow(db: Queryable, userId: string | null, id: string) {
  return visibleTo(db, userId).select(shown).where('works.id', '=', id).executeTakeFirst();
}

export async function listOwnWorks(db: Queryable, userId: string) {
  return db.selectFrom('works').select(shown).where('owner_user_id', '=', userId).orderBy('created_at').execute();
}

/** Gives records from before the search columns their words, some at a time; returns how many it did. */
export async function fillSearchColumns(db: Queryable, count: number): Promise<number> {
  const rows = await db
    .selectFrom('works')
    .select(['id', 'title', 'authors', 'venue', 'abstract', 'type', 'doi'])
    .where('title_key', '=', '')
    .where('title_pairs', '=', sql<string[]>`'{}'::text[]`)
    .where('title_words', '=', '')
    .limit(count)
    .execute();
  for (const row of rows) {
    const columns = searchColumns({ ...row, authors: StoredAuthors.parse(row.authors) });
    await db
      .updateTable('works')
      // A title without a letter has no key; the mark keeps it from being taken up again.
      .set({
        ...columns,
        title_key: columns.title_key || '-',
        kind: workKindOf(row.type),
        doi: normaliseDoi(row.doi),
      })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

export async function countOwnWorks(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('works')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('owner_user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteOwnWorks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('library_saves').where('user_id', '=', userId).execute();
  await tx.deleteFrom('library_folders').where('user_id', '=', userId).execute();
  await tx.deleteFrom('works').where('owner_user_id', '=', userId).execute();
}

export async function listFolders(db: Queryable, userId: string): Promise<Folder[]> {
  const rows = await db
    .selectFrom('library_folders')
    .leftJoin('library_saves', 'library_saves.folder_id', 'library_folders.id')
    .select((expression) => [
      'library_folders.id',
      'library_folders.name',
      expression.fn.count<number>('library_saves.work_id').as('count'),
    ])
    .where('library_folders.user_id', '=', userId)
    .groupBy(['library_folders.id', 'library_folders.name'])
    .orderBy('library_folders.name')
    .execute();
  return rows;
}

/** In a transaction the folder stays until its end: a folder that goes at the same moment is not there. */
export async function findFolder(db: Queryable, userId: string, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('library_folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function saveWorks(tx: Tx, userId: string, works: readonly string[], folderId: string | null | undefined) {
  if (works.length === 0) return;
  await tx
    .insertInto('library_saves')
    .values(works.map((work_id) => ({ user_id: userId, work_id, folder_id: folderId ?? null })))
    .onConflict((conflict) =>
      folderId === undefined
        ? conflict.columns(['user_id', 'work_id']).doNothing()
        : conflict.columns(['user_id', 'work_id']).doUpdateSet({ folder_id: folderId }),
    )
    .execute();
}

export async function removeSaves(tx: Tx, userId: string, works: readonly string[]): Promise<number> {
  const removed = await tx
    .deleteFrom('library_saves')
    .where('user_id', '=', userId)
    .where('work_id', 'in', [...works])
    .returning('work_id')
    .execute();
  const deleted = await tx
    .deleteFrom('works')
    .where('owner_user_id', '=', userId)
    .where((expression) => expression.or([expression('id', 'in', [...works]), expression('text_of', 'in', [...works])]))
    .returning(['id', 'text_of'])
    .execute();
  return new Set([...removed.map(({ work_id }) => work_id), ...deleted.map(({ id, text_of }) => text_of ?? id)]).size;
}

export async function listSavedIds(db: Queryable, userId: string, works: readonly string[]): Promise<Set<string>> {
  if (works.length === 0) return new Set();
  const rows = await db
    .selectFrom('library_saves')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('work_id', 'in', [...works])
    .execute();
  return new Set(rows.map(({ work_id }) => work_id));
}

export async function listSavedRows(db: Queryable, userId: string) {
  return db
    .selectFrom('library_saves')
    .innerJoin('works', 'works.id', 'library_saves.work_id')
    .select(['works.title', 'works.doi', 'library_saves.folder_id', 'library_saves.saved_at'])
    .where('library_saves.user_id', '=', userId)
    .orderBy('library_saves.saved_at')
    .execute();
}

/** Makes a folder or renames one, one request of an account at a time: two could both make the last one. */
export async function saveFolder(tx: Tx, userId: string, name: string, id: string | undefined): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`library.folders:${userId}`}))`.execute(tx);
  const folders = await listFolders(tx, userId);
  if (folders.some((folder) => folder.name === name && folder.id !== id)) throw new AppError('folder_exists');
  if (id) {
    const renamed = await tx
      .updateTable('library_folders')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw new AppError('not_found');
    return;
  }
  if (folders.length >= maximumFolders) throw new AppError('library_full');
  await tx.insertInto('library_folders').values({ user_id: userId, name }).execute();
}

export async function deleteFolder(db: Queryable, userId: string, id: string): Promise<void> {
  await db.deleteFrom('library_folders').where('user_id', '=', userId).where('id', '=', id).execute();
}
