import { vi } from 'vitest';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createLiveTextWriter } from '../platform/live-text/live-text-writer.ts';
import { createLogger } from '../platform/logger.ts';
import type { AnyRunDefinition, Run } from '../platform/runs/run.ts';
import { createRuns, type Runs } from '../platform/runs/runs.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestWorker {
  jobs: Jobs;
  runs: Runs;
  /** More than once does nothing. */
  stop(): Promise<void>;
}

/** Jobs and runs on a test database, as one process has them; `work: false` only sends. */
export async function startTestWorker(
  database: TestDatabase,
  definition: AnyRunDefinition,
  settings: { work?: boolean; concurrency?: number; stepLeaseMs?: number; graceMs?: number } = {},
): Promise<TestWorker> {
  const { work = true, concurrency = 4, stepLeaseMs = 600, graceMs = 200 } = settings;
  const logger = createLogger('silent');
  const jobs = createJobs({
    databaseUrl: database.url,
    config: {
      jobHeartbeatSeconds: 10,
      doneJobsKeptSeconds: 3_600,
      deadJobsKeptSeconds: 86_400,
      workerConcurrency: concurrency,
      shutdownGraceMs: graceMs,
    },
    logger,
  });
  const texts = createLiveTextWriter({ databaseUrl: database.url, config: { liveTextBatchMs: 10 }, logger });
  const runs = createRuns({
    ...{ db: database.db, jobs, texts, logger },
    config: { stepLeaseMs, runConcurrency: concurrency },
  });
  let stopping: Promise<void> | undefined;
  const stopTexts = () => {
    stopping ??= texts.stop();
    return stopping;
  };
  runs.register(definition);
  await jobs.start({ work });
  if (work) runs.start();
  return {
    jobs,
    runs,
    async stop() {
      await runs.stop();
      await jobs.stop();
      await stopTexts();
    },
  };
}

export async function waitUntilOver(
  database: TestDatabase,
  runs: Runs,
  runId: string,
  timeoutMs = 10_000,
): Promise<Run> {
  return vi.waitFor(
    async () => {
      const run = await runs.find(database.db, runId);
      if (!run?.finishedAt) throw new Error(`the run is ${run?.state}`);
      return run;
    },
    { timeout: timeoutMs, interval: 20 },
  );
}
