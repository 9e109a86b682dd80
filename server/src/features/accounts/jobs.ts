import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import type { AccountsService } from './service.ts';

export const purgeAccounts = defineJob({ name: 'accounts.purge', payload: z.object({}), retryLimit: 1 });

export function registerAccountsJobs(jobs: Jobs, accounts: AccountsService): void {
  jobs.work(purgeAccounts, async () => await accounts.purge());
  jobs.schedule(purgeAccounts, '17 4 * * *', {});
}
