import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';

/** Building the full one takes minutes. */
const orders = { usual: 20_000, full: 400_000 };

export interface OldShop {
  pool: pg.Pool;
  url: string;
  /** Of a program that stands in it. */
  env: Record<string, string>;
  /** How many orders it is to have. */
  total: number;
}

/** A database of its own for a shop that has sold for long, taken away after what is measured in it. */
export async function inOldShop<Result>(isFull: boolean, measure: (shop: OldShop) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 10, logger);
  const env = {
    ...{ DATABASE_URL: server.url, DATA_DIR: folder, SECRET_KEY: 'a key that only the benchmark uses, 32+', PORT: '0' },
    ...{ HOST: '127.0.0.1', LITERATURE_ONLINE: 'off', LOG_LEVEL: 'error', NODE_ENV: 'test' },
  };
  try {
    await migrate(pool);
    return await measure({ pool, url: server.url, env, total: isFull ? orders.full : orders.usual });
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
