import { sql } from 'kysely';
import type pg from 'pg';
import { findOldest, type Sweep } from '../retention/sweep.ts';

export interface Rate {
  count: number;
  perSeconds: number;
}

export interface RateLimiter {
  /** 0 when the call may go on, else the seconds until the next one may. Counts only what it admits. */
  admit(key: string, rate: Rate): Promise<number>;
}

/**
 * clock_timestamp() instead of now(): it is read after the row lock is held, so that of callers that queue for one row
 * none measures with an older clock than the one before it, and exactly `count` pass. The second part reads the
 * statement's snapshot, which may miss the very bucket that refused us; then the wait is one emission interval. Its commit does not wait
 * for the disk: every limited call would, and a crash of the database may forget who was admitted a moment before.
 */
const admission = {
  name: 'rate-limiter-admit',
  text: `
    with admitted as (
      insert into rate_limits as bucket (key, admitted_until)
      values ($1, clock_timestamp() + $2::float8 * interval '1 second')
      on conflict (key) do update
        set admitted_until = greatest(bucket.admitted_until, clock_timestamp()) + $2::float8 * interval '1 second'
        where greatest(bucket.admitted_until, clock_timestamp()) + $2::float8 * interval '1 second'
              <= clock_timestamp() + $3::float8 * interval '1 second'
      returning 1
    )
    select exists (select from admitted) as is_admitted,
           (select extract(epoch from admitted_until - clock_timestamp())::float8 + $2::float8 - $3::float8
              from rate_limits where key = $1) as wait_seconds,
           set_config('synchronous_commit', 'off', true)`,
};

export function createRateLimiter(pool: pg.Pool, scale: number): RateLimiter {
  return {
    async admit(key, { count, perSeconds }) {
      const burst = Math.max(1, count * scale);
      // Rounded down to the database's microsecond: rounded up, `count` intervals would exceed the period by a hair and
      // the last of them be refused.
      const intervalSeconds = Math.floor((perSeconds / burst) * 1e6) / 1e6;
      const { rows } = await pool.query<{ is_admitted: boolean; wait_seconds: number | null }>({
        ...admission,
        values: [key, intervalSeconds, perSeconds],
      });
      const [answer] = rows;
      if (answer?.is_admitted) return 0;
      return Math.max(1, Math.ceil(answer?.wait_seconds ?? intervalSeconds));
    },
  };
}

/** An absent bucket and one that has run empty mean the same. By the clock that filled it; no index: see the table. */
export const rateLimitsSweep: Sweep = {
  name: 'rate_limits',
  keptMs: 0,
  async remove(tx, { limit }) {
    const { numAffectedRows = 0n } = await sql`
      delete from rate_limits where key in
        (select key from rate_limits where admitted_until < now() limit ${limit} for update skip locked)`.execute(tx);
    return { rows: Number(numAffectedRows), hasMore: Number(numAffectedRows) === limit };
  },
  findOldest: (db) => findOldest(db, { table: 'rate_limits', column: 'admitted_until' }),
};

/** A household or a phone has a whole /64 of version 6: counted by single address the limit would not hold. */
export function addressForLimit(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
