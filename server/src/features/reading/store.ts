import type { PageQuery } from '@yanmo/contract/page';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import {
  type FindingKind,
  type StoredFinding,
  StoredParagraph,
  type StoredPart,
  type StoredReading,
  storedReading,
} from './reading.ts';

/** What lists need: the outline and the references of a thesis are long. */
const slim = [
  'id',
  'user_id as userId',
  'file_key as fileKey',
  'file_name as fileName',
  'file_type as fileType',
  'reader_language as readerLanguage',
  'title',
  'language',
  'pages',
  'state',
  'error',
  'engine',
  'run_id as runId',
  'is_by_pages as isByPages',
  'planned',
  'created_at as createdAt',
] as const;
const columns = [...slim, 'outline', 'reference_list as references'] as const;

const { outline: _outline, references: _references, ...slimShape } = storedReading;
const read = createRowReader('readings', storedReading);
const readSlim = createRowReader('readings', slimShape);
const readText = createRowReader('reading_texts', { paragraphs: StoredParagraph.array() }, ['reading_id']);

export type ListedReading = Omit<StoredReading, 'outline' | 'references'>;

type NewReading = Pick<
  StoredReading,
  'userId' | 'fileKey' | 'fileName' | 'fileType' | 'readerLanguage' | 'title' | 'engine' | 'createdAt'
>;

/** Null when the file is read already. */
export async function insertReading(tx: Tx, reading: NewReading): Promise<StoredReading | null> {
  const row = await tx
    .insertInto('readings')
    .values({
      user_id: reading.userId,
      file_key: reading.fileKey,
      file_name: reading.fileName,
      file_type: reading.fileType,
      reader_language: reading.readerLanguage,
      title: reading.title,
      state: 'READING',
      engine: reading.engine,
      created_at: reading.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findByFile(tx: Tx, userId: string, fileKey: string): Promise<StoredReading | null> {
  const row = await tx
    .selectFrom('readings')
    .select(columns)
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findOwn(db: Queryable, userId: string, id: string): Promise<StoredReading | null> {
  const row = await db
    .selectFrom('readings')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findReading(db: Queryable, id: string): Promise<StoredReading | null> {
  const row = await db.selectFrom('readings').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Held to the end of the transaction. */
export async function lockOwn(tx: Tx, userId: string, id: string): Promise<StoredReading | null> {
  const row = await tx
    .selectFrom('readings')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function countOf(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('readings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function listOf(
  db: Queryable,
  userId: string,
  { page_num: pageNum, page_size: pageSize }: PageQuery,
): Promise<ListedReading[]> {
  const rows = await db
    .selectFrom('readings')
    .select(slim)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return rows.map(readSlim);
}

/** What another engine found is looked for anew; what this one found before it failed is kept. */
export async function setRun(tx: Tx, id: string, { runId, engine }: { runId: string; engine: string }): Promise<void> {
  await sql`
    delete from reading_findings
     where reading_id = ${id} and exists (select 1 from readings where id = ${id} and engine <> ${engine})`.execute(tx);
  await tx
    .updateTable('readings')
    .set({ run_id: runId, engine, state: 'READING', error: null })
    .where('id', '=', id)
    .execute();
}

export async function setState(
  tx: Tx,
  id: string,
  { state, error }: Pick<StoredReading, 'state' | 'error'>,
): Promise<void> {
  await tx.updateTable('readings').set({ state, error }).where('id', '=', id).execute();
}

export interface ReadText {
  title: string;
  language: string;
  pages: number | null;
  isByPages: boolean;
  outline: readonly StoredPart[];
  references: readonly { text: string; page: number | null; paragraph: number }[];
  paragraphs: readonly StoredParagraph[];
}

/** False when it was removed meanwhile. What was found under other headings is not what is under these. */
export async function putText(tx: Tx, id: string, text: ReadText): Promise<boolean> {
  const outline = JSON.stringify(text.outline);
  await sql`
    delete from reading_findings
     where reading_id = ${id} and exists (select 1 from readings where id = ${id} and outline <> ${outline}::jsonb)`.execute(
    tx,
  );
  const { numUpdatedRows } = await tx
    .updateTable('readings')
    .set({
      title: text.title,
      language: text.language,
      pages: text.pages,
      is_by_pages: text.isByPages,
      outline,
      reference_list: JSON.stringify(text.references),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const paragraphs = JSON.stringify(text.paragraphs);
  await tx
    .insertInto('reading_texts')
    .values({ reading_id: id, paragraphs })
    .onConflict((conflict) => conflict.column('reading_id').doUpdateSet({ paragraphs }))
    .execute();
  return true;
}

export async function setPlanned(tx: Tx, id: string, planned: number): Promise<void> {
  await tx.updateTable('readings').set({ planned }).where('id', '=', id).execute();
}

export async function findParagraphs(db: Queryable, id: string): Promise<StoredParagraph[] | null> {
  const row = await db
    .selectFrom('reading_texts')
    .select(['reading_id', 'paragraphs'])
    .where('reading_id', '=', id)
    .executeTakeFirst();
  return row ? readText(row).paragraphs : null;
}

/** Nothing is kept of what was removed. */
export async function putFinding(tx: Tx, id: string, { kind, position, content }: StoredFinding): Promise<void> {
  await sql`
    insert into reading_findings (reading_id, kind, position, content)
    select id, ${kind}, ${position}, ${JSON.stringify(content)}::jsonb from readings where id = ${id}
    on conflict (reading_id, kind, position) do update set content = excluded.content`.execute(tx);
}

export async function listFindings(db: Queryable, id: string): Promise<StoredFinding[]> {
  const rows = await db
    .selectFrom('reading_findings')
    .select(['kind', 'position', 'content'])
    .where('reading_id', '=', id)
    .orderBy('kind')
    .orderBy('position')
    .execute();
  return rows.map(({ kind, position, content }) => ({ kind: kind as FindingKind, position, content }));
}

/** What has been found, by kind and place: it is not looked for again. */
export async function listFound(tx: Tx, id: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('reading_findings')
    .select(['kind', 'position'])
    .where('reading_id', '=', id)
    .execute();
  return new Set(rows.map(({ kind, position }) => `${kind} ${position}`));
}

export async function deleteReading(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('readings').where('id', '=', id).execute();
}

export async function deleteOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('readings').where('user_id', '=', userId).execute();
}

/** Of these files those that somebody reads. */
export async function listHeld(tx: Tx, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const rows = await tx.selectFrom('readings').select('file_key').where('file_key', 'in', fileKeys).execute();
  return rows.map(({ file_key }) => file_key);
}

export async function listForExport(tx: Tx, userId: string) {
  const readings = await tx
    .selectFrom('readings')
    .select(['id', 'file_key', 'file_name', 'title', 'language', 'pages', 'state', 'outline', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const findings = await tx
    .selectFrom('reading_findings')
    .innerJoin('readings', 'readings.id', 'reading_findings.reading_id')
    .select(['reading_findings.reading_id', 'kind', 'position', 'content'])
    .where('readings.user_id', '=', userId)
    .orderBy('reading_findings.reading_id')
    .orderBy('kind')
    .orderBy('position')
    .execute();
  return readings.map((reading) => ({
    ...reading,
    findings: findings
      .filter(({ reading_id }) => reading_id === reading.id)
      .map(({ reading_id: _, ...finding }) => finding),
  }));
}

/** Characters that were written about it: statements, and terms with what they mean. */
export async function countWritten(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ characters: number | null }>`
    select sum(length(coalesce(said ->> 'text', said ->> 'term', '')) + length(coalesce(said ->> 'meaning', '')))::integer as characters
      from reading_findings
      cross join lateral jsonb_array_elements(coalesce(content -> 'statements', content -> 'terms', '[]'::jsonb)) said
     where reading_id = ${id} and kind <> 'REFERENCES'`.execute(tx);
  return rows[0]?.characters ?? 0;
}
