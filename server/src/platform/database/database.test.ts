import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, createPool, type Tx } from './database.ts';
import { asAnotherCaller } from './one-connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the pool', () => {
  it('lets no statement wait for a row, or run, for ever', async () => {
    const { rows } = await database.pool.query(
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
    );
    expect(rows).toEqual([{ lock: '10s', statement: '1min' }]);
  });

  it('says once that its connections are lost, goes on with new ones, and says the next loss again', async () => {
    const messages: string[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        messages.push(JSON.parse(String(chunk)).msg);
        done();
      },
    });
    const pool = createPool(database.url, 4, createLogger('warn', log));
    const lose = async () => {
      const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
      const ends = clients.map((client) => new Promise((resolve) => client.once('end', () => resolve(null))));
      for (const client of clients) client.release();
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yanmo' and pid = any($1)",
        [clients.map((client) => (client as unknown as { processID: number }).processID)],
      );
      await Promise.all(ends);
    };
    try {
      await lose();
      expect(messages).toEqual(['database connection lost']);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await lose();
      expect(messages).toEqual(['database connection lost', 'database connection lost']);
    } finally {
      await pool.end();
    }
  });

  it('gives a transaction no second connection, by whatever way it is asked for one', async () => {
    const { db, pool } = database;
    const asked = [
      () => db.selectFrom('users').select('id').execute(),
      () => db.transaction().execute(async () => undefined),
      () => pool.query('select 1'),
      () => pool.connect(),
    ];
    for (const ask of asked) {
      for (const begin of [db.transaction(), db.transaction().setIsolationLevel('repeatable read')]) {
        const work = async () => {
          await new Promise((resolve) => setImmediate(resolve));
          await ask();
        };
        await expect(begin.execute(work)).rejects.toThrow('inside a transaction');
      }
    }
    const { later } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').execute();
      expect(await asAnotherCaller(() => db.selectFrom('users').select('id').execute())).toEqual([]);
      return { later: Promise.resolve().then(() => new Promise((resolve) => setTimeout(resolve, 20))) };
    });
    // What goes on after its transaction is a caller like any other.
    expect(await later.then(() => db.selectFrom('users').select('id').execute())).toEqual([]);
  });

  it('in production gives it, and says so', async () => {
    const messages: string[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        messages.push(JSON.parse(String(chunk)).msg);
        done();
      },
    });
    const pool = createPool(database.url, 2, createLogger('warn', log), { isProduction: true });
    try {
      const rows = await createDatabase(pool)
        .transaction()
        .execute(async () => (await pool.query('select 1 as one')).rows);
      expect(rows).toEqual([{ one: 1 }]);
      expect(messages).toEqual(['a transaction asked for a second connection']);
    } finally {
      await pool.end();
    }
  });
});

describe('two transactions that wait for each other', () => {
  it('both get through: the one that had to give way is run again from its beginning', async () => {
    const { db, pool } = database;
    await pool.query("insert into rate_limits (key, admitted_until) values ('left', now()), ('right', now())");
    const runs = { left: 0, right: 0 };
    const bothHold = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
    const lock = (tx: Tx, key: string) =>
      tx.selectFrom('rate_limits').select('key').where('key', '=', key).forUpdate().executeTakeFirstOrThrow();
    const cross = (own: 'left' | 'right', other: 'left' | 'right') =>
      db.transaction().execute(async (tx) => {
        runs[own] += 1;
        await lock(tx, own);
        bothHold[own].resolve();
        await bothHold[other].promise;
        await lock(tx, other);
        return own;
      });
    expect(await Promise.all([cross('left', 'right'), cross('right', 'left')])).toEqual(['left', 'right']);
    expect(runs.left + runs.right).toBe(3);
  });
});
