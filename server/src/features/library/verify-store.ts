import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { shown, type WorkRow } from './work-row.ts';

const columns = sql.join(shown.map((column) => sql.ref(column)));
/** A paper that the student uploaded bears itself out. A record that the student imported proves nothing: it may be invented too. */
const visible = (userId: string | null) =>
  userId === null
    ? sql`works.owner_user_id is null`
    : sql`(works.owner_user_id is null or (works.owner_user_id = ${userId}::uuid and works.content is not null))`;

export async function findRowsByDoi(db: Database, userId: string | null, doi: string): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select ${columns} from works where works.doi = ${doi} and ${visible(userId)} limit 5
  `.execute(db);
  return rows;
}

/** Works that bear one of these titles, letter by letter. */
export async function findRowsByTitle(
  db: Database,
  userId: string | null,
  keys: readonly string[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select ${columns} from works
    where md5(works.title_key) in (select md5(key) from unnest(${[...keys]}::text[]) as key) and ${visible(userId)}
    limit 60
  `.execute(db);
  return rows;
}

/** Works whose title begins so: the subtitle may be missing in a reference. */
export async function findRowsByStart(
  db: Database,
  userId: string | null,
  keys: readonly string[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select found.* from unnest(${[...keys]}::text[]) as key
    cross join lateral (
      select ${columns} from works
      where left(works.title_key, 200) collate "C" >= key
        and left(works.title_key, 200) collate "C" < key || chr(1114111)
        and ${visible(userId)}
      limit 4
    ) as found
  `.execute(db);
  return rows;
}

/** Works whose title is like this one: for slips of the pen and missing subtitles. */
export async function findRowsLike(
  db: Database,
  userId: string | null,
  key: string,
  likeness: number,
): Promise<WorkRow[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)`.execute(tx);
    const { rows } = await sql<WorkRow>`
      select ${columns} from works where works.title_key % ${key} and ${visible(userId)}
      order by similarity(works.title_key, ${key}) desc limit 8
    `.execute(tx);
    return rows;
  });
}
