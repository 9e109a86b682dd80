import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';

const endLost = defineJob({ name: 'chat.end-lost', payload: z.object({}), policy: 'short', retryLimit: 0 });

/** Readers find an answer without a writer themselves; this is for those that nobody looks at, so that nothing stays held. */
export function registerChatJobs(jobs: Jobs, work: { endLost(): Promise<void> }): void {
  jobs.work(endLost, () => work.endLost(), { concurrency: 1 });
  jobs.schedule(endLost, '* * * * *', {});
}
