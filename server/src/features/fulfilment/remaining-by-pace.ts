import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Item } from './item-kind.ts';

/** Before so much is done its pace says nothing. */
const leastShare = 0.05;

/** How long the rest of an item takes if its run goes on as it went so far; null while there is nothing to go by. */
export async function remainingByPace(
  { runs, clock }: Pick<Platform, 'runs' | 'clock'>,
  db: Queryable,
  { item, runId }: { item: Pick<Item, 'progress'>; runId: string },
): Promise<number | null> {
  const run = await runs.find(db, runId);
  const share = item.progress / 100;
  if (!run?.startedAt || run.finishedAt || share < leastShare) return null;
  const passedMs = clock.now().getTime() - run.startedAt.getTime();
  return Math.max(1, Math.round((passedMs * (1 - share)) / share / 1000));
}
