import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';

/** In a transaction of its own: everywhere else a run is locked before its outline. */
export const stopWriting = defineJob({
  name: 'outlines.stop-writing',
  payload: z.object({ outlineId: z.uuid() }),
  retryLimit: 5,
});

/** After the rows are gone; one that is rolled back leaves its files in place. */
export const discardFiles = defineJob({
  name: 'outlines.discard-files',
  payload: z.object({ outlines: z.array(z.object({ id: z.uuid(), revision: z.int() })) }),
  retryLimit: 10,
});

interface OutlinesWork {
  stopWriting(outlineId: string): Promise<void>;
  discardFiles(outlines: readonly { id: string; revision: number }[]): Promise<void>;
}

export function registerOutlinesJobs(jobs: Jobs, work: OutlinesWork): void {
  jobs.work(stopWriting, ({ outlineId }) => work.stopWriting(outlineId));
  jobs.work(discardFiles, ({ outlines }) => work.discardFiles(outlines));
}
