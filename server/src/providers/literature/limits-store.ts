import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import type { IndexName } from './literature.ts';

/**
 * The instant at which this process may ask, in milliseconds from now; all processes share the row, so together they keep
 * the pace. Null when the index asked for a pause that is not over, or the line is longer than anyone would wait.
 */
export async function reserveTurn(
  db: Database,
  name: IndexName,
  paceMs: number,
  patienceMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ wait_ms: number }>`
    insert into literature_limits (provider, next_at)
    values (${name}, now() + make_interval(secs => ${paceMs / 1000}))
    on conflict (provider) do update
      set next_at = greatest(literature_limits.next_at, now()) + make_interval(secs => ${paceMs / 1000}), updated_at = now()
      where (literature_limits.waits_until is null or literature_limits.waits_until <= now())
        and literature_limits.next_at <= now() + make_interval(secs => ${patienceMs / 1000})
    returning (extract(epoch from next_at - now()) * 1000 - ${paceMs}::float8)::float8 as wait_ms
  `.execute(db);
  const [row] = rows;
  return row ? Math.max(0, row.wait_ms) : null;
}

/** What an index asked for holds for every process. */
export async function pauseIndex(db: Database, name: IndexName, pauseMs: number): Promise<void> {
  await sql`
    insert into literature_limits (provider, waits_until)
    values (${name}, now() + make_interval(secs => ${pauseMs / 1000}))
    on conflict (provider) do update set waits_until = excluded.waits_until, updated_at = now()
  `.execute(db);
}

export async function findAnswer(db: Database, name: IndexName, requestHash: string): Promise<unknown> {
  const row = await db
    .selectFrom('literature_answers')
    .select('answer')
    .where('provider', '=', name)
    .where('request_hash', '=', requestHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.answer;
}

export async function keepAnswer(
  db: Database,
  name: IndexName,
  requestHash: string,
  answer: unknown,
  keptMs: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${keptMs / 1000})`;
  await db
    .insertInto('literature_answers')
    .values({ provider: name, request_hash: requestHash, answer: JSON.stringify(answer), expires_at })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'request_hash']).doUpdateSet({ answer: JSON.stringify(answer), expires_at }),
    )
    .execute();
}

/** Each says itself how long it holds. */
export const literatureSweep: Sweep = sweepOfAged({ table: 'literature_answers', column: 'expires_at', keptMs: 0 });
