import { defineRoute } from '@yanmo/contract/route';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const query = defineRoute({
  method: 'GET',
  path: '/api/test/query',
  who: 'public',
  summary: 'Asks the database.',
  result: z.unknown(),
});

let database: TestDatabase;
let server: TestServer;
let ask: () => Promise<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    pool: database.pool,
    mountRoutes: ({ mount }) => mount(query, async () => await ask()),
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

async function answer() {
  server.lines.length = 0;
  const { status, headers, body } = await server.get('/api/test/query');
  const [line] = await server.listLines(1);
  return { status, error: body.error, retryAfter: headers.get('retry-after'), level: line?.level, line };
}

async function withPool(options: pg.PoolConfig, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

const raising = (sqlState: string) => () =>
  database.pool.query(`do $$ begin raise exception using errcode = '${sqlState}'; end $$`);
const overloaded = { status: 503, error: 'overloaded', retryAfter: '5', level: 40 };

describe('a call that the database cannot answer now', () => {
  it('is asked to come back when every connection is taken', async () => {
    await withPool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 500 }, async (pool) => {
      const holder = await pool.connect();
      ask = () => pool.query('select 1');
      expect(await answer()).toMatchObject(overloaded);
      holder.release();
    });
  });

  it('is asked to come back when nobody listens there', async () => {
    await withPool({ connectionString: 'postgres://x@localhost:1/x' }, async (pool) => {
      ask = () => pool.query('select 1');
      expect(await answer()).toMatchObject(overloaded);
    });
  });

  it('is asked to come back when its connection is cut, and the next call succeeds', async () => {
    await withPool({ connectionString: database.url }, async (pool) => {
      ask = () => pool.query('select pg_terminate_backend(pg_backend_pid())');
      expect(await answer()).toMatchObject(overloaded);
      ask = async () => (await pool.query('select 1')).rowCount;
      expect(await answer()).toMatchObject({ status: 200 });
    });
  });

  it('is asked to come back when a lock is not granted in time', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; select pg_advisory_xact_lock(1)');
    await withPool({ connectionString: database.url, lock_timeout: 20 }, async (pool) => {
      ask = () => pool.query('select pg_advisory_xact_lock(1)');
      expect(await answer()).toMatchObject({ ...overloaded, line: { reason: expect.stringContaining('55P03') } });
    });
    await holder.query('rollback');
    holder.release();
  });

  it.each(['08006', '57P02', '57P03', '53300'])('is asked to come back after %s', async (sqlState) => {
    ask = raising(sqlState);
    expect(await answer()).toMatchObject(overloaded);
  });

  it.each(['23505', '42P01', '57014'])('is a bug after %s, and logged as one', async (sqlState) => {
    ask = raising(sqlState);
    expect(await answer()).toMatchObject({ status: 500, error: 'internal', retryAfter: null, level: 50 });
  });

  it('is a bug when something else refused a connection', async () => {
    ask = async () => {
      await fetch('http://127.0.0.1:1/');
    };
    expect(await answer()).toMatchObject({ status: 500, error: 'internal', level: 50 });
  });
});
