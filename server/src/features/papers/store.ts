import { countDraft } from '@yanmo/contract/draft-count';
import type { Language } from '@yanmo/contract/languages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CitationStyle } from '../../documents/citations/citations.ts';
import type { PaperPlan } from '../../engines/engine.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { CitationCheck } from './citation-check.ts';
import type { Certificate } from './editions/certificate.ts';
import { StoredCertificate } from './editions/stored-certificate.ts';
import { type PaperBasis, StoredAbstracts, StoredBasis, StoredPlan, StoredStyle } from './stored-paper.ts';

export type { PaperBasis } from './stored-paper.ts';

export interface Paper {
  id: string;
  itemId: string;
  userId: string;
  outTradeNo: string;
  kind: string;
  key1: string;
  request: PaperBasis;
  workIds: string[] | null;
  plan: PaperPlan | null;
  /** Null until its citations were checked. */
  citationCheck: CitationCheck | null;
  templateId: string;
  citationStyle: CitationStyle;
  runId: string | null;
  engine: string;
  engineVersion: string;
  abstracts: Partial<Record<Language, string>>;
  acknowledgements: string | null;
  certificate: Certificate | null;
  pages: number | null;
  deliveredAt: Date | null;
  /** The one whose files are served, from 1; 0 for none, and for what was delivered before there were editions. */
  edition: number;
  exportRunId: string | null;
  packRunId: string | null;
}

const columns = [
  'id',
  'item_id as itemId',
  'user_id as userId',
  'out_trade_no as outTradeNo',
  'kind',
  'key1',
  'request',
  'work_ids as workIds',
  'plan',
  'citation_check as citationCheck',
  'template_id as templateId',
  'citation_style as citationStyle',
  'run_id as runId',
  'engine',
  'engine_version as engineVersion',
  'abstracts',
  'acknowledgements',
  'certificate',
  'pages',
  'delivered_at as deliveredAt',
  'edition',
  'export_run_id as exportRunId',
  'pack_run_id as packRunId',
] as const;

const read = createRowReader('papers', {
  request: StoredBasis,
  plan: StoredPlan.nullable(),
  citationCheck: CitationCheck.nullable(),
  citationStyle: StoredStyle,
  abstracts: StoredAbstracts,
  certificate: StoredCertificate.nullable(),
});

export type NewPaper = Pick<
  Paper,
  | 'itemId'
  | 'userId'
  | 'outTradeNo'
  | 'kind'
  | 'key1'
  | 'request'
  | 'templateId'
  | 'citationStyle'
  | 'engine'
  | 'engineVersion'
> & { at: Date };

/** The one of this item when it is there already: the balance goes on with what the deposit began. */
export async function ensurePaper(tx: Tx, paper: NewPaper): Promise<Paper> {
  await tx
    .insertInto('papers')
    .values({
      item_id: paper.itemId,
      user_id: paper.userId,
      out_trade_no: paper.outTradeNo,
      kind: paper.kind,
      key1: paper.key1,
      request: JSON.stringify(paper.request),
      template_id: paper.templateId,
      citation_style: paper.citationStyle,
      engine: paper.engine,
      engine_version: paper.engineVersion,
      created_at: paper.at,
    })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute();
  return getPaperOfItem(tx, paper.itemId);
}

export async function findPaperOfItem(db: Queryable, itemId: string): Promise<Paper | null> {
  const row = await db.selectFrom('papers').select(columns).where('item_id', '=', itemId).executeTakeFirst();
  return row ? read(row) : null;
}

async function getPaperOfItem(db: Queryable, itemId: string): Promise<Paper> {
  const paper = await findPaperOfItem(db, itemId);
  if (!paper) throw new Error(`item ${itemId} has no paper`);
  return paper;
}

export async function getPaper(db: Queryable, id: string): Promise<Paper> {
  return read(await db.selectFrom('papers').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

export async function findPaper(db: Queryable, id: string): Promise<Paper | null> {
  const row = await db.selectFrom('papers').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Papers themselves, not what goes with them. */
export async function listPaperIds(db: Queryable, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('papers')
    .select('id')
    .where('item_id', 'in', [...itemIds])
    .where('kind', '=', 'PAPER')
    .execute();
  return rows.map(({ id }) => id);
}

/** Held to the end of the transaction: editions and versions of a paper come one after the other. */
export async function lockPaper(tx: Tx, id: string): Promise<Paper> {
  return read(await tx.selectFrom('papers').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow());
}

export async function findPaperOf(db: Queryable, userId: string, outTradeNo: string): Promise<Paper | null> {
  const row = await db
    .selectFrom('papers')
    .select(columns)
    .where('user_id', '=', userId)
    .where('out_trade_no', '=', outTradeNo)
    .where('kind', '=', 'PAPER')
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** What goes with a paper of the same order and was not begun yet. */
export async function listWaitingBeside(db: Queryable, paper: Pick<Paper, 'userId' | 'outTradeNo'>): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .select(columns)
    .where('user_id', '=', paper.userId)
    .where('out_trade_no', '=', paper.outTradeNo)
    .where('kind', '<>', 'PAPER')
    .where('run_id', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(read);
}

export interface PaperChange {
  workIds?: readonly string[];
  plan?: PaperPlan;
  citationCheck?: CitationCheck;
  runId?: string | null;
  abstracts?: Paper['abstracts'];
  acknowledgements?: string;
  certificate?: Certificate;
  pages?: number;
  deliveredAt?: Date;
  edition?: number;
  exportRunId?: string;
  packRunId?: string;
  templateId?: string;
  citationStyle?: CitationStyle;
}

export async function changePaper(tx: Queryable, id: string, change: PaperChange): Promise<void> {
  await tx
    .updateTable('papers')
    .set({
      ...(change.workIds === undefined ? {} : { work_ids: [...change.workIds] }),
      ...(change.citationCheck === undefined ? {} : { citation_check: JSON.stringify(change.citationCheck) }),
      ...(change.plan === undefined ? {} : { plan: JSON.stringify(change.plan) }),
      ...(change.runId === undefined ? {} : { run_id: change.runId }),
      ...(change.abstracts === undefined ? {} : { abstracts: JSON.stringify(change.abstracts) }),
      ...(change.acknowledgements === undefined ? {} : { acknowledgements: change.acknowledgements }),
      ...(change.certificate === undefined ? {} : { certificate: JSON.stringify(change.certificate) }),
      ...(change.pages === undefined ? {} : { pages: change.pages }),
      ...(change.deliveredAt === undefined ? {} : { delivered_at: change.deliveredAt }),
      ...(change.edition === undefined ? {} : { edition: change.edition }),
      ...(change.exportRunId === undefined ? {} : { export_run_id: change.exportRunId }),
      ...(change.packRunId === undefined ? {} : { pack_run_id: change.packRunId }),
      ...(change.templateId === undefined ? {} : { template_id: change.templateId }),
      ...(change.citationStyle === undefined ? {} : { citation_style: change.citationStyle }),
    })
    .where('id', '=', id)
    .execute();
}

export async function insertSection(
  tx: Tx,
  section: { paperId: string; sectionId: string; text: string; engineVersion: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('paper_sections')
    .values({
      paper_id: section.paperId,
      section_id: section.sectionId,
      version: 1,
      text: section.text,
      units: countDraft(section.text),
      origin: 'ENGINE',
      engine_version: section.engineVersion,
      created_at: section.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest version of each section, by its id. */
export async function readSections(db: Queryable, paperId: string): Promise<Map<string, string>> {
  return new Map([...(await readNewestSections(db, paperId))].map(([id, { text }]) => [id, text]));
}

/** The newest version of each section with its number, in one look. */
export async function readNewestSections(
  db: Queryable,
  paperId: string,
): Promise<Map<string, { text: string; version: number }>> {
  const rows = await db
    .selectFrom('paper_sections')
    .distinctOn('section_id')
    .select(['section_id', 'text', 'version'])
    .where('paper_id', '=', paperId)
    .orderBy('section_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map(({ section_id, text, version }) => [section_id, { text, version }]));
}

export const sectionOrigins = ['ENGINE', 'AMENDMENT', 'STUDENT'] as const;
export type SectionOrigin = (typeof sectionOrigins)[number];

/** One version of one section, without its text. */
export interface SectionVersion {
  sectionId: string;
  version: number;
  origin: SectionOrigin;
  engineVersion: string;
  createdAt: Date;
}

const readVersion = createRowReader('paper_sections', { origin: z.enum(sectionOrigins) }, ['sectionId', 'version']);

/** In the order of their writing. */
export async function listSectionVersions(db: Queryable, paperId: string): Promise<SectionVersion[]> {
  const rows = await db
    .selectFrom('paper_sections')
    .select([
      'section_id as sectionId',
      'version',
      'origin',
      'engine_version as engineVersion',
      'created_at as createdAt',
    ])
    .where('paper_id', '=', paperId)
    .orderBy('section_id')
    .orderBy('version')
    .execute();
  return rows.map(readVersion);
}

export async function listPapersForExport(tx: Tx, userId: string, itemIds: readonly string[]) {
  return tx
    .selectFrom('papers')
    .innerJoin('paper_sections', 'paper_sections.paper_id', 'papers.id')
    .select([
      'papers.id',
      'papers.out_trade_no',
      'section_id',
      'version',
      'text',
      'origin',
      'paper_sections.created_at',
    ])
    .where('user_id', '=', userId)
    .where('papers.item_id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .execute();
}

export async function deletePapersOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('papers').where('user_id', '=', userId).returning('item_id').execute();
  return rows.map(({ item_id }) => item_id);
}
