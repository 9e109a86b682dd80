import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Tx } from './database.ts';

/**
 * Holds the user's row until the transaction ends, so that the account is not deleted beside it. It comes before every other
 * row that the transaction locks (docs/decisions/0018-order-of-locks.md). False when the account is erased.
 * `locks`: names that only one transaction holds at a time, taken after it in the same statement.
 */
export async function holdUser(tx: Tx, userId: string, locks: readonly string[] = []): Promise<boolean> {
  const { rows } = await holdingUser(userId, locks).execute(tx);
  return rows[0]?.lives === true;
}

/** The same as a statement, for whoever sends more behind it; `assertLives` reads its answer. */
export function holdingUser(userId: string, locks: readonly string[]): RawBuilder<{ lives: boolean }> {
  const taken = locks.map((name) => sql`, pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return sql`select hold_user(${userId}::uuid) as lives${sql.join(taken, sql``)}`;
}

export function assertLives([held]: readonly { lives: boolean }[]): void {
  if (held?.lives !== true) throw new AppError('session_revoked');
}

/** First in every transaction that makes something for a user. Throws session_revoked when the account is erased. */
export async function assertUserLives(tx: Tx, userId: string, locks: readonly string[] = []): Promise<void> {
  if (!(await holdUser(tx, userId, locks))) throw new AppError('session_revoked');
}

/** What the tables themselves answer to whoever did not ask. */
export function isErasedUser(error: unknown): boolean {
  return error instanceof Error && (error as { constraint?: unknown }).constraint === 'user_lives';
}
