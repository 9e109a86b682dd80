import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sweep } from '../../platform/retention/sweep.ts';
import { discardFiles, registerOutlinesJobs, stopWriting } from './jobs.ts';
import { outlineFileKey } from './outline-file.ts';
import * as store from './store.ts';

const dayMs = 24 * 3_600_000;
/** Outlines whose files one job removes. */
const discardedAtOnce = 200;

/**
 * What a student deletes is out of sight at once and erased for good after some days; until then it can be restored as
 * it was. Nothing is given back for it: writings of the day and free regenerations are counted apart.
 */
export function createOutlineDeletion({
  db,
  clock,
  config,
  jobs,
  runs,
  storage,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'runs' | 'storage'>) {
  const keptMs = config.deletedOutlineDays * dayMs;

  async function discard(tx: Tx, erased: readonly { id: string; revision: number }[]): Promise<void> {
    for (let from = 0; from < erased.length; from += discardedAtOnce) {
      await jobs.enqueue(tx, discardFiles, { outlines: erased.slice(from, from + discardedAtOnce) });
    }
  }

  registerOutlinesJobs(jobs, {
    async stopWriting(outlineId) {
      await inTransaction(db, async (tx) => {
        const runId = (await store.findOutlineById(tx, outlineId))?.runId;
        if (!runId) return;
        await runs.hold(tx, runId);
        // Looked at while it is held: restored before anything was stopped, it is written on.
        const outline = await store.lockOutlineById(tx, outlineId);
        if (outline?.deletedAt && outline.runId === runId) await runs.cancel(tx, runId);
      });
    },
    async discardFiles(outlines) {
      for (const { id, revision } of outlines) {
        for (let number = 0; number <= revision; number += 1) await storage.remove(outlineFileKey(id, number));
      }
    },
  });

  const sweep: Sweep = {
    name: 'outlines.deleted',
    keptMs,
    async remove(tx, batch) {
      const gone = await store.eraseDeleted(tx, batch);
      await discard(tx, gone);
      return { rows: gone.length, hasMore: gone.length === batch.limit };
    },
    findOldest: store.findFirstDeletion,
  };

  return {
    sweeps: [sweep, store.writingsSweep(config.retention.outlineWritingsMs)],

    /** Deleted twice is deleted once, and can be restored as long as after the first time. */
    async delete(userId: string, key1: string): Promise<{ key1: string; restorable_until: string }> {
      return inTransaction(db, async (tx) => {
        const outline = await store.lockOutline(tx, userId, key1, { withDeleted: true });
        if (!outline) throw new AppError('not_found');
        const deletedAt = outline.deletedAt ?? clock.now();
        if (!outline.deletedAt) {
          await store.setDeletedAt(tx, outline.id, deletedAt);
          if (outline.draft !== null) await jobs.enqueue(tx, stopWriting, { outlineId: outline.id });
        }
        return { key1, restorable_until: new Date(deletedAt.getTime() + keptMs).toISOString() };
      });
    },

    async restore(tx: Tx, userId: string, key1: string): Promise<store.Outline> {
      const outline = await store.lockOutline(tx, userId, key1, { withDeleted: true });
      if (!outline) throw new AppError('not_found');
      return outline.deletedAt ? store.setDeletedAt(tx, outline.id, null) : outline;
    },

    /** Of an account that is deleted. */
    async eraseAll(tx: Tx, userId: string): Promise<void> {
      await discard(tx, await store.deleteOutlines(tx, userId));
    },
  };
}
