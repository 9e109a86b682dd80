import { z } from 'zod';
import type { ReadRefusal } from '../../../documents/readers/reading.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export const sourceKinds = ['FILE', 'PAPER', 'OUTLINE', 'LIBRARY'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What a source is of; it goes with that. */
export type SourceOf =
  | { kind: 'FILE'; fileKey: string }
  | { kind: 'PAPER'; paperId: string }
  | { kind: 'OUTLINE'; outlineId: string }
  | { kind: 'LIBRARY' };

export interface Source {
  id: number;
  userId: string;
  kind: SourceKind;
  key: string;
  title: string;
  state: 'READING' | 'READY' | 'FAILED';
  error: ReadRefusal | null;
  version: string | null;
  form: number | null;
  stems: 'en' | 'es';
  pages: number | null;
  characters: number;
  lengths: Buffer;
}

const columns = [
  ...(['id', 'user_id as userId', 'kind', 'key', 'title', 'state', 'error'] as const),
  ...(['version', 'form', 'stems', 'pages', 'characters', 'lengths'] as const),
] as const;

const failures = [
  ...(['file_unreadable', 'file_encrypted', 'file_without_text', 'file_too_long'] as const),
  ...(['file_type_refused', 'file_took_too_long', 'file_too_many_pages'] as const),
] as const satisfies readonly ReadRefusal[];

const readSource = createRowReader('passage_sources', {
  kind: z.enum(sourceKinds),
  state: z.enum(['READING', 'READY', 'FAILED']),
  error: z.enum(failures).nullable(),
  stems: z.enum(['en', 'es']),
});

const columnsOf = (of: SourceOf) => ({
  kind: of.kind,
  file_key: of.kind === 'FILE' ? of.fileKey : null,
  paper_id: of.kind === 'PAPER' ? of.paperId : null,
  outline_id: of.kind === 'OUTLINE' ? of.outlineId : null,
});

/** Of two who come at once the second waits for the first, and finds its row. */
export async function ensureSource(
  tx: Tx,
  source: { userId: string; of: SourceOf; key: string; title: string; at: Date },
): Promise<Source> {
  const { userId, of, key, title, at } = source;
  await tx
    .insertInto('passage_sources')
    .values({
      ...columnsOf(of),
      ...{ user_id: userId, key, title, state: 'READING', created_at: at, updated_at: at },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'file_key', 'paper_id', 'outline_id']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('passage_sources')
    .select(columns)
    .where('user_id', '=', userId)
    .where('kind', '=', of.kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readSource(row);
}

export async function findSource(db: Queryable, id: number): Promise<Source | null> {
  const row = await db.selectFrom('passage_sources').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? readSource(row) : null;
}

/** Held to the end of the transaction; null when it is gone. */
export async function lockSource(tx: Tx, id: number): Promise<Source | null> {
  const query = tx.selectFrom('passage_sources').select(columns).where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row ? readSource(row) : null;
}

/** Of this user alone, whatever else is asked for. */
export async function listSources(
  db: Queryable,
  userId: string,
  asked: readonly { kind: SourceKind; key: string }[],
): Promise<Source[]> {
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('passage_sources')
    .select(columns)
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'key'),
        'in',
        asked.map(({ kind, key }) => tuple(kind, key)),
      ),
    )
    .execute();
  return rows.map(readSource);
}

export async function markReading(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('passage_sources')
    .set({ state: 'READING', error: null, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(tx: Tx, id: number, failed: { error: ReadRefusal; form: number; at: Date }) {
  const { error, form, at } = failed;
  await tx
    .updateTable('passage_sources')
    .set({ state: 'FAILED', error, form, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'READING')
    .execute();
}

export interface ReadyState {
  title: string;
  version: string | null;
  form: number;
  stems: 'en' | 'es';
  pages: number | null;
  characters: number;
  lengths: Buffer;
  at: Date;
}

export async function markReady(tx: Tx, id: number, { at, ...ready }: ReadyState): Promise<void> {
  await tx
    .updateTable('passage_sources')
    .set({ ...ready, state: 'READY', error: null, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function listSourcesForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('passage_sources')
    .select(['kind', 'key', 'title', 'state', 'error', 'pages', 'characters', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteSourcesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passage_sources').where('user_id', '=', userId).execute();
}
