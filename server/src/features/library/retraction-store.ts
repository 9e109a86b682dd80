import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { titleKey } from '../../text/search-words.ts';
import { areAuthorsAlike } from './twin-works.ts';

export interface Retraction {
  doi: string;
  noticeDoi: string | null;
  /** A day as the calendar has it: 2021-03-04. */
  retractedOn: string | null;
}

/**
 * Keeps what was retracted, and marks the works that are here, whoever's they are; what comes in later is marked by the
 * table itself. Answers how many works were marked anew or learned of their notice.
 */
export async function noteRetractions(tx: Tx, toldBy: string, retractions: readonly Retraction[]): Promise<number> {
  const once = [...new Map(retractions.map((one) => [one.doi, one])).values()];
  if (once.length === 0) return 0;
  const dois = once.map(({ doi }) => doi);
  await sql`
    insert into library_retractions (doi, notice_doi, retracted_on, told_by)
    select * from unnest(
      ${dois}::text[], ${once.map(({ noticeDoi }) => noticeDoi)}::text[],
      ${once.map(({ retractedOn }) => retractedOn)}::date[], ${once.map(() => toldBy)}::text[])
    order by 1
    on conflict (doi) do update set
      notice_doi = coalesce(excluded.notice_doi, library_retractions.notice_doi),
      retracted_on = coalesce(excluded.retracted_on, library_retractions.retracted_on)
  `.execute(tx);
  const { numAffectedRows } = await sql`
    update works set
      is_retracted = true,
      retraction_doi = coalesce(known.notice_doi, works.retraction_doi),
      retraction_by = coalesce(works.retraction_by, known.told_by)
    from library_retractions as known
    where known.doi = any(${dois}::text[]) and works.doi = known.doi
      and (not works.is_retracted or works.retraction_doi is distinct from coalesce(known.notice_doi, works.retraction_doi))
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Works that were put back into force. Who else says that one is retracted is not overruled by a list. */
export async function liftRetractions(tx: Tx, toldBy: string, dois: readonly string[]): Promise<number> {
  if (dois.length === 0) return 0;
  await tx
    .deleteFrom('library_retractions')
    .where('told_by', '=', toldBy)
    .where('doi', 'in', [...dois])
    .execute();
  const { numAffectedRows } = await sql`
    update works set is_retracted = false, retraction_doi = null, retraction_by = null
    where doi = any(${[...dois]}::text[]) and is_retracted and retraction_by = ${toldBy}
      and not exists (select from library_retractions as other where other.doi = works.doi)
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export interface TitledRetraction {
  title: string;
  year: number;
  authors: Work['authors'];
  noticeDoi: string | null;
  retractedOn: string | null;
}

/** Of those that no DOI names: by title, year and an author in common. */
export async function markByTitle(tx: Tx, toldBy: string, retractions: readonly TitledRetraction[]): Promise<number> {
  const keys = [...new Set(retractions.map(({ title }) => titleKey(title)).filter(Boolean))];
  if (keys.length === 0) return 0;
  const { rows } = await sql<{ id: string; title_key: string; year: number | null; authors: Work['authors'] }>`
    select work.id, work.title_key, work.year, work.authors from unnest(${keys}::text[]) as wanted
    cross join lateral (
      select id, title_key, year, authors, is_retracted from works where md5(title_key) = md5(wanted) offset 0
    ) as work
    where not work.is_retracted
  `.execute(tx);
  let marked = 0;
  for (const { id, title_key, year, authors } of rows) {
    const found = retractions.find(
      (one) => titleKey(one.title) === title_key && one.year === year && areAuthorsAlike(one.authors, authors),
    );
    if (!found || authors.length === 0) continue;
    await tx
      .updateTable('works')
      .set({ is_retracted: true, retraction_doi: found.noticeDoi, retraction_by: toldBy })
      .where('id', '=', id)
      .execute();
    marked += 1;
  }
  return marked;
}
