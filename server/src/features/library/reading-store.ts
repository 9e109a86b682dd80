import { WorkCard } from '@yanmo/contract/work-cards';
import type { Author } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { StoredAuthors } from './work-row.ts';

/** What an account keeps of a work, to be read by the account alone. */
export interface KeptWork {
  id: string;
  title: string;
  authors: Author[];
  year: number | null;
  venue: string | null;
  abstract: string | null;
  /** The text of the account's own file, with a page break between its pages. */
  content: string | null;
  cards: WorkCard[];
}

/** As many as an account may have of its own, and as many saved ones; of more the newest. */
const mostWorks = 4_000;

const readWork = createRowReader('works', { authors: StoredAuthors });
const readCard = createRowReader('work_cards', { card: WorkCard }, ['work_id']);

/** Saved works and own ones. A file that a saved record is the record of is read as that file. */
const kept = (userId: string) => sql`
  select works.id from works
    left join library_saves on library_saves.work_id = works.id and library_saves.user_id = ${userId}
   where (library_saves.user_id is not null and (works.owner_user_id is null or works.owner_user_id = ${userId}))
      or works.owner_user_id = ${userId}
   order by coalesce(library_saves.saved_at, works.created_at) desc, works.id limit ${mostWorks}`;

/** Another one as soon as anything below would read otherwise. */
export async function readKeptVersion(db: Queryable, userId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    with kept as (${kept(userId)})
    select md5(
      coalesce((select string_agg(md5(concat_ws(' ', id, title, authors::text, year, venue, md5(abstract), content_hash)), '' order by id)
        from works where id in (select id from kept)), '') || ' ' ||
      coalesce((select string_agg(concat_ws(' ', work_id, language, maker, basis_hash), '' order by work_id, language, maker)
        from work_cards where work_id in (select id from kept)), '')) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** The newest first. `mostCharacters`: of the texts of own files together. */
export async function listKept(db: Queryable, userId: string, mostCharacters: number): Promise<KeptWork[]> {
  const { rows } = await sql<Omit<KeptWork, 'authors' | 'cards'> & { authors: unknown }>`
    with kept as (${kept(userId)}),
    read as (
      select works.id, title, authors, year, venue, abstract, content, created_at,
             sum(coalesce(length(content), 0)) over (order by created_at desc, works.id) as read_before
        from works join kept using (id))
    select id, title, authors, year, venue, abstract, case when read_before <= ${mostCharacters} then content end as content
      from read order by created_at desc, id`.execute(db);
  const cards = await db
    .selectFrom('work_cards')
    .select(['work_id', 'card'])
    .where('work_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('work_id')
    .orderBy('language')
    .orderBy('maker')
    .execute();
  const byWork = Map.groupBy(cards.map(readCard), ({ work_id }) => work_id);
  return rows.map(readWork).map((row) => ({ ...row, cards: (byWork.get(row.id) ?? []).map(({ card }) => card) }));
}
