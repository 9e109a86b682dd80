import { Language } from '@yanmo/contract/languages';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export interface SampleRow {
  id: string;
  engineVersion: string;
  language: Language;
  title: string;
  field: string;
  level: string;
  units: number;
  pages: number;
  fileKey: string;
  createdAt: Date;
}

export async function insertSample(tx: Tx, sample: SampleRow): Promise<void> {
  await tx
    .insertInto('sample_papers')
    .values({
      id: sample.id,
      engine_version: sample.engineVersion,
      language: sample.language,
      title: sample.title,
      field: sample.field,
      level: sample.level,
      units: sample.units,
      pages: sample.pages,
      file_key: sample.fileKey,
      created_at: sample.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const read = createRowReader('sample_papers', { language: Language });

/** The newest of each. */
export async function listSamples(db: Queryable, ids: readonly string[]): Promise<SampleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sample_papers')
    .distinctOn('id')
    .select([
      'id',
      'engine_version as engineVersion',
      'language',
      'title',
      'field',
      'level',
      'units',
      'pages',
      'file_key as fileKey',
      'created_at as createdAt',
    ])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(read);
}

export async function hasSample(db: Queryable, id: string, engineVersion: string): Promise<boolean> {
  const row = await db
    .selectFrom('sample_papers')
    .select('id')
    .where('id', '=', id)
    .where('engine_version', '=', engineVersion)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of other versions of the engine; answers where their files lie. */
export async function deleteOtherSamples(tx: Tx, id: string, engineVersion: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('sample_papers')
    .where('id', '=', id)
    .where('engine_version', '<>', engineVersion)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Those of papers that are not among these; answers where their files lie. */
export async function deleteFormerSamples(tx: Tx, shown: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('sample_papers')
    .where('id', 'not in', [...shown])
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}
