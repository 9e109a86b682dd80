import type pg from 'pg';
import { expect, vi } from 'vitest';
import { asAnotherCaller } from '../platform/database/one-connection.ts';

/** Resolves once so many statements of this database wait for a lock that somebody else holds. */
export async function waitForLockWaits(pool: pg.Pool, count: number, timeoutMs = 5_000): Promise<void> {
  await vi.waitFor(async () => {
    // Whoever waits may hold the lock itself, in a transaction.
    const { rows } = await asAnotherCaller(() =>
      pool.query<{ waiting: number }>(
        `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    );
    expect(rows[0]?.waiting).toBe(count);
  }, timeoutMs);
}
