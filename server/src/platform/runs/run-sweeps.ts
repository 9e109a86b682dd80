import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { Batch, Removed, Sweep } from '../retention/sweep.ts';

/** A paper's run has some thousand events: a few of them fill a batch. */
const runsAtOnce = 50;

const parts = {
  // The last event says how it ended: whoever opens the page of an old run is told so (platform/events).
  events: { table: 'run_events', mark: 'keeps_events', which: sql`part.seq < run.last_seq` },
  steps: { table: 'run_steps', mark: 'keeps_steps', which: sql`true` },
} as const;
type Part = (typeof parts)[keyof typeof parts];

/** Of runs that are over alone: while one goes on, its readers resume by its events and its workers by its steps. */
async function removeOf(tx: Tx, { table, mark, which }: Part, { before, limit }: Batch): Promise<Removed> {
  const { rows: due } = await sql<{ id: string }>`
    select id from runs where finished_at < ${before} and ${sql.ref(mark)}
     order by finished_at limit ${runsAtOnce} for update skip locked`.execute(tx);
  if (due.length === 0) return { rows: 0, hasMore: false };
  const ids = due.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select part.ctid from ${sql.table(table)} part join runs run on run.id = part.run_id
       where run.id = any (${ids}::uuid[]) and ${which} limit ${limit}))`.execute(tx);
  const rows = Number(numAffectedRows);
  if (rows === limit) return { rows, hasMore: true };
  await sql`update runs set ${sql.ref(mark)} = false where id = any (${ids}::uuid[])`.execute(tx);
  return { rows, hasMore: due.length === runsAtOnce };
}

async function findOldest(db: Queryable, { mark }: Part): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(finished_at) as oldest from runs where finished_at is not null and ${sql.ref(mark)}`.execute(db);
  return rows[0]?.oldest ?? null;
}

/** What a run said and how it was done; that it ran, and how it ended, stays. */
export function runSweeps({ runEventsMs, runStepsMs }: Config['retention']): Sweep[] {
  const sweepOf = (part: Part, keptMs: number): Sweep => ({
    name: part.table,
    keptMs,
    remove: (tx, batch) => removeOf(tx, part, batch),
    findOldest: (db) => findOldest(db, part),
  });
  return [sweepOf(parts.events, runEventsMs), sweepOf(parts.steps, runStepsMs)];
}
