import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { titleKey } from '../../text/search-words.ts';
import { areTwins, withoutTwins } from './twin-works.ts';
import { normaliseDoi, shown, toWork } from './work-row.ts';

type Identity = Pick<Work, 'title' | 'authors' | 'year' | 'doi'>;

/** For each of these the verified record of the same work, where the library has one; else the user's own, if asked for. */
export async function findTwins(
  db: Queryable,
  works: readonly Identity[],
  userId: string | null = null,
): Promise<(Work | null)[]> {
  if (works.length === 0) return [];
  const keys = [...new Set(works.map(({ title }) => titleKey(title)))].filter(Boolean);
  const dois = works.flatMap(({ doi }) => normaliseDoi(doi) ?? []);
  const rows = await db
    .selectFrom('works')
    .select(shown)
    .where((expression) =>
      expression.or([
        expression.and([expression('owner_user_id', 'is', null), expression('verified_by', 'is not', null)]),
        ...(userId === null ? [] : [expression('owner_user_id', '=', userId)]),
      ]),
    )
    .where((expression) =>
      expression.or([
        sql<boolean>`md5(title_key) in (select md5(key) from unnest(${keys}::text[]) as key)`,
        sql<boolean>`doi = any(${dois}::text[])`,
      ]),
    )
    .orderBy(sql`verified_by is null`)
    .orderBy('id')
    .limit(1_000)
    .execute();
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
