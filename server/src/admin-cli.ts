import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Permission, permissions, phonePattern } from '@yanmo/contract/accounts';
import type pg from 'pg';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { endSessionsOfPhone, grantPermission } from './features/accounts/service.ts';
import { systemClock } from './platform/clock.ts';
import { DataDirInUse, lockDataDir } from './platform/data-dir-lock.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { databaseUrlFile, openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/logger.ts';
import { StartRefused } from './platform/start-refused.ts';

const usage = `Usage:
  npm run admin -- grant <phone> <${permissions.join('|')}>
  npm run admin -- end-sessions <phone>

grant sets the permission of the account with this phone, and makes the account if there is none.
end-sessions logs the account out on every device, for one that somebody else has got into.
Both are written to the audit log.
Works while the product runs and while it does not, on the embedded database or on DATABASE_URL.`;

/** The command was written wrongly: exit 2, as shells expect. */
class UsageError extends Error {}
/** The command was right and could not be carried out: exit 1. */
class Refused extends Error {}

const logger = createLogger('warn', process.stderr);

/** A program that is just starting holds the folder before its database can be reached. */
const startingMs = 30_000;

/**
 * The address that the running program wrote. One that does not answer was left by a program that was killed, and the
 * one that starts now will write its own.
 */
async function connectToRunning(dataDir: string, inUse: DataDirInUse): Promise<pg.Pool> {
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
      if (Date.now() > deadline) throw new Refused(`${inUse.message}\nIts database cannot be reached.`, { cause });
      await delay(200);
    }
  }
}

async function onRunning(config: Config, inUse: DataDirInUse, work: (db: Database) => Promise<void>): Promise<void> {
  const pool = await connectToRunning(config.dataDir, inUse);
  try {
    await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

async function onOwn(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(config, logger).catch((cause) => {
    throw new Refused(`The database cannot be opened: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

/** On the database of the running product if there is one; else the embedded one is started for as long as this takes. */
async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  if (config.databaseUrl !== undefined) {
    await onOwn(config, work);
    return;
  }
  let lock: { release(): void };
  try {
    lock = lockDataDir(config.dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    await onRunning(config, error, work);
    return;
  }
  try {
    await onOwn(config, work);
  } finally {
    lock.release();
  }
}

function assertPhone(phone: string): void {
  if (!phonePattern.test(phone)) throw new UsageError(`${phone} is not a mainland mobile number (11 digits).`);
}

const actor = { program: 'admin-cli' };

async function grant([phone, wanted, ...rest]: readonly string[]): Promise<void> {
  if (phone === undefined || wanted === undefined || rest.length > 0) {
    throw new UsageError('grant takes a phone and a permission.');
  }
  assertPhone(phone);
  const { success, data: permission } = Permission.safeParse(wanted);
  if (!success) throw new UsageError(`${wanted} is not a permission; they are ${permissions.join(', ')}.`);
  await withDatabase(loadConfig(), async (db) => {
    const granted = await grantPermission({ db, clock: systemClock }, actor, phone, permission);
    if (granted.isNew) console.log(`${phone} had no account; one was made with the permission ${permission}.`);
    else if (granted.before === permission) console.log(`${phone} has the permission ${permission} already.`);
    else console.log(`${phone} now has the permission ${permission} (before: ${granted.before}).`);
  });
}

async function endSessions([phone, ...rest]: readonly string[]): Promise<void> {
  if (phone === undefined || rest.length > 0) throw new UsageError('end-sessions takes a phone.');
  assertPhone(phone);
  await withDatabase(loadConfig(), async (db) => {
    const ended = await endSessionsOfPhone({ db, clock: systemClock }, actor, phone);
    if (ended === null) throw new Refused(`${phone} has no account.`);
    console.log(`${phone} is logged out everywhere (sessions ended: ${ended}).`);
  });
}

const commands = new Map([
  ['grant', grant],
  ['end-sessions', endSessions],
]);

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(usage);
    return;
  }
  const command = commands.get(name ?? '');
  if (!command) throw new UsageError(name === undefined ? 'No command given.' : `No command ${name}.`);
  await command(args);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError) {
    console.error(`A setting is wrong:\n${error.message}`);
    process.exitCode = 1;
  } else {
    console.error(error instanceof Refused || error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}
