import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction, sendLast } from './in-transaction.ts';
import { inPipeline } from './pipeline.ts';

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
        if (attempt % 2 === 0) await put.execute(tx);
        else sendLast(tx, put);
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

it('runs statements that are sent together one after another, each on what those before it did', async () => {
  const counted = sql<{ count: number }>`select count(*)::integer as count from halves where attempt = -1`;
  const put = sql`insert into halves (attempt) values (-1)`;
  const counts = await inTransaction(database.db, (tx) =>
    inPipeline(tx, async (send) => {
      const before = send(counted);
      send(put);
      const after = send(counted);
      return [(await before)[0]?.count, (await after)[0]?.count];
    }),
  );
  expect(counts).toEqual([0, 1]);
  const broken = inTransaction(database.db, (tx) =>
    inPipeline(tx, async (send) => {
      send(put);
      const wrong = send(sql`select 1 / 0`);
      const behind = send(counted);
      await wrong;
      return behind;
    }),
  );
  await expect(broken).rejects.toThrow('division by zero');
  expect((await counted.execute(database.db)).rows).toEqual([{ count: 1 }]);
});

it('fails with the error of a last statement, and writes nothing then', async () => {
  const put = sql`insert into halves (attempt) values (-2)`;
  const failing = inTransaction(database.db, async (tx) => {
    await put.execute(tx);
    return { rows: sendLast(tx, sql`insert into halves (attempt) values (null)`) };
  });
  await expect(failing).rejects.toMatchObject({ column: 'attempt' });
  // Sent later than the commit, it would be written without its transaction.
  const crossing = inTransaction(database.db, async (tx) => {
    const first = put.execute(tx);
    try {
      sendLast(tx, put);
    } finally {
      await first;
    }
  });
  await expect(crossing).rejects.toThrow('has not been answered');
  const { rows } = await inTransaction(database.db, async (tx) => ({
    rows: sendLast(tx, sql<{ count: number }>`select count(*)::integer as count from halves where attempt = -2`),
  }));
  expect(await rows).toEqual([{ count: 0 }]);
});
