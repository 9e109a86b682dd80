import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { DataDirInUse, lockDataDir } from '../data-dir-lock.ts';
import type { Logger } from '../logger.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { databaseUrlFile, openDatabase } from './open-database.ts';

/** A command was right and could not be carried out. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

/** A program that is just starting holds the folder before its database can be reached. */
const startingMs = 30_000;

/**
 * The address that the running program wrote. One that does not answer was left by a program that was killed, and the
 * one that starts now will write its own.
 */
async function connectToRunning(dataDir: string, inUse: DataDirInUse, logger: Logger): Promise<pg.Pool> {
  const deadline = Date.now() + startingMs;
  for (;;) {
    try {
      const pool = createPool(fs.readFileSync(databaseUrlFile(dataDir), 'utf8').trim(), 1, logger);
      try {
        await pool.query('select 1');
        return pool;
      } catch (error) {
        await pool.end();
        throw error;
      }
    } catch (cause) {
      if (Date.now() > deadline)
        throw new CommandRefused(`${inUse.message}\nIts database cannot be reached.`, { cause });
      await delay(200);
    }
  }
}

async function onRunning(
  config: Config,
  inUse: DataDirInUse,
  logger: Logger,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const pool = await connectToRunning(config.dataDir, inUse, logger);
  try {
    await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

async function onOwn(config: Config, logger: Logger, work: (db: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(config, logger).catch((cause) => {
    throw new CommandRefused(`The database cannot be opened: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

/** On the database of the running product if there is one; else the embedded one is started for as long as this takes. */
export async function withDatabase(
  config: Config,
  logger: Logger,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl !== undefined) {
    await onOwn(config, logger, work);
    return;
  }
  let lock: { release(): void };
  try {
    lock = lockDataDir(config.dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    await onRunning(config, error, logger, work);
    return;
  }
  try {
    await onOwn(config, logger, work);
  } finally {
    lock.release();
  }
}
