import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';

export const verifyBooks = defineJob({
  name: 'admin.verify-books',
  payload: z.object({ id: z.uuid() }),
  retryLimit: 1,
});

export const countDays = defineJob({ name: 'admin.count-days', payload: z.object({}), policy: 'short', retryLimit: 1 });
