import type { ErrorCode } from '@yanmo/contract/errors';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';
import type { RunStepsTable } from '../database/schema.ts';
import type { Run, RunState, Step, StepProgress } from './run.ts';
import { findRun, openStates } from './run-store.ts';

/** A claimed step: `attempt` is the fence under which its worker writes. */
export type Fence = Pick<Step, 'id' | 'runId' | 'attempt'>;

/** Whole milliseconds, as a Date holds them: a job that starts at that Date must not find the step not yet due. */
const inMs = (ms: number) => sql<Date>`date_trunc('milliseconds', now() + ${ms} * interval '1 millisecond')`;

function toStep(row: Selectable<RunStepsTable>): Step {
  return {
    id: row.id,
    runId: row.run_id,
    kind: row.kind,
    key: row.key,
    phase: row.phase,
    position: row.position,
    input: row.input,
    output: row.output,
    state: row.state as RunState,
    attempt: row.attempt,
    failures: row.failures,
    lostLeases: row.lost_leases,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** A step that exists already, done in an earlier phase, joins the new phase as it is: the same input is done once. */
export async function insertSteps(
  tx: Tx,
  runId: string,
  phase: string,
  steps: { kind: string; key: string; input: unknown }[],
): Promise<Step[]> {
  if (steps.length === 0) return [];
  const rows = await tx
    .insertInto('run_steps')
    .values(
      steps.map(({ kind, key, input }, position) => ({
        run_id: runId,
        kind,
        key,
        phase,
        position,
        input: JSON.stringify(input),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', 'key'])
        .doUpdateSet((eb) => ({ phase: eb.ref('excluded.phase'), position: eb.ref('excluded.position') })),
    )
    .returningAll()
    .execute();
  return rows.map(toStep);
}

/** With what they answered. */
export async function listSteps(db: Queryable, runId: string, phase?: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('run_steps')
    .selectAll()
    .where('run_id', '=', runId)
    .$if(phase !== undefined, (query) => query.where('phase', '=', phase ?? ''))
    .orderBy('created_at')
    .orderBy('position')
    .execute();
  return rows.map(toStep);
}

export async function listStepProgress(db: Queryable, runId: string): Promise<StepProgress[]> {
  const rows = await db
    .selectFrom('run_steps')
    .select(['id', 'kind', 'input', 'state', 'created_at as createdAt'])
    .where('run_id', '=', runId)
    .orderBy('created_at')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as RunState }));
}

/** Null when there is nothing to do: done, held by another worker, cancelled, or not due yet. Its age is by the database's clock. */
export async function claimStep(
  tx: Tx,
  stepId: string,
  worker: string,
  leaseMs: number,
): Promise<{ run: Run; step: Step; ageMs: number } | null> {
  const found = await tx.selectFrom('run_steps').select('run_id').where('id', '=', stepId).executeTakeFirst();
  if (!found) return null;
  await tx
    .updateTable('runs')
    .set({ state: 'RUNNING', started_at: sql`now()` })
    .where('id', '=', found.run_id)
    .where('state', '=', 'QUEUED')
    .execute();
  const step = await tx
    .updateTable('run_steps')
    .set((eb) => ({ state: 'RUNNING', attempt: eb('attempt', '+', 1), lease_until: inMs(leaseMs), worker }))
    .where('id', '=', stepId)
    .where('state', '=', 'QUEUED')
    .where('available_at', '<=', sql<Date>`now()`)
    .returningAll()
    .returning(sql<number>`extract(epoch from now() - created_at)::float8 * 1000`.as('age_ms'))
    .executeTakeFirst();
  const run = step && (await findRun(tx, step.run_id));
  return run ? { run, step: toStep(step), ageMs: step.age_ms } : null;
}

function fenced(db: Queryable, { id, attempt }: Fence) {
  return db.updateTable('run_steps').where('id', '=', id).where('attempt', '=', attempt).where('state', '=', 'RUNNING');
}

/** The writers below return false when the fence no longer holds; nothing is written then. */
export async function extendLease(db: Queryable, fence: Fence, leaseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await fenced(db, fence)
    .set({ lease_until: inMs(leaseMs) })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds the step until the transaction ends: nobody takes it over between this check and the commit. */
export async function lockHeldStep(tx: Tx, { id, attempt }: Fence): Promise<boolean> {
  const row = await tx
    .selectFrom('run_steps')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'RUNNING')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function succeedStep(tx: Tx, fence: Fence, output: unknown): Promise<boolean> {
  const { numUpdatedRows } = await fenced(tx, fence)
    .set({
      state: 'SUCCEEDED',
      output: JSON.stringify(output ?? null),
      lease_until: null,
      finished_at: sql`now()`,
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function failStep(
  tx: Tx,
  fence: Fence,
  { error, onlyIfExpired }: { error: ErrorCode; onlyIfExpired: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await fenced(tx, fence)
    .$if(onlyIfExpired, (query) => query.where('lease_until', '<', sql<Date>`now()`))
    .set((eb) => ({
      state: 'FAILED',
      error,
      failures: eb('failures', '+', 1),
      lease_until: null,
      finished_at: sql`now()`,
    }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Back to the queue. Returns when its job is to start, or null when the fence no longer holds. */
export async function requeueStep(
  tx: Tx,
  fence: Fence,
  change: { delayMs: number; error: ErrorCode | null; onlyIfExpired: boolean },
): Promise<Date | null> {
  const row = await fenced(tx, fence)
    .$if(change.onlyIfExpired, (query) => query.where('lease_until', '<', sql<Date>`now()`))
    .set((eb) => ({
      state: 'QUEUED',
      failures: eb('failures', '+', change.error === null ? 0 : 1),
      lost_leases: eb('lost_leases', '+', change.onlyIfExpired ? 1 : 0),
      error: change.error,
      lease_until: null,
      worker: null,
      available_at: inMs(change.delayMs),
      sent_at: inMs(change.delayMs),
    }))
    .returning('available_at')
    .executeTakeFirst();
  return row?.available_at ?? null;
}

/** Of a phase: how many there are and how many are done; of the whole run: how many are open. */
export async function countSteps(
  tx: Tx,
  runId: string,
  phase: string,
): Promise<{ done: number; total: number; open: number }> {
  return await tx
    .selectFrom('run_steps')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('phase', '=', phase).as('total'),
      eb.fn.countAll<number>().filterWhere('phase', '=', phase).filterWhere('state', '=', 'SUCCEEDED').as('done'),
      eb.fn.countAll<number>().filterWhere('state', 'in', openStates).as('open'),
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
}

export async function listExpiredSteps(db: Queryable, limit: number): Promise<Step[]> {
  const rows = await db
    .selectFrom('run_steps')
    .selectAll()
    .where('state', '=', 'RUNNING')
    .where('lease_until', '<', sql<Date>`now()`)
    .orderBy('lease_until')
    .limit(limit)
    .execute();
  return rows.map(toStep);
}

/** Steps that have waited so long that their job may be lost; they count as sent again. */
export async function takeForgottenSteps(tx: Tx, waitedMs: number, limit: number): Promise<Step[]> {
  const forgotten = tx
    .selectFrom('run_steps')
    .select('id')
    .where('state', '=', 'QUEUED')
    .where('sent_at', '<', inMs(-waitedMs))
    .orderBy('sent_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await tx
    .updateTable('run_steps')
    .set({ sent_at: sql`now()` })
    .where('id', 'in', forgotten)
    .returningAll()
    .execute();
  return rows.map(toStep);
}
