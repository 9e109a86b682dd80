import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';

export interface Batch {
  /** What is older is due. */
  before: Date;
  /** Rows that it may remove at most. */
  limit: number;
}

export interface Removed {
  rows: number;
  /** There may be more that is due. */
  hasMore: boolean;
}

/** How one kind of rows grows old: a room (or part) gives it, platform/retention runs it. */
export interface Sweep {
  /** The table, or the table and which of its rows; the figures go by it. */
  name: string;
  /** From the instant that the sweep goes by. */
  keptMs: number;
  /**
   * One batch, in a transaction of its own. Rows that somebody holds are passed over, so that it neither waits for a writer
   * nor for another worker that sweeps at the same moment.
   */
  remove(tx: Tx, batch: Batch): Promise<Removed>;
  /** By the same instant; null when there are none. */
  findOldest(db: Queryable): Promise<Date | null>;
}

interface Aged {
  table: string;
  /** Indexed. */
  column: string;
  /** Which of its rows, where not all of them go. */
  where?: ReturnType<typeof sql<boolean>>;
}

const all = sql<boolean>`true`;

/** For tables whose rows go one by one, the oldest first. */
export async function removeAged(tx: Tx, { table, column, where = all }: Aged, batch: Batch): Promise<Removed> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)}
       where ${sql.ref(column)} < ${batch.before} and ${where}
       order by ${sql.ref(column)} limit ${batch.limit} for update skip locked))`.execute(tx);
  const rows = Number(numAffectedRows);
  return { rows, hasMore: rows === batch.limit };
}

export async function findOldest(db: Queryable, { table, column, where = all }: Aged): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(${sql.ref(column)}) as oldest from ${sql.table(table)} where ${where}`.execute(db);
  return rows[0]?.oldest ?? null;
}

/** The sweep of a table whose rows go one by one. */
export function sweepOfAged(aged: Aged & { keptMs: number; name?: string }): Sweep {
  return {
    name: aged.name ?? aged.table,
    keptMs: aged.keptMs,
    remove: (tx, batch) => removeAged(tx, aged, batch),
    findOldest: (db) => findOldest(db, aged),
  };
}
