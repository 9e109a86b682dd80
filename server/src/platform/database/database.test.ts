import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, createPool, type Tx } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';
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
      () => inTransaction(db, async () => undefined),
      () => pool.query('select 1'),
      () => pool.connect(),
    ];
    for (const ask of asked) {
      for (const options of [{}, { isolation: 'repeatable read' }] as const) {
        const work = async () => {
          await new Promise((resolve) => setImmediate(resolve));
          await ask();
        };
        await expect(inTransaction(db, work, options)).rejects.toThrow('inside a transaction');
      }
    }
    const { later } = await inTransaction(db, async (tx) => {
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
      const rows = await inTransaction(createDatabase(pool), async () => (await pool.query('select 1 as one')).rows);
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
      inTransaction(db, async (tx) => {
        runs[own] += 1;
        await lock(tx, own);
        bothHold[own].resolve();
        await bothHold[other].promise;
        await lock(tx, other);
        return own;
      });
    expect(await Promise.all([cross('left', 'right'), cross('right', 'left')])).toEqual(['left', 'right']);
    // On a busy machine both may have to give way, one after the other.
    expect(runs.left + runs.right).toBeGreaterThanOrEqual(3);
  });

  it('are tried a few times and then given up as what is busy, and other failures never', async () => {
    const fail = async (code: string) => {
      const runs: number[] = [];
      const failing = inTransaction(database.db, async (tx) => {
        runs.push(runs.length);
        await sql`do ${sql.raw(`$$ begin raise exception 'given way' using errcode = '${code}'; end $$`)}`.execute(tx);
      });
      const error = await failing.catch((thrown: unknown) => thrown);
      return { runs: runs.length, isBusy: isDatabaseUnavailable(error) };
    };
    expect(await fail('40P01')).toEqual({ runs: 4, isBusy: true });
    expect(await fail('40001')).toEqual({ runs: 4, isBusy: true });
    expect(await fail('23505')).toEqual({ runs: 1, isBusy: false });
  });
});

describe('what waits for the commit', () => {
  it('is done once, after it, and not at all for what is rolled back', async () => {
    const { db } = database;
    const done: string[] = [];
    let attempt = 0;
    const seen = await inTransaction(db, async (tx) => {
      attempt += 1;
      afterCommit(tx, () => done.push(`attempt ${attempt}`));
      await tx.insertInto('rate_limits').values({ key: 'hook', admitted_until: new Date() }).execute();
      if (attempt === 1) throw Object.assign(new Error('given way'), { code: '40001' });
      return [...done];
    });
    expect(seen).toEqual([]);
    expect(done).toEqual(['attempt 2']);
    const refused = inTransaction(db, async (tx) => {
      afterCommit(tx, () => done.push('never'));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    const over = await inTransaction(db, async (tx) => tx);
    expect(() => afterCommit(over, () => done.push('never'))).toThrow('is over');
    expect(done).toEqual(['attempt 2']);
  });
});
