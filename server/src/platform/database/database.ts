import { type Driver, Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { guardPool } from './one-connection.ts';
import type { Tables } from './schema.ts';

/** Not a transaction, and no way into one: that is `inTransaction`, which runs again what had to give way. */
export type Database = Kysely<Tables> & {
  readonly isTransaction: false;
  readonly transaction: never;
  readonly startTransaction: never;
  readonly connection: never;
};
export type Tx = Transaction<Tables>;
/** A query runs on the database or inside the caller's transaction. */
export type Queryable = Database | Tx;

const int8 = 20;
const numeric = 1700;
// Counts and fen stay below 2^53; a value beyond it would be a bug that must not pass silently.
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the integers that JavaScript counts exactly`);
  return value;
});
pg.types.setTypeParser(numeric, Number);

/** A request waits this long for a free connection; longer, and a crowd piles up behind an answer nobody waits for. */
const connectTimeoutMs = 10_000;
/** A row that is held longer is held by something that hangs; waiting on would use up the pool's connections. */
const lockTimeoutMs = 10_000;
/** Far above any statement of ours; too low, and a batch over a large table would never get through. */
const statementTimeoutMs = 60_000;

export interface PoolOptions {
  /** Whoever is served would rather wait than fail: there a second connection of one flow is logged, not refused. */
  isProduction?: boolean;
  /** By which the database lists its connections. */
  name?: string;
  /** What its connections are told at their start, as `-c name=value`. */
  startWith?: string;
}

export function createPool(
  connectionString: string,
  size: number,
  logger: Logger,
  { isProduction = false, name = 'yanmo', startWith }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    pipeline: true,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
    ...(startWith === undefined ? {} : { options: startWith }),
  });
  // All connections go at once when the server does: one line an outage, over when a connection succeeds again.
  let isLost = false;
  pool.on('connect', (client) => {
    isLost = false;
    // One that is lost between two statements of a transaction has no other listener, and would end the process; the
    // next statement on it fails, and that is where it is dealt with. An idle one is replaced by the next query.
    client.on('error', (error) => {
      if (!isLost) logger.warn({ err: error }, 'database connection lost');
      isLost = true;
    });
  });
  // The pool repeats what an idle client has said.
  pool.on('error', () => undefined);
  guardPool(
    pool,
    isProduction ? (err) => logger.error({ err }, 'a transaction asked for a second connection') : 'refuse',
  );
  return pool;
}

const poolOf = new WeakMap<Database, pg.Pool>();

/**
 * A transaction does not wait for its own beginning: the first statement is sent right behind it. A connection that cannot begin one has
 * gone, and the statement fails with it.
 */
class EagerDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (connection, settings) => {
      begin(connection, settings).catch(() => undefined);
    };
    return driver;
  }
}

export function createDatabase(pool: pg.Pool): Database {
  const db = new Kysely<Tables>({ dialect: new EagerDialect({ pool }) }) as Database;
  poolOf.set(db, pool);
  return db;
}

/** For `inTransaction` alone: a transaction that is about to begin, and the pool whose connection it will hold. */
export function beginTransaction(db: Database): { builder: TransactionBuilder<Tables>; pool: pg.Pool } {
  const pool = poolOf.get(db);
  if (!pool) throw new Error('this database was not made by createDatabase');
  return { builder: (db as Kysely<Tables>).transaction(), pool };
}
