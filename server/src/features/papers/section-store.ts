import { countDraft } from '@yanmo/contract/draft-count';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type SectionOrigin, sectionOrigins } from './store.ts';

/** One version of a section, as a reader sees it. */
export interface SectionRow {
  sectionId: string;
  version: number;
  text: string;
  units: number;
  origin: SectionOrigin;
  /** What wrote it; '' for the student. */
  engineVersion: string;
  amendmentId: string | null;
  createdAt: Date;
}

const columns = [
  'section_id as sectionId',
  'version',
  'text',
  'units',
  'origin',
  'engine_version as engineVersion',
  'amendment_id as amendmentId',
  'created_at as createdAt',
] as const;

const readOrigin = createRowReader('paper_sections', { origin: z.enum(sectionOrigins) }, ['sectionId', 'version']);

type Raw = Omit<SectionRow, 'units' | 'origin'> & { units: number | null; origin: string };
const read = (row: Raw): SectionRow => ({ ...readOrigin(row), units: row.units ?? countDraft(row.text) });

/** The newest version of each section, by its id. */
export async function readNewest(db: Queryable, paperId: string): Promise<Map<string, SectionRow>> {
  const rows = await db
    .selectFrom('paper_sections')
    .distinctOn('section_id')
    .select(columns)
    .where('paper_id', '=', paperId)
    .orderBy('section_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.sectionId, read(row)]));
}

/** Without `version` the newest one. */
export async function findVersion(
  db: Queryable,
  { paperId, sectionId, version }: { paperId: string; sectionId: string; version?: number },
): Promise<SectionRow | null> {
  let query = db
    .selectFrom('paper_sections')
    .select(columns)
    .where('paper_id', '=', paperId)
    .where('section_id', '=', sectionId);
  if (version !== undefined) query = query.where('version', '=', version);
  const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return row ? read(row) : null;
}

/** The paper is locked: `version` is the newest one and one more. */
export async function insertVersion(
  tx: Tx,
  paperId: string,
  section: Omit<SectionRow, 'units' | 'createdAt'> & { at: Date },
): Promise<void> {
  await tx
    .insertInto('paper_sections')
    .values({
      paper_id: paperId,
      section_id: section.sectionId,
      version: section.version,
      text: section.text,
      units: countDraft(section.text),
      origin: section.origin,
      engine_version: section.engineVersion,
      amendment_id: section.amendmentId,
      created_at: section.at,
    })
    .execute();
}

export interface ListedVersion extends Omit<SectionRow, 'text' | 'amendmentId'> {
  /** What was asked for, where it came from a change. */
  instruction: string | null;
}

/** Every version of every section, newest first; texts are read only where nobody counted them. */
export async function listVersions(db: Queryable, paperId: string): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom('paper_sections')
    .leftJoin('paper_amendments', 'paper_amendments.id', 'paper_sections.amendment_id')
    .select((expression) => [
      'paper_sections.section_id as sectionId',
      'version',
      'units',
      'origin',
      'paper_sections.engine_version as engineVersion',
      'paper_sections.created_at as createdAt',
      'instruction',
      expression.case().when('units', 'is', null).then(expression.ref('paper_sections.text')).end().as('uncounted'),
    ])
    .where('paper_sections.paper_id', '=', paperId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ uncounted, ...row }) => ({
    ...readOrigin(row),
    units: row.units ?? countDraft(uncounted ?? ''),
  }));
}
