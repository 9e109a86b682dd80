import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
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

export function createPool(connectionString: string, size: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: size, application_name: 'yanmo', connectionTimeoutMillis: 10_000 });
  // An idle connection that the server closes (restart, failover) is replaced by the next query.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  // One that is lost between two statements of a transaction has no other listener, and would end the process; the next
  // statement on it fails, and that is where it is dealt with.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn({ err: error }, 'database connection lost')));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
