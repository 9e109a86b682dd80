import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import type { LibraryService } from './service.ts';

/** A quarter of an hour at a time: a run that was stopped goes on with the next. */
const longestMs = 13 * 60_000;

const verifyWorks = defineJob({
  name: 'library.verify-works',
  payload: z.object({}),
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 15 * 60,
});
/** At night the indexes, and whoever searches them through us, have the most to spare. */
const nightly = '7,22,37,52 1-5 * * *';

/** Reads a sample of the library where it has grown; does nothing otherwise. */
const countTerms = defineJob({ name: 'library.count-terms', payload: z.object({}), policy: 'short', retryLimit: 0 });
const eachTenMinutes = '3-59/10 * * * *';

export function registerLibraryJobs(jobs: Jobs, library: LibraryService): void {
  jobs.work(
    verifyWorks,
    (_payload, { signal }) => library.verifyAtNight(AbortSignal.any([signal, AbortSignal.timeout(longestMs)])),
    { concurrency: 1 },
  );
  jobs.schedule(verifyWorks, nightly, {});
  jobs.work(countTerms, async () => {
    await library.countTerms();
  });
  jobs.schedule(countTerms, eachTenMinutes, {});
}
