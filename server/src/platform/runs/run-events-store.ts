import { type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Queryable, Tx } from '../database/database.ts';

export const runEventsChannel = 'run_events';

/** A text that is whole, as it is kept among the events; `live`: generation and number at which a reader has all of it. */
export interface WholeText {
  step: string;
  offset: 0;
  text: string;
  live: [generation: number, seq: number];
}

export const textEventType = 'text';

export interface RunEvent {
  seq: number;
  type: string;
  data: unknown;
}

/**
 * Appends to a run that is not over, and wakes its watchers at commit. The number is taken by updating the run's row,
 * which serialises the writers of one run until they commit: events become visible in the order of their numbers.
 * Returns false when the run is over.
 */
export async function appendRunEvents(
  tx: Tx,
  runId: string,
  events: { type: string; data: unknown }[],
): Promise<boolean> {
  const run = await tx
    .updateTable('runs')
    .set((eb) => ({ last_seq: eb('last_seq', '+', events.length) }))
    .where('id', '=', runId)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .returning('last_seq')
    .executeTakeFirst();
  if (!run) return false;
  const first = run.last_seq - events.length + 1;
  await tx
    .insertInto('run_events')
    .values(
      events.map(({ type, data }, index) => ({
        run_id: runId,
        seq: first + index,
        type,
        data: JSON.stringify(data ?? null),
      })),
    )
    .execute();
  // The id only: a payload is limited to 8 kB, and a reader that was away needs the table anyway.
  await sql`select pg_notify(${runEventsChannel}, ${runId})`.execute(tx);
  return true;
}

/** AppError not_found. */
export async function getRunProgress(db: Queryable, runId: string): Promise<{ lastSeq: number; isOver: boolean }> {
  const row = await db
    .selectFrom('runs')
    .select(['last_seq', sql<SqlBool>`finished_at is not null`.as('is_over')])
    .where('id', '=', runId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { lastSeq: row.last_seq, isOver: Boolean(row.is_over) };
}

interface EventRow {
  is_over: boolean;
  seq: number | null;
  type: string;
  data: unknown;
}

/** One statement, one snapshot: when it says that the run is over, no later event exists. */
export async function readRunEvents(
  pool: pg.Pool,
  runId: string,
  afterSeq: number,
  limit: number,
): Promise<{ isOver: boolean; events: RunEvent[] }> {
  const { rows } = await pool.query<EventRow>({
    name: 'read-run-events',
    text: `select r.finished_at is not null as is_over, e.seq, e.type, e.data
             from runs r
             left join lateral (
               select seq, type, data from run_events where run_id = r.id and seq > $2 order by seq limit $3
             ) e on true
            where r.id = $1
            order by e.seq`,
    values: [runId, afterSeq, limit],
  });
  const events = rows.flatMap(({ seq, type, data }) => (seq === null ? [] : [{ seq, type, data }]));
  // A run that was removed (its user deleted the account) has nothing more to say.
  return { isOver: rows[0]?.is_over ?? true, events };
}
