import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';

const discardFiles = defineJob({
  name: 'papers.discard-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retryLimit: 10,
});

/** Of one message: a long-time writer's papers come to thousands of files. */
const keysAtOnce = 500;

/** After the commit of the caller's transaction: one that is rolled back leaves its files in place. */
export function createDiscardFiles({ jobs, storage }: Pick<Platform, 'jobs' | 'storage'>) {
  jobs.work(discardFiles, async ({ keys }) => {
    for (const key of keys) await storage.remove(key);
  });
  return async (tx: Tx, keys: readonly string[]): Promise<void> => {
    for (let from = 0; from < keys.length; from += keysAtOnce) {
      await jobs.enqueue(tx, discardFiles, { keys: keys.slice(from, from + keysAtOnce) });
    }
  };
}
