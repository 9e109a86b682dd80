import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import type { FulfilmentService } from './service.ts';

const sweepItems = defineJob({ name: 'fulfilment.sweep-items', payload: z.object({}), policy: 'short', retryLimit: 1 });

export function registerFulfilmentJobs(jobs: Jobs, fulfilment: FulfilmentService): void {
  jobs.work(sweepItems, () => fulfilment.sweep(), { concurrency: 1 });
  jobs.schedule(sweepItems, '* * * * *', {});
}
