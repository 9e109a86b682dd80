import { Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { guardPool, holdingConnection } from './one-connection.ts';
import { runAgain } from './run-again.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;
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
}

export function createPool(
  connectionString: string,
  size: number,
  logger: Logger,
  { isProduction = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: 'yanmo',
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
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

export function createDatabase(pool: pg.Pool): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = db.transaction.bind(db);
  return Object.assign(db, { transaction: () => runAgain(holding(pool, begin())) });
}

/** A transaction whose work is known to hold a connection of the pool. */
function holding(pool: pg.Pool, builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  return Object.assign(builder, {
    execute: <Result>(work: (tx: Tx) => Promise<Result>) => execute((tx) => holdingConnection(pool, () => work(tx))),
    setAccessMode: (mode: Parameters<typeof setAccessMode>[0]) => holding(pool, setAccessMode(mode)),
    setIsolationLevel: (level: Parameters<typeof setIsolationLevel>[0]) => holding(pool, setIsolationLevel(level)),
  });
}
