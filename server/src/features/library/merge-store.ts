import { randomUUID } from 'node:crypto';
import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { IndexName, IndexRecord } from '../../providers/literature/literature.ts';
import { titleKey } from '../../text/search-words.ts';
import { inMergeTurn } from './merge-turn.ts';
import { namesakes } from './namesakes-store.ts';
import { noteRetractions, type Retraction } from './retraction-store.ts';
import { areAuthorsAlike } from './twin-works.ts';
import { type NewWork, normaliseDoi, rowOf } from './work-row.ts';

export interface Merged {
  /** Ids in the order of what was given. */
  ids: string[];
  inserted: number;
  merged: number;
}

const fromIndex = (record: IndexRecord, source: IndexName): NewWork => ({
  ...record,
  ownerUserId: null,
  source,
  verifiedBy: source,
  content: null,
  contentHash: null,
});

interface Twin {
  id: string;
  doi: string | null;
  authors: Work['authors'];
}
interface Known extends Twin {
  title_key: string;
  year: number | null;
}

/**
 * Puts shared records into the library, each work once: by DOI, else by title and year. What is known already keeps what
 * it says and gains what it lacked. One writer at a time, or two would both find a title missing; within a process they
 * wait without a connection (`inMergeTurn`).
 */
export async function mergeWorks(tx: Tx, works: readonly NewWork[]): Promise<Merged> {
  if (works.length === 0) return { ids: [], inserted: 0, merged: 0 };
  await sql`select pg_advisory_xact_lock(hashtext('library.merge'))`.execute(tx);
  const dois = works.map(({ doi }) => normaliseDoi(doi));
  const keys = works.map(({ title }) => titleKey(title));
  const columns = sql.raw('works.id, works.doi, works.title_key, works.year, works.authors, works.owner_user_id');
  const { rows: known } = await sql<Known>`
    select id, doi, title_key, year, authors
    from ${namesakes(columns, { titleKeys: keys, dois: dois.filter((doi) => doi !== null) })} as known
    where owner_user_id is null
  `.execute(tx);
  const byDoi = new Map(known.flatMap(({ id, doi }) => (doi ? [[doi, id] as const] : [])));
  const byTitle: Map<string, Twin[]> = Map.groupBy(known, ({ title_key, year }) => `${title_key}/${year ?? ''}`);
  const merged: Merged = { ids: [], inserted: 0, merged: 0 };
  const fresh: ReturnType<typeof freshRow>[] = [];
  const again = new Map<string, NewWork[]>();
  for (const [index, work] of works.entries()) {
    const doi = dois[index] ?? null;
    const place = `${keys[index]}/${work.year ?? ''}`;
    const twins = byTitle.get(place) ?? [];
    // Two works may share a title and a year; two DOIs or other authors tell them apart. A title without a letter is
    // like every other such title.
    const twin = twins.find(
      (one) => keys[index] !== '' && (!one.doi || !doi) && areAuthorsAlike(one.authors, work.authors),
    );
    const id = (doi && byDoi.get(doi)) ?? twin?.id;
    if (id) {
      again.set(id, [...(again.get(id) ?? []), work]);
      // It gains this DOI below: a later record with the same one is the same work, one with another is not.
      if (doi && !byDoi.has(doi)) byDoi.set(doi, id);
      if (twin?.id === id) twin.doi ??= doi;
      merged.merged += 1;
      merged.ids.push(id);
      continue;
    }
    const row = freshRow(work);
    fresh.push(row);
    if (doi) byDoi.set(doi, row.id);
    byTitle.set(place, [...twins, { id: row.id, doi, authors: work.authors }]);
    merged.inserted += 1;
    merged.ids.push(row.id);
  }
  if (fresh.length > 0) await tx.insertInto('works').values(fresh).execute();
  for (const [id, records] of again) for (const record of records) await fillGaps(tx, id, record);
  return merged;
}

const freshRow = (work: NewWork) => ({ id: randomUUID(), ...rowOf(work) });

/** A retraction that one place knows of holds for the work; anything else only fills what was empty. */
export async function fillGaps(tx: Tx, id: string, work: NewWork): Promise<void> {
  const row = rowOf(work);
  await tx
    .updateTable('works')
    .set({
      venue: sql`coalesce(venue, ${row.venue})`,
      volume: sql`coalesce(volume, ${row.volume})`,
      issue: sql`coalesce(issue, ${row.issue})`,
      pages: sql`coalesce(pages, ${row.pages})`,
      doi: sql`coalesce(doi, ${row.doi})`,
      abstract: sql`coalesce(abstract, ${row.abstract})`,
      language: sql`coalesce(language, ${row.language})`,
      publisher: sql`coalesce(publisher, ${row.publisher})`,
      place: sql`coalesce(place, ${row.place})`,
      edition: sql`coalesce(edition, ${row.edition})`,
      url: sql`coalesce(url, ${row.url})`,
      licence: sql`coalesce(licence, ${row.licence})`,
      is_open_access: sql`coalesce(is_open_access, ${row.is_open_access})`,
      is_retracted: sql`is_retracted or ${row.is_retracted}`,
      retraction_doi: sql`coalesce(retraction_doi, ${row.retraction_doi})`,
      retraction_by: sql`coalesce(retraction_by, ${row.retraction_by})`,
      cited_by: sql`greatest(cited_by, ${row.cited_by})`,
      verified_by: sql`coalesce(verified_by, ${row.verified_by})`,
      verified_at: sql`coalesce(verified_at, ${row.verified_at}::timestamptz)`,
      found_in: sql`case when ${work.source} = any(found_in) then found_in else found_in || ${work.source}::text end`,
      // Added, not put in their place: a record may be found by words that are not its own.
      other_pairs: sql`array(select distinct pair from unnest(other_pairs || ${row.other_pairs}::text[]) as pair)`,
      other_words: sql`other_words || ' ' || ${row.other_words}`,
    })
    .where('id', '=', id)
    // A record that has it all from this source stays as it is: a second import of a file costs no writing.
    .where((expression) =>
      expression.or([
        sql<boolean>`not (${work.source} = any(found_in))`,
        sql<boolean>`(abstract is null and ${row.abstract}::text is not null)`,
        sql<boolean>`(doi is null and ${row.doi}::text is not null)`,
        sql<boolean>`(${row.is_retracted} and not is_retracted)`,
        sql<boolean>`(retraction_doi is null and ${row.retraction_doi}::text is not null)`,
        sql<boolean>`(venue is null and ${row.venue}::text is not null)`,
        sql<boolean>`(place is null and ${row.place}::text is not null)`,
        sql<boolean>`(publisher is null and ${row.publisher}::text is not null)`,
        sql<boolean>`(edition is null and ${row.edition}::text is not null)`,
      ]),
    )
    .execute();
}

/** What notices retract, of the records of one source; the notices themselves are nothing to be found or cited. */
export const retractionsIn = (records: readonly { doi: string | null; retracts?: string[] }[]): Retraction[] =>
  records.flatMap(({ doi, retracts }) =>
    (retracts ?? []).map((retracted) => ({ doi: retracted, noticeDoi: normaliseDoi(doi), retractedOn: null })),
  );

export const isNotice = ({ retracts }: { retracts?: string[] }): boolean => (retracts?.length ?? 0) > 0;

export async function mergeIndexRecords(
  db: Database,
  source: IndexName,
  records: readonly IndexRecord[],
): Promise<Merged> {
  if (records.length === 0) return { ids: [], inserted: 0, merged: 0 };
  return inMergeTurn(() =>
    inTransaction(db, async (tx) => {
      const merged = await mergeWorks(
        tx,
        records.filter((record) => !isNotice(record)).map((record) => fromIndex(record, source)),
      );
      await noteRetractions(tx, source, retractionsIn(records));
      return merged;
    }),
  );
}
