import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import type { OrdersService } from './service.ts';

const releaseCoupons = defineJob({
  name: 'orders.release-coupons',
  payload: z.object({}),
  policy: 'short',
  retryLimit: 1,
});

export function registerOrdersJobs(jobs: Jobs, orders: OrdersService): void {
  jobs.work(releaseCoupons, () => orders.releaseCoupons(), { concurrency: 1 });
  jobs.schedule(releaseCoupons, '* * * * *', {});
}
