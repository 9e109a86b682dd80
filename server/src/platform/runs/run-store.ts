import type { ErrorCode } from '@yanmo/contract/errors';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';
import { holdUser } from '../database/living-user.ts';
import type { RunsTable } from '../database/schema.ts';
import { endLiveTexts } from '../live-text/live-text-store.ts';
import type { Run, RunState } from './run.ts';

export const openStates: RunState[] = ['QUEUED', 'RUNNING'];
function toRun(row: Selectable<RunsTable>): Run {
  return {
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    subject: row.subject,
    input: row.input,
    state: row.state as RunState,
    priority: row.priority,
    phase: row.phase,
    error: row.error as ErrorCode | null,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

export interface NewRun {
  kind: string;
  userId: string | null;
  subject: string;
  input: unknown;
  priority: number;
}

export async function insertRun(tx: Tx, { kind, userId, subject, input, priority }: NewRun): Promise<Run> {
  const row = await tx
    .insertInto('runs')
    .values({ kind, user_id: userId, subject, input: JSON.stringify(input), priority })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRun(row);
}

export async function findRun(db: Queryable, id: string): Promise<Run | null> {
  const row = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function getRun(db: Queryable, id: string): Promise<Run> {
  return toRun(await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

/** The newest run of a kind about a subject. */
export async function findRunOf(db: Queryable, kind: string, subject: string): Promise<Run | null> {
  const row = await db
    .selectFrom('runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

/** False when the account of its user is erased; a run of nobody is held by nobody. */
export async function holdUserOfRun(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('runs').select('user_id').where('id', '=', id).executeTakeFirst();
  return !row?.user_id || holdUser(tx, row.user_id);
}

/** Whoever changes more than one row of a run locks the run first: always run, then steps, so that none wait in a circle. */
export async function lockRun(tx: Tx, id: string): Promise<Run | null> {
  const row = await tx.selectFrom('runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function setPhase(tx: Tx, runId: string, phase: string): Promise<void> {
  await tx.updateTable('runs').set({ phase }).where('id', '=', runId).execute();
}

/** Steps that are still open end with it. */
export async function closeRun(tx: Tx, runId: string, state: RunState, error: ErrorCode | null): Promise<Run> {
  await tx
    .updateTable('run_steps')
    .set({ state: 'CANCELLED', lease_until: null, finished_at: sql`now()` })
    .where('run_id', '=', runId)
    .where('state', 'in', openStates)
    .execute();
  const row = await tx
    .updateTable('runs')
    .set({ state, error, finished_at: sql`now()` })
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRun(row);
}

/** Each subject once: a paper that was paid in two stages has two runs. */
export async function countRunsSucceededSince(db: Queryable, kind: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('runs')
    .select((eb) => eb.fn.count<number>('subject').distinct().as('count'))
    .where('kind', '=', kind)
    .where('state', '=', 'SUCCEEDED')
    .where('finished_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. Of those of erased accounts nothing is known any more, not even what they were about: they are left out. */
export async function listSucceededRuns(db: Queryable, kind: string, limit: number): Promise<Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'SUCCEEDED')
    .where('subject', '<>', '')
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRun);
}

export async function listRunsOf(db: Queryable, userId: string) {
  return await db
    .selectFrom('runs')
    .select(['id', 'kind', 'subject', 'state', 'created_at', 'finished_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Before any row that the steps of a run write: one that ends at this moment is waited for, not met half-way. */
export async function lockRunsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('runs').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
}

/**
 * What a run said and read is forgotten; that it ran stays, so that the counters of a day remain true. A worker that
 * still holds a step finds it gone and writes nothing.
 */
export async function eraseRunsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('runs').select('id').where('user_id', '=', userId);
  const ids = await own.execute();
  await endLiveTexts(
    tx,
    ids.map(({ id }) => id),
  );
  await tx.deleteFrom('run_steps').where('run_id', 'in', own).execute();
  await tx.deleteFrom('run_events').where('run_id', 'in', own).execute();
  await tx
    .updateTable('runs')
    .set((expression) => ({
      user_id: null,
      subject: '',
      input: '{}',
      state: expression.case().when('state', 'in', openStates).then('CANCELLED').else(expression.ref('state')).end(),
      finished_at: sql<Date>`coalesce(finished_at, now())`,
    }))
    .where('user_id', '=', userId)
    .execute();
}
