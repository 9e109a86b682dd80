import { sql } from 'kysely';
import { z } from 'zod';
import type { CitationStyle } from '../../../documents/citations/citations.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import { StoredStyle } from '../stored-paper.ts';
import { Statement } from './ai-statement.ts';
import type { Certificate } from './certificate.ts';
import { StoredCertificate } from './stored-certificate.ts';

/** One export of a paper: the files that lie in its folder, and what is true of them. */
export interface PaperEdition {
  paperId: string;
  edition: number;
  isPreview: boolean;
  folder: string;
  templateId: string;
  citationStyle: CitationStyle;
  pages: number;
  certificate: Certificate | null;
  statement: Statement | null;
  /** The version of each section that is in its files, by section id. */
  versions: Record<string, number>;
  createdAt: Date;
}

const columns = [
  'paper_editions.paper_id as paperId',
  'paper_editions.edition',
  'paper_editions.is_preview as isPreview',
  'paper_editions.folder',
  'paper_editions.template_id as templateId',
  'paper_editions.citation_style as citationStyle',
  'paper_editions.pages',
  'paper_editions.certificate',
  'paper_editions.statement',
  'paper_editions.versions',
  'paper_editions.created_at as createdAt',
] as const;

const read = createRowReader(
  'paper_editions',
  {
    citationStyle: StoredStyle,
    certificate: StoredCertificate.nullable(),
    statement: Statement.nullable(),
    versions: z.record(z.string(), z.number()),
  },
  ['paperId', 'edition'],
);

export async function insertEdition(tx: Tx, edition: PaperEdition): Promise<void> {
  await tx
    .insertInto('paper_editions')
    .values({
      paper_id: edition.paperId,
      edition: edition.edition,
      is_preview: edition.isPreview,
      folder: edition.folder,
      template_id: edition.templateId,
      citation_style: edition.citationStyle,
      pages: edition.pages,
      certificate: edition.certificate === null ? null : JSON.stringify(edition.certificate),
      statement: edition.statement === null ? null : JSON.stringify(edition.statement),
      versions: JSON.stringify(edition.versions),
      created_at: edition.createdAt,
    })
    .execute();
}

/** Newest first. */
export async function listEditions(db: Queryable, paperId: string): Promise<PaperEdition[]> {
  const rows = await db
    .selectFrom('paper_editions')
    .select(columns)
    .where('paper_id', '=', paperId)
    .orderBy('edition', 'desc')
    .execute();
  return rows.map(read);
}

/** The one that is served; null before the first one, and for what was delivered before there were editions. */
export async function findCurrentEdition(db: Queryable, itemId: string): Promise<PaperEdition | null> {
  const row = await db
    .selectFrom('papers')
    .innerJoin('paper_editions', (join) =>
      join.onRef('paper_editions.paper_id', '=', 'papers.id').onRef('paper_editions.edition', '=', 'papers.edition'),
    )
    .select(columns)
    .where('papers.item_id', '=', itemId)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** By item: where the files of the one that is served lie; what is true of them is not read, as lists ask for many. */
export async function listServedFolders(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, Pick<PaperEdition, 'folder' | 'isPreview'>>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('papers')
    .innerJoin('paper_editions', (join) =>
      join.onRef('paper_editions.paper_id', '=', 'papers.id').onRef('paper_editions.edition', '=', 'papers.edition'),
    )
    .select(['papers.item_id as itemId', 'paper_editions.folder', 'paper_editions.is_preview as isPreview'])
    .where('papers.item_id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map(({ itemId, ...edition }) => [itemId, edition]));
}

/** The texts that are in an edition, by section id, whatever was changed since. */
export async function readSectionsOf(
  db: Queryable,
  paperId: string,
  versions: PaperEdition['versions'],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('paper_sections')
    .select(['section_id', 'text'])
    .where('paper_id', '=', paperId)
    // Picked by the database: a section that is edited for months has hundreds of versions.
    .where(sql<boolean>`version = (${JSON.stringify(versions)}::jsonb ->> section_id)::integer`)
    .execute();
  return new Map(rows.map(({ section_id, text }) => [section_id, text]));
}

/** Before the first byte: see paper_files. */
export async function insertFileKeys(db: Queryable, paperId: string, keys: readonly string[]): Promise<void> {
  await db
    .insertInto('paper_files')
    .values(keys.map((key) => ({ key, paper_id: paperId })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Which of them are still known: those of an erased account are not. */
export async function findFileKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_files')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return rows.map(({ key }) => key);
}

export async function listFileKeysOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_files')
    .innerJoin('papers', 'papers.id', 'paper_files.paper_id')
    .select('paper_files.key')
    .where('papers.user_id', '=', userId)
    .execute();
  return rows.map(({ key }) => key);
}

export async function listEditionsForExport(db: Queryable, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom('paper_editions')
    .innerJoin('papers', 'papers.id', 'paper_editions.paper_id')
    .select([
      'papers.out_trade_no',
      'papers.kind',
      'paper_editions.edition',
      'paper_editions.template_id',
      'paper_editions.citation_style',
      'paper_editions.pages',
      'paper_editions.certificate',
      'paper_editions.statement',
      'paper_editions.created_at',
    ])
    .where('papers.user_id', '=', userId)
    .where('papers.item_id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .orderBy('paper_editions.created_at')
    .execute();
}
