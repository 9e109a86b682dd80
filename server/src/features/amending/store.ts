import { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import type { Batch } from '../../platform/retention/sweep.ts';
import { type AmendDocument, type AmendParagraph, type Change, storedChange } from './amending.ts';

const documentColumns = [
  'id',
  'user_id as userId',
  'file_key as fileKey',
  'name',
  'language',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;
const readDocument = createRowReader('amend_documents', { language: Language });

const paragraphColumns = [
  'id',
  'position',
  'lead',
  'original',
  'text',
  'version',
  'heading_level as headingLevel',
  'is_editable as isEditable',
  'held',
] as const;

const changeColumns = [
  'id',
  'document_id as documentId',
  'position',
  'comment_id as commentId',
  'comment',
  'trouble',
  'quote',
  'heading',
  'ranges',
  'state',
  'instruction',
  'variant',
  'run_id as runId',
  'base',
  'proposed',
  'maker',
  'engine_version as engineVersion',
  'error',
  'say',
  'reply',
] as const;
const readChange = createRowReader('amend_changes', storedChange);

export interface NewDocument {
  userId: string;
  fileKey: string;
  name: string;
  language: Language;
  at: Date;
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<string> {
  const { id } = await tx
    .insertInto('amend_documents')
    .values({
      user_id: document.userId,
      file_key: document.fileKey,
      name: document.name,
      language: document.language,
      created_at: document.at,
      updated_at: document.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertParagraphs(
  tx: Tx,
  documentId: string,
  paragraphs: readonly Omit<AmendParagraph, 'original' | 'version'>[],
): Promise<void> {
  // One statement for a whole thesis, whatever its length: a parameter a value would be too many.
  await sql`
    insert into amend_paragraphs (document_id, id, position, lead, original, text, heading_level, is_editable, held)
    select ${documentId}::uuid, given.id, given.position, given.lead, given.text, given.text, given."headingLevel", given."isEditable", given.held
      from jsonb_to_recordset(${JSON.stringify(paragraphs)}::jsonb)
        as given (id text, position integer, lead text, text text, "headingLevel" integer, "isEditable" boolean, held text[])
  `.execute(tx);
}

export type NewChange = Pick<Change, 'commentId' | 'comment' | 'trouble' | 'quote' | 'heading' | 'ranges'> &
  Partial<Pick<Change, 'instruction'>> & { position: number };

export async function insertChanges(
  tx: Tx,
  documentId: string,
  changes: readonly NewChange[],
  at: Date,
): Promise<string[]> {
  if (changes.length === 0) return [];
  const rows = await tx
    .insertInto('amend_changes')
    .values(
      changes.map((change) => ({
        document_id: documentId,
        position: change.position,
        comment_id: change.commentId,
        comment: change.comment === null ? null : JSON.stringify(change.comment),
        trouble: change.trouble,
        quote: change.quote,
        heading: change.heading,
        ranges: JSON.stringify(change.ranges),
        state: 'OPEN',
        instruction: change.instruction ?? null,
        created_at: at,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findOwn(db: Queryable, userId: string, id: string): Promise<AmendDocument | null> {
  const row = await db
    .selectFrom('amend_documents')
    .select(documentColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? readDocument(row) : null;
}

export async function findDocument(db: Queryable, id: string): Promise<AmendDocument | null> {
  const row = await db.selectFrom('amend_documents').select(documentColumns).where('id', '=', id).executeTakeFirst();
  return row ? readDocument(row) : null;
}

export async function findByFile(db: Queryable, userId: string, fileKey: string): Promise<AmendDocument | null> {
  const row = await db
    .selectFrom('amend_documents')
    .select(documentColumns)
    .where('file_key', '=', fileKey)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? readDocument(row) : null;
}

/** Held to the end of the transaction: whoever changes a paragraph or a change of it comes by here. */
export async function lockOwn(tx: Tx, userId: string, id: string): Promise<AmendDocument | null> {
  const row = await tx
    .selectFrom('amend_documents')
    .select(documentColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readDocument(row) : null;
}

export async function touch(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('amend_documents').set({ updated_at: at }).where('id', '=', id).execute();
}

const isSettled = sql<boolean>`(state in ('ACCEPTED', 'DISMISSED') or coalesce((comment ->> 'isResolved')::boolean, false))`;

export interface Counts {
  changes: number;
  settled: number;
  accepted: number;
}
const noCounts: Counts = { changes: 0, settled: 0, accepted: 0 };

export async function countChanges(db: Queryable, documentIds: readonly string[]): Promise<Map<string, Counts>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('amend_changes')
    .select(({ fn }) => [
      'document_id',
      fn.countAll<number>().as('changes'),
      fn.countAll<number>().filterWhere(isSettled).as('settled'),
      fn.countAll<number>().filterWhere('state', '=', 'ACCEPTED').as('accepted'),
    ])
    .where('document_id', 'in', [...documentIds])
    .groupBy('document_id')
    .execute();
  return new Map(rows.map(({ document_id, ...counts }) => [document_id, counts]));
}

export async function listOwn(db: Queryable, userId: string, page: PageQuery) {
  const own = db.selectFrom('amend_documents').where('user_id', '=', userId);
  const rows = await own
    .select(documentColumns)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.page_size)
    .offset((page.page_num - 1) * page.page_size)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const counts = await countChanges(
    db,
    rows.map(({ id }) => id),
  );
  return { total, files: rows.map((row) => ({ ...readDocument(row), counts: counts.get(row.id) ?? noCounts })) };
}

export async function readCounts(db: Queryable, documentId: string): Promise<Counts> {
  return (await countChanges(db, [documentId])).get(documentId) ?? noCounts;
}

export async function listChanges(db: Queryable, documentId: string): Promise<Change[]> {
  const rows = await db
    .selectFrom('amend_changes')
    .select(changeColumns)
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
  return rows.map(readChange);
}

export async function findChange(db: Queryable, documentId: string, id: string): Promise<Change | null> {
  const row = await db
    .selectFrom('amend_changes')
    .select(changeColumns)
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row ? readChange(row) : null;
}

/** Of the same paragraphs, this one among them. */
export async function listTouching(db: Queryable, documentId: string, paragraphIds: readonly string[]) {
  const rows = await db
    .selectFrom('amend_changes')
    .select(changeColumns)
    .where('document_id', '=', documentId)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(ranges) one where one ->> 'paragraphId' = any(${[...paragraphIds]}::text[]))`,
    )
    .orderBy('position')
    .execute();
  return rows.map(readChange);
}

export async function nextPosition(tx: Tx, documentId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('amend_changes')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

export async function readParagraphs(
  db: Queryable,
  documentId: string,
  ids: readonly string[],
): Promise<Map<string, AmendParagraph>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('amend_paragraphs')
    .select(paragraphColumns)
    .where('document_id', '=', documentId)
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The words before and behind a stretch of paragraphs. */
export async function readNeighbours(db: Queryable, documentId: string, first: number, last: number) {
  const rows = await db
    .selectFrom('amend_paragraphs')
    .select(['position', 'text'])
    .where('document_id', '=', documentId)
    .where('position', 'in', [first - 1, last + 1])
    .execute();
  const at = (position: number): string => rows.find((row) => row.position === position)?.text ?? '';
  return { before: at(first - 1), after: at(last + 1) };
}

export async function findHeading(db: Queryable, documentId: string, position: number): Promise<string | null> {
  const row = await db
    .selectFrom('amend_paragraphs')
    .select(['lead', 'text'])
    .where('document_id', '=', documentId)
    .where('position', '<=', position)
    .where('heading_level', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? `${row.lead}${row.text}` : null;
}

export async function listEditable(db: Queryable, documentId: string, { q, ...page }: PageQuery & { q: string }) {
  const words = `%${q.replace(/[\\%_]/gu, '\\$&')}%`;
  const matching = db
    .selectFrom('amend_paragraphs')
    .where('document_id', '=', documentId)
    .where('is_editable', '=', true)
    .where('text', '<>', '')
    .$if(q !== '', (query) => query.where('text', 'ilike', words));
  const paragraphs = await matching
    .select(['id', 'lead', 'text', 'heading_level'])
    .orderBy('position')
    .limit(page.page_size)
    .offset((page.page_num - 1) * page.page_size)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { paragraphs, total };
}

export async function setText(tx: Tx, documentId: string, id: string, text: string): Promise<void> {
  await tx
    .updateTable('amend_paragraphs')
    .set(({ eb }) => ({ text, version: eb('version', '+', 1) }))
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .execute();
}

export type ChangedChange = Partial<
  Pick<
    Change,
    | 'state'
    | 'instruction'
    | 'variant'
    | 'runId'
    | 'base'
    | 'proposed'
    | 'maker'
    | 'engineVersion'
    | 'error'
    | 'say'
    | 'reply'
  > & { decidedAt: Date | null }
>;

const columnOf = {
  state: 'state',
  instruction: 'instruction',
  variant: 'variant',
  runId: 'run_id',
  base: 'base',
  proposed: 'proposed',
  maker: 'maker',
  engineVersion: 'engine_version',
  error: 'error',
  say: 'say',
  reply: 'reply',
  decidedAt: 'decided_at',
} as const satisfies Record<keyof ChangedChange, string>;

const rowOf = (change: ChangedChange): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [columnOf[name as keyof ChangedChange], value]));

export async function changeChange(tx: Tx, id: string, change: ChangedChange): Promise<void> {
  await tx.updateTable('amend_changes').set(rowOf(change)).where('id', '=', id).execute();
}

/** What a run found, if its change still waits for it: one that was asked again, decided or stopped meanwhile stays as it is. */
export async function settleRun(tx: Tx, id: string, runId: string, change: ChangedChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('amend_changes')
    .set(rowOf(change))
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .where('state', '=', 'WORKING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Paragraphs that are not as they were sent. */
export async function listAmended(db: Queryable, documentId: string): Promise<{ id: string; text: string }[]> {
  return db
    .selectFrom('amend_paragraphs')
    .select(['id', 'text'])
    .where('document_id', '=', documentId)
    .whereRef('text', '<>', 'original')
    .orderBy('position')
    .execute();
}

export async function deleteDocument(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('amend_documents').where('id', '=', id).execute();
}

/** Those that nobody has touched for so long, with their files. */
export async function deleteOld(tx: Tx, { before, limit }: Batch): Promise<string[]> {
  const rows = await tx
    .deleteFrom('amend_documents')
    .where(
      'id',
      'in',
      tx
        .selectFrom('amend_documents')
        .select('id')
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

export async function findOldest(db: Queryable): Promise<Date | null> {
  const row = await db
    .selectFrom('amend_documents')
    .select(({ fn }) => fn.min<Date | null>('updated_at').as('oldest'))
    .executeTakeFirst();
  return row?.oldest ?? null;
}

export async function deleteDocumentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('amend_documents').where('user_id', '=', userId).execute();
}

export async function listForExport(db: Queryable, userId: string) {
  return db
    .selectFrom('amend_documents')
    .innerJoin('amend_changes', 'amend_changes.document_id', 'amend_documents.id')
    .select([
      'amend_documents.name',
      'amend_changes.comment',
      'amend_changes.quote',
      'amend_changes.instruction',
      'amend_changes.state',
      'amend_changes.base',
      'amend_changes.proposed',
      'amend_changes.reply',
      'amend_changes.created_at',
      'amend_changes.decided_at',
    ])
    .where('amend_documents.user_id', '=', userId)
    .orderBy('amend_documents.created_at')
    .orderBy('amend_changes.position')
    .execute();
}
