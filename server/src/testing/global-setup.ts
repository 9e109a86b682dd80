import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '../config.ts';
import { createDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { createCashierKeys } from '../providers/payment/cashier/keys.ts';
import { fillCompileCache } from './fill-compile-cache.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** What one test file makes and others begin with lies here until the run is over. */
    keptFolder: string;
  }
}

/** One PostgreSQL for all test files, which clone its migrated template (test-database.ts), and what they start compiled. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), fillCompileCache()]);
  return stop;
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-test-'));
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    logger: createLogger('silent'),
    isDurable: false,
    maxConnections: 300,
  });
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') });
  await admin.connect();
  // Databases live for seconds: nothing is worth clearing up in them.
  await admin.query('alter system set autovacuum = off');
  await admin.query('select pg_reload_conf()');
  await admin.query('create database template_yanmo');
  const pool = new pg.Pool({ connectionString: server.urlOf('template_yanmo') });
  await migrate(pool);
  // The cashier makes its keys at its first payment in a database, which takes longer than the payment: once for all.
  await createCashierKeys(createDatabase(pool))();
  await pool.end();
  // The queue makes its own tables, at its first start in a database: once for all.
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const jobs = createJobs({ databaseUrl: server.urlOf('template_yanmo'), config, logger: createLogger('silent') });
  await jobs.start({ work: false });
  await jobs.stop();
  await admin.end();
  const keptFolder = path.join(folder, 'kept');
  fs.mkdirSync(keptFolder);
  project.provide('postgresUrl', server.urlOf('postgres'));
  project.provide('keptFolder', keptFolder);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
