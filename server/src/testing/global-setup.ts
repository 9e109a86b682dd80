import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** What one test file makes and others begin with lies here until the run is over. */
    keptFolder: string;
  }
}

/** One PostgreSQL for all test files; each file clones the migrated template (test-database.ts). */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-test-'));
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    logger: createLogger('silent'),
    isDurable: false,
    maxConnections: 300,
  });
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') });
  await admin.connect();
  await admin.query('create database template_yanmo');
  const pool = new pg.Pool({ connectionString: server.urlOf('template_yanmo') });
  await migrate(pool);
  await pool.end();
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
