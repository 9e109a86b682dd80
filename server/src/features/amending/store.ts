import { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import type { Batch } from '../../platform/retention/sweep.ts';
import type { AmendDocument } from './amending.ts';
import { countChanges, noCounts } from './change-store.ts';

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
