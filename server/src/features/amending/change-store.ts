import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Change, storedChange } from './amending.ts';

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

const isSettled = sql<boolean>`(state in ('ACCEPTED', 'DISMISSED') or coalesce((comment ->> 'isResolved')::boolean, false))`;

export interface Counts {
  changes: number;
  settled: number;
  accepted: number;
}
export const noCounts: Counts = { changes: 0, settled: 0, accepted: 0 };

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

/** What is being worked on, by whom. */
export async function listRuns(db: Queryable, documentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('amend_changes')
    .select('run_id')
    .where('document_id', '=', documentId)
    .where('state', '=', 'WORKING')
    .where('run_id', 'is not', null)
    .execute();
  return rows.flatMap(({ run_id }) => run_id ?? []);
}
