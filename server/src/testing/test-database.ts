import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
  /** Instead of being dropped it becomes a template for others. */
  keepAs(template: string): Promise<void>;
}

/** A database of its own for a test file, cloned from the migrated template in some 50 ms, or from one that was kept. */
export async function createTestDatabase(poolSize = 10, template = 'template_yanmo'): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files, and not page by page through the log: half the work for the server, also when it is dropped.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, poolSize, createLogger('silent'));
  return {
    url: url.href,
    pool,
    db: createDatabase(pool),
    close: async () => {
      await pool.end();
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
    keepAs: async (kept) => {
      await pool.end();
      await runOnServer(serverUrl, `alter database ${name} rename to ${kept}`);
    },
  };
}

/** One caller at a time, of all the processes of a test run; a process that dies lets the next one in. */
export async function inTurn<Result>(lock: number, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}

/** A database without any table, as an operator creates it for a new deployment. */
export async function createEmptyDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
