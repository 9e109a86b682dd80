import type { Platform } from '../../platform/platform.ts';
import { listLongPaperRuns } from './preview/paper-list-store.ts';

const keptMs = 30 * 86_400_000;
const papersLookedAt = 20;

/**
 * How many minutes the newest papers of 30,000 units took here, from the moment at which they were paid for: the waiting for a
 * worker counts, because their buyers waited. Longer papers count with all of their time, shorter ones not at all: a pace that
 * was kept over 8,000 units says nothing of 30,000. What was paid for in two stages is no one delivery.
 */
export function createPaperPace(
  { db, clock, runs }: Pick<Platform, 'db' | 'clock' | 'runs'>,
  engine: 'BUILT_IN' | 'MODEL',
) {
  return async (): Promise<number[]> => {
    const since = new Date(clock.now().getTime() - keptMs);
    const runIds = await listLongPaperRuns(db, { engine, since, limit: papersLookedAt });
    const found = await Promise.all(runIds.map((id) => runs.find(db, id)));
    return found.flatMap((run) => {
      const isWhole = (run?.input as { scope?: unknown } | undefined)?.scope === 'all';
      if (!run?.finishedAt || run.state !== 'SUCCEEDED' || !isWhole) return [];
      return [(run.finishedAt.getTime() - run.createdAt.getTime()) / 60_000];
    });
  };
}
