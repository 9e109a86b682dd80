import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { LeaseLost } from './run.ts';
import { extendLease, type Fence } from './step-store.ts';

export interface Lease {
  /** Aborted with LeaseLost when the lease is gone, or may be: the database did not hear from us for its whole length. */
  readonly lost: AbortSignal;
  lose(): void;
  /** Stops extending it. */
  end(): void;
}

/** Extends the lease of a claimed step three times in its length, so that two lost beats do not cost the step. */
export function holdLease(options: { db: Database; fence: Fence; leaseMs: number; logger: Logger }): Lease {
  const { db, fence, leaseMs, logger } = options;
  const lost = new AbortController();
  let isExtending = false;
  let isEnded = false;
  let expiry = setTimeout(lose, leaseMs);
  const beat = setInterval(() => {
    if (!isExtending) void extend();
  }, leaseMs / 3);

  function end(): void {
    isEnded = true;
    clearInterval(beat);
    clearTimeout(expiry);
  }

  function lose(): void {
    end();
    lost.abort(new LeaseLost(fence.id));
  }

  async function extend(): Promise<void> {
    isExtending = true;
    // Counted from before the query: the database's lease can only end later than ours.
    const sentAt = performance.now();
    try {
      const isHeld = await extendLease(db, fence, leaseMs);
      if (isEnded) return;
      if (!isHeld) return lose();
      clearTimeout(expiry);
      expiry = setTimeout(lose, leaseMs - (performance.now() - sentAt));
    } catch (error) {
      logger.warn({ err: error, stepId: fence.id }, 'cannot extend the lease of a step now');
    } finally {
      isExtending = false;
    }
  }

  return { lost: lost.signal, lose, end };
}
