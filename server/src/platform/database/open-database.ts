import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { keysFolder } from '../kept-secret.ts';
import type { Logger } from '../logger.ts';
import { StartRefused } from '../start-refused.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

const oldestMajorVersion = 16;
/** A server that was started together with us, or on a machine that is busy starting others, answers within this time. */
const patienceMs = 60_000;
const askAgainMs = 500;

export interface OpenDatabase {
  url: string;
  pool: pg.Pool;
  db: Database;
  /** Resolves when the embedded server ended by itself: nothing can be answered any more. Never with DATABASE_URL. */
  lost: Promise<Error>;
  /** Ends the embedded server, in bounded time and whoever still uses it; nothing with DATABASE_URL. */
  stopServer(): Promise<void>;
  /** Waits for the pool's connections, then stops the server. */
  close(): Promise<void>;
}

/** Where a running program on the embedded database says how to reach it, for the command line beside it. */
export function databaseUrlFile(dataDir: string): string {
  return path.join(keysFolder(dataDir), 'database-url');
}

/** DATABASE_URL, or the embedded server (the caller holds the lock of the data folder); migrated either way. */
export async function openDatabase(config: Config, logger: Logger): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger }) : undefined;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const pool = createPool(url, config.databasePoolSize, logger, config);
  const stopServer = async () => {
    if (!embedded) return;
    fs.rmSync(databaseUrlFile(config.dataDir), { force: true });
    await embedded.stop();
  };
  const close = async () => {
    await pool.end();
    await stopServer();
  };
  try {
    if (!embedded) await assertUsable(pool, url, logger);
    await migrate(pool);
    if (embedded) fs.writeFileSync(databaseUrlFile(config.dataDir), url, { mode: 0o600 });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, db: createDatabase(pool), lost: embedded?.lost ?? new Promise(() => {}), stopServer, close };
}

/** The first words with someone else's server: whatever goes wrong here is a matter of the setting. */
async function assertUsable(pool: pg.Pool, url: string, logger: Logger): Promise<void> {
  const version = await askVersion(pool, url, logger);
  if (version < oldestMajorVersion * 10_000) {
    throw new StartRefused(
      `DATABASE_URL: the server is PostgreSQL ${Math.floor(version / 10_000)}; ${oldestMajorVersion} or newer is needed.`,
    );
  }
}

async function askVersion(pool: pg.Pool, url: string, logger: Logger): Promise<number> {
  const latest = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "select current_setting('server_version_num')::integer as version",
      );
      return rows[0]?.version ?? 0;
    } catch (error) {
      if (!isNotYet(error) || performance.now() > latest) {
        throw new StartRefused(`DATABASE_URL: ${withoutPassword(url)} cannot be used: ${reasonOf(error)}`, {
          cause: error,
        });
      }
      if (tries === 1) logger.warn(`the database does not answer yet (${reasonOf(error)}); asking again`);
      await delay(askAgainMs);
    }
  }
}

const startingUp = '57P03';
const tooManyConnections = '53300';

/** Of a server that is there and answers later; an address, a password or a name that is wrong stays so. */
function isNotYet(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    code === startingUp || code === tooManyConnections || /connection timeout|timeout exceeded/.test(message ?? '')
  );
}

function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

/** A name with several addresses fails with one error each and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
