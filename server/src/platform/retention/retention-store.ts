import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../database/database.ts';

export interface SweepRecord {
  name: string;
  sweptAt: Date;
  removed: number;
  oldestAt: Date | null;
}

/** What was removed is added up; two workers at once both count. */
export async function recordSweep(db: Queryable, { name, sweptAt, removed, oldestAt }: SweepRecord): Promise<void> {
  await db
    .insertInto('retention_sweeps')
    .values({ name, swept_at: sweptAt, removed, oldest_at: oldestAt })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        swept_at: sweptAt,
        removed: sql<number>`retention_sweeps.removed + excluded.removed`,
        oldest_at: oldestAt,
      }),
    )
    .execute();
}

export async function listSweeps(pool: pg.Pool): Promise<SweepRecord[]> {
  const { rows } = await pool.query<SweepRecord>(
    'select name, swept_at as "sweptAt", removed, oldest_at as "oldestAt" from retention_sweeps order by name',
  );
  return rows;
}
