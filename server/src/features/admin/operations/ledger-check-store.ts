import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

const columns = [
  'id',
  'state',
  'asked_by as askedBy',
  'differences',
  'found',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const;

const read = createRowReader('ledger_checks', {
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  differences: z.array(z.string()),
});

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

export async function findNewest(db: Queryable) {
  const row = await db
    .selectFrom('ledger_checks')
    .select(columns)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** Null while one is under way. */
export async function insertCheck(tx: Tx, askedBy: string, at: Date) {
  const row = await tx
    .insertInto('ledger_checks')
    .values({ state: 'RUNNING', asked_by: askedBy, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function failAbandoned(tx: Tx, before: Date, at: Date): Promise<void> {
  await tx
    .updateTable('ledger_checks')
    .set({ state: 'FAILED', finished_at: at })
    .where('state', '=', 'RUNNING')
    .where('created_at', '<', before)
    .execute();
}

/** One that was given up meanwhile stays so. */
export async function endCheck(
  db: Queryable,
  id: string,
  end: { state: 'DONE' | 'FAILED'; differences: readonly string[]; found: number; at: Date },
): Promise<void> {
  await db
    .updateTable('ledger_checks')
    .set({
      state: end.state,
      differences: JSON.stringify(end.differences),
      found: end.found,
      finished_at: end.at,
    })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** In milliseconds, of the last that came to an end. */
export async function findLastDuration(db: Queryable): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_checks')
    .select(sql<number>`extract(epoch from finished_at - created_at)::float8 * 1000`.as('ms'))
    .where('state', '=', 'DONE')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ms ?? null;
}
