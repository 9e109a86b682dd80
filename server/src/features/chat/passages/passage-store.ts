import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { PassageIndex } from '../../../text/passages/index-passages.ts';
import type { Passage } from '../../../text/passages/text-block.ts';
import type { SourceKind } from './source-store.ts';

export interface NewPassage extends Passage {
  /** Of a library: the work that it is of, and that work's title. */
  work: { id: string; title: string } | null;
}

const bytesOf = (numbers: Uint32Array): Buffer => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** As places and lengths are kept: four bytes each, the lowest first. */
export const packNumbers = (numbers: Iterable<number>): Buffer => bytesOf(Uint32Array.from(numbers));

export function unpackNumbers(bytes: Uint8Array): Uint32Array {
  // A row's bytes may begin anywhere in the driver's buffer; numbers begin at fours.
  const own = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(own.buffer, own.byteOffset, Math.floor(own.byteLength / 4));
}

/** All passages of a source, in the place of those that it had. Its row is held. */
export async function replacePassages(
  tx: Tx,
  sourceId: number,
  passages: readonly NewPassage[],
  { terms, sizes, postings }: Pick<PassageIndex, 'terms' | 'sizes' | 'postings'>,
): Promise<void> {
  await tx.deleteFrom('passages').where('source_id', '=', sourceId).execute();
  await tx.deleteFrom('passage_terms').where('source_id', '=', sourceId).execute();
  await sql`
    insert into passages (source_id, place, work_id, title, heading, page, text)
    select ${sourceId}, place - 1, work_id, title, heading, page, text from unnest(
      ${passages.map(({ work }) => work?.id ?? null)}::uuid[], ${passages.map(({ work }) => work?.title ?? null)}::text[],
      ${passages.map(({ heading }) => heading)}::text[], ${passages.map(({ page }) => page)}::int[],
      ${passages.map(({ text }) => text)}::text[]) with ordinality as given (work_id, title, heading, page, text, place)`.execute(
    tx,
  );
  // In one value that is cut here: tens of thousands of small ones take the driver longer than the database.
  const ends = [...sizes];
  let end = 0;
  for (const [at, size] of ends.entries()) {
    end += size;
    ends[at] = end;
  }
  await sql`
    insert into passage_terms (source_id, term, postings)
    select ${sourceId}, term, substring(${bytesOf(postings)}::bytea from (past - size) * 4 + 1 for size * 4)
      from unnest(${terms}::text[], ${[...sizes]}::int[], ${ends}::int[]) as given (term, size, past)`.execute(tx);
}

/** By source, and by term. */
export async function readPostings(
  db: Queryable,
  sourceIds: readonly number[],
  terms: readonly string[],
): Promise<Map<number, Map<string, Uint32Array>>> {
  const found = new Map(sourceIds.map((id) => [id, new Map<string, Uint32Array>()]));
  if (sourceIds.length === 0 || terms.length === 0) return found;
  const rows = await db
    .selectFrom('passage_terms')
    .select(['source_id', 'term', 'postings'])
    .where('source_id', '=', sql<number>`any(${[...sourceIds]}::int[])`)
    .where('term', '=', sql<string>`any(${[...terms]}::text[])`)
    .execute();
  for (const { source_id, term, postings } of rows) found.get(source_id)?.set(term, unpackNumbers(postings));
  return found;
}

export interface StoredPassage {
  id: string;
  sourceId: number;
  place: number;
  workId: string | null;
  title: string | null;
  heading: string | null;
  page: number | null;
  text: string;
}

const columns = [
  ...(['passages.id', 'source_id as sourceId', 'place', 'work_id as workId'] as const),
  ...(['passages.title', 'heading', 'page', 'text'] as const),
] as const;

/** Those that are there; in no order. */
export async function listPassages(
  db: Queryable,
  wanted: readonly { sourceId: number; place: number }[],
): Promise<StoredPassage[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<StoredPassage>`
    select passages.id, passages.source_id as "sourceId", passages.place, work_id as "workId", title, heading, page, text
      from unnest(${wanted.map(({ sourceId }) => sourceId)}::int[], ${wanted.map(({ place }) => place)}::int[]) as wanted (source_id, place)
      join passages on passages.source_id = wanted.source_id and passages.place = wanted.place`.execute(db);
  return rows;
}

export interface OwnPassage extends StoredPassage {
  kind: SourceKind;
  key: string;
  sourceTitle: string;
}

/** Null for what is another's. */
export async function findPassage(db: Queryable, userId: string, id: string): Promise<OwnPassage | null> {
  const row = await db
    .selectFrom('passages')
    .innerJoin('passage_sources', 'passage_sources.id', 'passages.source_id')
    .select(columns)
    .select(['passage_sources.kind', 'passage_sources.key', 'passage_sources.title as sourceTitle'])
    .where('passages.id', '=', id)
    .where('passage_sources.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as SourceKind } : null;
}

/** The first passages of a source, and its last ones. */
export async function listEnds(db: Queryable, sourceId: number, first: number, last: number): Promise<StoredPassage[]> {
  const { rows } = await sql<StoredPassage>`
    select id, source_id as "sourceId", place, work_id as "workId", title, heading, page, text
      from passages where source_id = ${sourceId} and (place < ${first} or place >= ${last}) order by place`.execute(
    db,
  );
  return rows;
}

/** The first of each heading that matches, in their order. */
export async function listTelling(
  db: Queryable,
  sourceId: number,
  headings: RegExp,
  most: number,
): Promise<StoredPassage[]> {
  const { rows } = await sql<StoredPassage>`
    select * from (
      select distinct on (heading) id, source_id as "sourceId", place, work_id as "workId", title, heading, page, text
        from passages where source_id = ${sourceId} and heading ~* ${headings.source} order by heading, place) as telling
     order by place limit ${most}`.execute(db);
  return rows;
}
