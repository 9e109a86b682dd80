import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Logger } from '../logger.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  url: string;
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/** Where a running program on the embedded database says how to reach it, for the command line beside it. */
export function databaseUrlFile(dataDir: string): string {
  return path.join(dataDir, 'keys', 'database-url');
}

/** DATABASE_URL, or the embedded server (the caller holds the lock of the data folder); migrated either way. */
export async function openDatabase(config: Config, logger: Logger): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger }) : undefined;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const pool = createPool(url, config.databasePoolSize, logger);
  const close = async () => {
    await pool.end();
    if (!embedded) return;
    fs.rmSync(databaseUrlFile(config.dataDir), { force: true });
    await embedded.stop();
  };
  try {
    await migrate(pool);
    if (embedded) fs.writeFileSync(databaseUrlFile(config.dataDir), url, { mode: 0o600 });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, db: createDatabase(pool), close };
}
