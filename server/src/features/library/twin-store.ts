import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { titleKey } from '../../text/search-words.ts';
import { namesakes } from './namesakes-store.ts';
import { areTwins, withoutTwins } from './twin-works.ts';
import { normaliseDoi, shown, toWork, type WorkRow } from './work-row.ts';

const columns = sql.join([...shown, 'works.text_of'].map((column) => sql.ref(column)));

type Identity = Pick<Work, 'title' | 'authors' | 'year' | 'doi'>;

/** For each of these the verified record of the same work, where the library has one; else the user's own, if asked for. */
export async function findTwins(
  db: Queryable,
  works: readonly Identity[],
  userId: string | null = null,
): Promise<(Work | null)[]> {
  if (works.length === 0) return [];
  const titleKeys = works.map(({ title }) => titleKey(title)).filter(Boolean);
  const dois = works.flatMap(({ doi }) => normaliseDoi(doi) ?? []);
  const isOwn = userId === null ? sql`false` : sql`(owner_user_id = ${userId}::uuid and text_of is null)`;
  const { rows } = await sql<WorkRow>`
    select * from ${namesakes(columns, { titleKeys, dois })} as known
    where (owner_user_id is null and verified_by is not null) or ${isOwn}
    order by verified_by is null, id limit 1000
  `.execute(db);
  const known = rows.map(toWork);
  return works.map((work) => known.find((one) => areTwins(one, work)) ?? null);
}

/** The same works, each once: a verified record stands for what the student holds of it. */
export async function preferVerified(db: Queryable, works: readonly Work[]): Promise<Work[]> {
  const own = works.filter(({ standing }) => standing !== 'VERIFIED');
  const twins = await findTwins(db, own);
  const standIn = new Map(own.flatMap(({ id }, index) => (twins[index] ? [[id, twins[index]] as const] : [])));
  return withoutTwins(works.map((work) => standIn.get(work.id) ?? work));
}
