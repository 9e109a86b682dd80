import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createPool } from './database.ts';

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
});
