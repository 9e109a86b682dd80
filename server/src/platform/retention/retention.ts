import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../logger.ts';
import { recordSweep } from './retention-store.ts';
import type { Sweep } from './sweep.ts';

/** Rows a statement: some ten milliseconds, so that whoever meets it hardly waits. */
const batchRows = 1_000;
/** Between two batches: most of the time belongs to those who work. */
const pauseMs = 50;
/** Of one kind at a time; what is left after a long pause of all workers is left to the next round. */
const longestMs = 60_000;

const sweepAll = defineJob({
  name: 'retention.sweep',
  payload: z.object({}),
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 60 * 60,
});
/** Often and little: a round at night would find a day's rows at once. */
const everyQuarter = '4,19,34,49 * * * *';

export interface Retention {
  /** Before start(), each name once. */
  register(...sweeps: readonly Sweep[]): void;
  names(): string[];
  /** Takes away what is due, of all kinds or of those named; how many rows, by name. One kind that fails keeps none of the others waiting. */
  sweep(options?: { only?: readonly string[]; signal?: AbortSignal }): Promise<Record<string, number>>;
  registerJob(): void;
  /** The batch that is under way is finished, no other begun. */
  stop(): void;
}

export function createRetention({
  db,
  clock,
  jobs,
  logger,
}: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  logger: Logger;
}): Retention {
  const registered = new Map<string, Sweep>();
  const stopping = new AbortController();

  async function sweepOne({ name, keptMs, remove, findOldest }: Sweep, signal: AbortSignal): Promise<number> {
    const before = new Date(clock.now().getTime() - keptMs);
    const until = performance.now() + longestMs;
    let removed = 0;
    while (!signal.aborted && performance.now() < until) {
      const { rows, hasMore } = await inTransaction(db, (tx) => remove(tx, { before, limit: batchRows }));
      removed += rows;
      if (!hasMore) break;
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    await recordSweep(db, { name, sweptAt: clock.now(), removed, oldestAt: await findOldest(db) });
    if (removed > 0) logger.info({ sweep: name, removed }, 'rows that had grown old were removed');
    return removed;
  }

  async function sweep({
    only = [...registered.keys()],
    signal = stopping.signal,
  }: {
    only?: readonly string[];
    signal?: AbortSignal;
  } = {}): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    const ends = AbortSignal.any([signal, stopping.signal]);
    for (const name of only) {
      const due = registered.get(name);
      if (!due) throw new TypeError(`nothing of the name ${name} is swept`);
      if (ends.aborted) break;
      try {
        removed[name] = await sweepOne(due, ends);
      } catch (error) {
        logger.error({ err: error, sweep: name }, 'cannot remove what has grown old');
      }
    }
    return removed;
  }

  return {
    register(...sweeps) {
      for (const each of sweeps) {
        if (registered.has(each.name)) throw new Error(`${each.name} is swept already`);
        registered.set(each.name, each);
      }
    },
    names: () => [...registered.keys()],
    sweep,
    registerJob() {
      jobs.work(sweepAll, async (_payload, { signal }) => void (await sweep({ signal })), { concurrency: 1 });
      jobs.schedule(sweepAll, everyQuarter, {});
    },
    stop: () => stopping.abort(),
  };
}
