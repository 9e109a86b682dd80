import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';

/** The rows are gone already; this takes the contents away, however often it has to be tried. */
export const removeContents = defineJob({
  name: 'files.remove-contents',
  payload: z.object({ file_keys: z.array(z.string()) }),
  retryLimit: 20,
  retryDelaySeconds: 30,
});

interface FilesWork {
  removeContents(fileKeys: readonly string[]): Promise<void>;
}

export function registerFilesJobs(jobs: Jobs, files: FilesWork): void {
  jobs.work(removeContents, async ({ file_keys }) => await files.removeContents(file_keys));
}
