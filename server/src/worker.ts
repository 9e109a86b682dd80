import type { App } from './app.ts';
import { registerAccountsJobs } from './features/accounts/jobs.ts';
import { registerFilesJobs } from './features/files/jobs.ts';
import { registerFulfilmentJobs } from './features/fulfilment/jobs.ts';
import { registerOrdersJobs } from './features/orders/jobs.ts';
import { registerPaymentsJobs } from './features/payments/jobs.ts';

/** Who does the rooms' jobs. Called before the app starts; takes effect only in a process that works. */
export function registerJobs({ platform, rooms }: App): void {
  registerFilesJobs(platform.jobs, rooms.files);
  registerAccountsJobs(platform.jobs, rooms.accounts);
  registerPaymentsJobs(platform.jobs, rooms.payments);
  registerFulfilmentJobs(platform.jobs, rooms.fulfilment);
  registerOrdersJobs(platform.jobs, rooms.orders);
}
