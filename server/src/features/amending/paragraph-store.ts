import type { PageQuery } from '@yanmo/contract/page';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { AmendParagraph } from './amending.ts';

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
