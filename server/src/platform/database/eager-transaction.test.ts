import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  // One connection, so that the one that is ended is the one that is asked for.
  database = await createTestDatabase(1);
  await database.pool.query('create table halves (attempt integer not null)');
});
afterAll(() => database.close());

/** Of a connection that lives: the last one may learn of its end a moment later. */
async function readPid(): Promise<number> {
  let pid = 0;
  const ask = async () => {
    const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    pid = rows[0]?.pid ?? 0;
  };
  await expect
    .poll(() =>
      ask().then(
        () => pid,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
  return pid;
}

it('writes both statements of a transaction or neither, though its connection is ended around its beginning', async () => {
  const other = await createTestDatabase(1);
  const attempts = Array.from({ length: 20 }, (_, attempt) => attempt);
  const ended: number[] = [];
  try {
    for (const attempt of attempts) {
      const pid = await readPid();
      const ending = other.pool.query('select pg_terminate_backend($1)', [pid]);
      const put = sql`insert into halves (attempt) values (${attempt})`;
      await inTransaction(database.db, async (tx) => {
        await put.execute(tx);
        await put.execute(tx);
      }).catch(() => ended.push(attempt));
      await ending;
    }
    await readPid();
    const { rows } = await database.pool.query<{ attempt: number; count: number }>(
      'select attempt, count(*)::integer as count from halves group by attempt',
    );
    expect(rows.filter(({ count }) => count !== 2)).toEqual([]);
    const written = new Set(rows.map(({ attempt }) => attempt));
    // Whoever heard of no failure has written.
    expect(attempts.filter((attempt) => !ended.includes(attempt) && !written.has(attempt))).toEqual([]);
  } finally {
    await other.close();
  }
});
