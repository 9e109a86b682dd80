import type { Language } from '@yanmo/contract/languages';
import type { ComparedTexts } from '@yanmo/contract/similarity';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import type { ReadSource } from '../../../text/similarity/corpus.ts';
import { type ComparedScope, listVisibleShelves, type ShelfKind, type ShelfOf, shelfKinds } from './shelf-store.ts';
import { sourceForm } from './source-form.ts';

/** What a source is of; it goes with that. */
export type SourceOf = { workId: string } | { fileKey: string } | { paperId: string };

export interface NewSource {
  shelfId: number;
  /** Null for works of the shared library. */
  ownerId: string | null;
  of: SourceOf;
  /** Of a file. */
  title: string | null;
  language: Language;
  textHash: Buffer;
  read: ReadSource;
  /** By passage, of a file that has pages. */
  pages?: readonly (number | null)[] | undefined;
}

type Placed = Pick<NewSource, 'shelfId' | 'read' | 'pages'> & { id: number };

const columnsOf = (of: SourceOf) => ({
  work_id: 'workId' in of ? of.workId : null,
  file_key: 'fileKey' in of ? of.fileKey : null,
  paper_id: 'paperId' in of ? of.paperId : null,
});

type Columns = ReturnType<typeof columnsOf>;
const keyOf = ({ work_id, file_key, paper_id }: Columns): string => `${work_id}/${file_key}/${paper_id}`;

/** As an array of the database: numbers of 64 bits have no other way through the driver. */
const listOf = (numbers: Iterable<number | bigint>): string => `{${[...numbers].join(',')}}`;

/**
 * Puts texts in, each in the place of what stood there of the same work, file or paper. What they are of must be there until the end of
 * the transaction (a reference refuses it otherwise), and of two who put the same the second waits for the first.
 */
export async function putSources(tx: Tx, sources: readonly NewSource[]): Promise<void> {
  if (sources.length === 0) return;
  await removeSources(
    tx,
    sources.map(({ of }) => of),
  );
  const kept = await tx
    .insertInto('similarity_sources')
    .values(
      sources.map((source) => ({
        ...columnsOf(source.of),
        shelf_id: source.shelfId,
        owner_user_id: source.ownerId,
        title: source.title,
        language: source.language,
        text_hash: source.textHash,
        tokens: source.read.tokens,
        passages: source.read.passages.length,
      })),
    )
    .returning(['id', 'work_id', 'file_key', 'paper_id'])
    .execute();
  const sourceIds = new Map(kept.map((row) => [keyOf(row), row.id]));
  await putRead(
    tx,
    sources.map((source) => ({ ...source, id: sourceIds.get(keyOf(columnsOf(source.of))) as number })),
  );
}

/** The same text, read in another way: it is the source that it was, whoever has kept its number. */
export async function putReadAgain(tx: Tx, source: Placed): Promise<void> {
  const { id, shelfId, read } = source;
  await tx.deleteFrom('similarity_passages').where('source_id', '=', id).execute();
  await tx
    .updateTable('similarity_sources')
    .set({
      ...{ shelf_id: shelfId, tokens: read.tokens, passages: read.passages.length },
      // Its fingerprints are new to whoever remembers which there are.
      put_by: sql`pg_current_xact_id()`,
    })
    .where('id', '=', id)
    .execute();
  await putRead(tx, [source]);
}

async function putRead(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const passages = placed.flatMap(({ id, shelfId, read, pages }) =>
    read.passages.map((passage, ordinal) => ({
      ...{ id, shelfId, ordinal, ...passage },
      ...{ sourceTokens: read.tokens, page: pages?.[ordinal] ?? null },
    })),
  );
  const { rows } = await sql<{ id: number; source_id: number; ordinal: number }>`
    insert into similarity_passages (source_id, shelf_id, ordinal, start, first_token, tokens, source_tokens, length, page, text)
    select * from unnest(
      ${listOf(passages.map(({ id }) => id))}::int[], ${listOf(passages.map(({ shelfId }) => shelfId))}::int[],
      ${listOf(passages.map(({ ordinal }) => ordinal))}::int[], ${listOf(passages.map(({ start }) => start))}::int[],
      ${listOf(passages.map(({ firstToken }) => firstToken))}::int[], ${listOf(passages.map(({ tokens }) => tokens))}::int[],
      ${listOf(passages.map(({ sourceTokens }) => sourceTokens))}::int[], ${listOf(passages.map(({ text }) => text.length))}::int[],
      ${passages.map(({ page }) => page)}::int[], ${passages.map(({ text }) => text)}::text[])
    returning id, source_id, ordinal`.execute(tx);
  const idOf = new Map(rows.map(({ id, source_id, ordinal }) => [`${source_id}/${ordinal}`, id]));
  await putFingerprints(tx, placed, idOf);
  await putTerms(tx, placed, idOf);
}

async function putFingerprints(tx: Tx, sources: readonly Placed[], idOf: ReadonlyMap<string, number>): Promise<void> {
  const hashes: bigint[] = [];
  const [shelves, passages, positions, arounds]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const { id, shelfId, read } of sources) {
    const { hashes: own, ordinals, positions: at, arounds: around } = read.fingerprints;
    for (let index = 0; index < own.length; index += 1) {
      hashes.push(own[index] as bigint);
      shelves.push(shelfId);
      passages.push(idOf.get(`${id}/${ordinals[index]}`) as number);
      positions.push(at[index] as number);
      arounds.push(around[index] as number);
    }
  }
  await sql`
    insert into similarity_fingerprints (hash, shelf_id, passage_id, position, around)
    select * from unnest(${listOf(hashes)}::bigint[], ${listOf(shelves)}::int[], ${listOf(passages)}::int[],
      ${listOf(positions)}::int[], ${listOf(arounds)}::int[])`.execute(tx);
}

async function putTerms(tx: Tx, sources: readonly Placed[], idOf: ReadonlyMap<string, number>): Promise<void> {
  const [terms, shelves, passages]: [bigint[], number[], number[]] = [[], [], []];
  for (const { id, shelfId, read } of sources) {
    const { hashes: own, ordinals } = read.terms;
    for (let index = 0; index < own.length; index += 1) {
      terms.push(own[index] as bigint);
      shelves.push(shelfId);
      passages.push(idOf.get(`${id}/${ordinals[index]}`) as number);
    }
  }
  await sql`
    insert into similarity_terms (term, shelf_id, passage_id)
    select * from unnest(${listOf(terms)}::bigint[], ${listOf(shelves)}::int[], ${listOf(passages)}::int[])`.execute(
    tx,
  );
}

/** Their passages, fingerprints and terms go with them. */
export async function removeSources(tx: Tx, of: readonly SourceOf[]): Promise<number> {
  const columns = of.map(columnsOf);
  const { numAffectedRows = 0n } = await sql`
    delete from similarity_sources where work_id = any(${columns.flatMap(({ work_id }) => work_id ?? [])}::uuid[])
       or file_key = any(${columns.flatMap(({ file_key }) => file_key ?? [])}::text[])
       or paper_id = any(${columns.flatMap(({ paper_id }) => paper_id ?? [])}::uuid[])`.execute(tx);
  return Number(numAffectedRows);
}

/** Nobody is compared with papers of theirs any more. */
export async function removePapersOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('similarity_sources')
    .where('owner_user_id', '=', userId)
    .where('paper_id', 'is not', null)
    .execute();
}

export async function removeSourcesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('similarity_sources').where('owner_user_id', '=', userId).execute();
}

export async function countPapersOf(db: Queryable, userId: string): Promise<number> {
  const { papers } = await db
    .selectFrom('similarity_sources')
    .select(({ fn }) => fn.countAll<number>().as('papers'))
    .where('owner_user_id', '=', userId)
    .where('paper_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return papers;
}

/** What stands there already, as it is read now. */
export async function isPut(tx: Tx, { paperId, textHash }: { paperId: string; textHash: Buffer }): Promise<boolean> {
  const row = await tx
    .selectFrom('similarity_sources')
    .innerJoin('similarity_shelves', 'similarity_shelves.id', 'similarity_sources.shelf_id')
    .select('similarity_sources.id')
    .where('paper_id', '=', paperId)
    .where('text_hash', '=', textHash)
    .where('form', '=', sourceForm)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of works that are in the index as they are read now: what of them was read. */
export async function listTextHashes(
  db: Queryable,
  workIds: readonly string[],
  form: number,
): Promise<Map<string, Buffer>> {
  if (workIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('similarity_sources')
    .innerJoin('similarity_shelves', 'similarity_shelves.id', 'similarity_sources.shelf_id')
    .select(['work_id', 'text_hash'])
    .where('form', '=', form)
    .where('work_id', 'in', [...workIds])
    .execute();
  return new Map(rows.map(({ work_id, text_hash }) => [work_id ?? '', text_hash]));
}

export interface TextCount {
  among: ComparedTexts;
  texts: number;
  passages: number;
}

/** How much there is to compare with, for whoever asks: neither their own papers nor what is being compared are a part of it. */
export async function countTexts(db: Queryable, { userId, among, excluding }: ComparedScope): Promise<TextCount[]> {
  const counts: TextCount[] = [];
  for (const one of among) {
    const shelves = await listVisibleShelves(db, { userId, among: [one] });
    // Nowhere else: a million works are counted by the index alone.
    const notThese = one === 'OWN_FILES' ? sql`and file_key <> all(${excluding?.fileKeys ?? []}::text[])` : sql``;
    const { rows } = await sql<{ texts: number; passages: number }>`
      select count(*) as texts, coalesce(sum(passages), 0)::bigint as passages from similarity_sources
       where shelf_id = any(${shelves.map(({ id }) => id)}::int[])
         and (${one !== 'SITE'} or owner_user_id is distinct from ${userId}::uuid) ${notThese}`.execute(db);
    counts.push({ among: one, texts: rows[0]?.texts ?? 0, passages: rows[0]?.passages ?? 0 });
  }
  return counts;
}

export interface StoredSource {
  id: string;
  kind: ShelfKind;
  ownerId: string | null;
  workId: string | null;
  title: string | null;
}

/** Those that are still there. */
export async function listSources(db: Queryable, ids: readonly string[]): Promise<StoredSource[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('similarity_sources')
    .innerJoin('similarity_shelves', 'similarity_shelves.id', 'similarity_sources.shelf_id')
    .select(['similarity_sources.id', 'kind', 'similarity_sources.owner_user_id', 'work_id', 'title'])
    .where('similarity_sources.id', 'in', ids.map(Number))
    .execute();
  return rows.map((row) => ({
    ...{ id: String(row.id), kind: row.kind as ShelfKind, ownerId: row.owner_user_id },
    ...{ workId: row.work_id, title: row.title },
  }));
}

export async function sumTokensOf(tx: Tx, userId: string): Promise<number> {
  const { tokens } = await tx
    .selectFrom('similarity_sources')
    .select(({ fn }) => fn.sum<number | null>('tokens').as('tokens'))
    .where('owner_user_id', '=', userId)
    .where('paper_id', 'is', null)
    .executeTakeFirstOrThrow();
  return tokens ?? 0;
}

export interface OldSource {
  id: number;
  shelf: ShelfOf;
  ownerId: string | null;
  text: string;
  /** Where pages begin, by places of the text. */
  pages: { start: number; page: number | null }[];
}

const readSourceRow = createRowReader('similarity_sources', { kind: z.enum(shelfKinds) });

/** Read in an older way than now. Their passages, joined, are their texts. */
export async function listOldSources(db: Queryable, form: number, limit: number): Promise<OldSource[]> {
  const rows = await db
    .selectFrom('similarity_sources')
    .innerJoin('similarity_shelves', 'similarity_shelves.id', 'similarity_sources.shelf_id')
    .select([
      'similarity_sources.id',
      'kind',
      'similarity_sources.owner_user_id',
      'similarity_shelves.owner_user_id as shelf_owner',
    ])
    .where('form', '<>', form)
    .orderBy('similarity_sources.id')
    .limit(limit)
    .execute();
  const passages = await db
    .selectFrom('similarity_passages')
    .select(['source_id', 'start', 'page', 'text'])
    .where('source_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('source_id')
    .orderBy('ordinal')
    .execute();
  const bySource = Map.groupBy(passages, ({ source_id }) => source_id);
  return rows.map(readSourceRow).map((row) => {
    const own = bySource.get(row.id) ?? [];
    return {
      ...{ id: row.id, ownerId: row.owner_user_id },
      shelf: { kind: row.kind, ownerId: row.shelf_owner } as ShelfOf,
      text: own.map(({ text }) => text).join(''),
      pages: own.map(({ start, page }) => ({ start, page })),
    };
  });
}

/** Held to the end of the transaction. False when it is gone, or was read again meanwhile. */
export async function lockSource(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('similarity_sources')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
