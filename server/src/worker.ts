import type { App } from './app.ts';
import { registerAccountsJobs } from './features/accounts/jobs.ts';
import { registerFilesJobs } from './features/files/jobs.ts';

/** Who does the rooms' jobs. Called before the app starts; takes effect only in a process that works. */
export function registerJobs({ platform, rooms }: App): void {
  registerFilesJobs(platform.jobs, rooms.files);
  registerAccountsJobs(platform.jobs, rooms.accounts);
}
