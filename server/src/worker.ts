import type { App } from './app.ts';
import { registerOperationsJobs } from './features/admin/operations/jobs.ts';
import { registerChatJobs } from './features/chat/jobs.ts';
import { registerFilesJobs } from './features/files/jobs.ts';
import { registerFulfilmentJobs } from './features/fulfilment/jobs.ts';
import { registerLibraryJobs } from './features/library/jobs.ts';
import { registerOrdersJobs } from './features/orders/jobs.ts';
import { registerPaymentsJobs } from './features/payments/jobs.ts';

/** Who does the rooms' jobs. Called before the app starts; takes effect only in a process that works. */
export function registerJobs({ platform, retention, rooms }: App): void {
  retention.registerJob();
  registerFilesJobs(platform.jobs, rooms.files);
  registerLibraryJobs(platform.jobs, rooms.library);
  rooms.similarityIndex.registerJobs();
  rooms.passages.registerJobs();
  registerPaymentsJobs(platform.jobs, rooms.payments);
  registerFulfilmentJobs(platform.jobs, rooms.fulfilment);
  registerOrdersJobs(platform.jobs, rooms.orders);
  registerChatJobs(platform.jobs, rooms.chat);
  registerOperationsJobs(platform.jobs, rooms.operations);
}
