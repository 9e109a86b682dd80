import type { Queryable } from '../database/database.ts';
import type { Run } from './run.ts';

/** The first look comes when a quick run is done, later ones less and less often. */
const firstLookMs = 30;
const longestPauseMs = 500;

/** Until the run has ended, or as long as its caller may wait; it goes on without them. */
export async function waitForRun(
  { db, runs }: { db: Queryable; runs: { find(db: Queryable, id: string): Promise<Pick<Run, 'finishedAt'> | null> } },
  runId: string,
  longestMs: number,
): Promise<void> {
  const until = performance.now() + longestMs;
  let pauseMs = firstLookMs;
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, Math.max(1, until - performance.now()))));
    if ((await runs.find(db, runId))?.finishedAt) return;
    pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
  }
}
