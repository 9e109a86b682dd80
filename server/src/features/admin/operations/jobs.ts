import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { countDays, verifyBooks } from './job-contracts.ts';
import type { Operations } from './service.ts';

export function registerOperationsJobs(jobs: Jobs, { books, overview }: Operations): void {
  jobs.work(verifyBooks, ({ id }) => books.runCheck(id), {
    concurrency: 1,
    looksOften: true,
    onDead: ({ id }) => books.failCheck(id),
  });
  jobs.work(countDays, () => overview.countClosedDays(), { concurrency: 1 });
  // Yesterday, once nothing more can be booked into it.
  jobs.schedule(countDays, '10 1 * * *', {});
}
