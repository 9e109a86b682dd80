import { setTimeout as delay } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import { beginTransaction, type Database, type Tx } from './database.ts';
import { holdingConnection } from './one-connection.ts';
import { inPipeline, type Statement } from './pipeline.ts';

/** PostgreSQL ended the transaction so that others could go on (deadlock, serialization); nothing of it was written. */
const gaveWay = new Set(['40P01', '40001']);
const attempts = 4;
/** Grows with each attempt and differs by chance, so that those who met once do not meet again. */
const pauseMs = 20;

/** What waits for the commit of a transaction that is open. */
const waiting = new WeakMap<Tx, (() => void)[]>();

/** The last statement of a transaction, where its work has named it. */
const lasts = new WeakMap<Tx, Promise<unknown>>();

export interface TransactionOptions {
  /** All of it sees the rows as of one instant. */
  isolation?: Extract<IsolationLevel, 'repeatable read' | 'serializable'>;
}

/**
 * The one way into a transaction. One that had to give way is run again from its beginning, a few times, so the work touches
 * nothing but the database (no gateway, no storage, no model, nothing kept in memory; `afterCommit` for that); and it asks
 * only the transaction that it is given, never the pool beside it. `scripts/check-transactions.ts` holds the server to both.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(db, work, options);
    } catch (error) {
      if (attempt === attempts || !hasGivenWay(error)) throw error;
      await delay(pauseMs * attempt * (0.5 + Math.random()));
    }
  }
}

/** Done once, when the transaction has been committed; never when it is rolled back. It must not fail. */
export function afterCommit(tx: Tx, act: () => void): void {
  const acts = waiting.get(tx);
  if (!acts) throw new Error('afterCommit: this transaction was not begun by inTransaction, or is over');
  acts.push(act);
}

/**
 * The last statement of a transaction: its commit is sent right behind it, so that nobody waits twice. What it answers is there once the
 * transaction is over, and not before its work has returned; where it fails nothing is written, and the transaction fails with its error.
 */
export function sendLast<Row>(tx: Tx, statement: Statement<Row>): Promise<Row[]> {
  let sent: Promise<Row[]> | undefined;
  let isTooLate = false;
  // The connection is not held until it answers: else the commit would wait for it.
  void inPipeline(tx, async (send) => {
    if (!isTooLate) sent = send(statement);
  });
  isTooLate = true;
  // Sent later, it might come behind the commit, and be written by itself.
  if (!sent) throw new Error('sendLast: another statement of the transaction has not been answered');
  lasts.set(tx, sent);
  return sent;
}

async function attemptOnce<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  { isolation }: TransactionOptions,
): Promise<Result> {
  const { builder, pool } = beginTransaction(db);
  const acts: (() => void)[] = [];
  let last: Promise<unknown> | undefined;
  const execution = (isolation ? builder.setIsolationLevel(isolation) : builder).execute(async (tx) => {
    waiting.set(tx, acts);
    const done = await holdingConnection(pool, () => work(tx)).finally(() => waiting.delete(tx));
    last = lasts.get(tx);
    return done;
  });
  const result = await execution.catch(async (error: unknown) => {
    // The commit says only that there was nothing left to commit; why, the last statement says.
    await last;
    throw error;
  });
  for (const act of acts) act();
  return result;
}

function hasGivenWay(error: unknown): boolean {
  return error instanceof Error && gaveWay.has(String((error as { code?: unknown }).code));
}
