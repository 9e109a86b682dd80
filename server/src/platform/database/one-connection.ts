import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The connection that a flow of calls holds: of a transaction, until its work is over. */
interface Held {
  pool: pg.Pool;
  isOpen: boolean;
}

const held = new AsyncLocalStorage<Held>();

/**
 * Asking the pool for a second connection while a transaction holds the first: as many such flows at once as the pool has
 * connections, and each waits for what the others hold.
 */
export class SecondConnection extends Error {
  constructor() {
    super(
      'asked the pool for a connection inside a transaction; pass the transaction on, or ask before it or after it',
    );
    this.name = 'SecondConnection';
  }
}

/** Runs the work of a transaction, whose flow may ask this pool for nothing until it is over. */
export async function holdingConnection<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const holding: Held = { pool, isOpen: true };
  try {
    return await held.run(holding, work);
  } finally {
    // What was begun inside and goes on by itself belongs to no transaction any more.
    holding.isOpen = false;
  }
}

/** A flow of its own: another caller's request, as a test makes it while it holds a row. */
export function asAnotherCaller<Result>(work: () => Result): Result {
  return held.exit(work);
}

/** Has the pool refuse a second connection, or only tell of it and give it. */
export function guardPool(pool: pg.Pool, tell: ((error: SecondConnection) => void) | 'refuse'): void {
  const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  type Done = (error: Error) => void;
  pool.connect = ((done?: Done) => {
    const holding = held.getStore();
    if (!holding?.isOpen || holding.pool !== pool) return connect(done);
    const error = new SecondConnection();
    if (tell !== 'refuse') {
      tell(error);
      return connect(done);
    }
    if (!done) return Promise.reject(error);
    process.nextTick(done, error);
    return undefined;
  }) as typeof pool.connect;
}
