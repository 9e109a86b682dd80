import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createLiveTextWriter } from '../platform/live-text/live-text-writer.ts';
import { createLogger } from '../platform/logger.ts';
import { createRuns } from '../platform/runs/runs.ts';
import { faultJob, faultRun } from './fault-run.ts';

/** A worker process that a fault test may kill: started with the database's address, says `ready` on its output. */
const { values } = parseArgs({
  options: { database: { type: 'string', default: '' }, holds: { type: 'boolean', default: false } },
});
const logger = createLogger('warn');
const pool = createPool(values.database, 6, logger);
const jobs = createJobs({
  databaseUrl: values.database,
  config: {
    jobHeartbeatSeconds: 10,
    doneJobsKeptSeconds: 3_600,
    deadJobsKeptSeconds: 86_400,
    workerConcurrency: 4,
    shutdownGraceMs: 1_000,
  },
  logger,
});
const runs = createRuns({
  db: createDatabase(pool),
  jobs,
  texts: createLiveTextWriter({ databaseUrl: values.database, config: { liveTextBatchMs: 10 }, logger }),
  config: { stepLeaseMs: 1_000, runConcurrency: 4 },
  logger,
});
runs.register(faultRun);
jobs.work(faultJob, async ({ id }) => {
  if (values.holds) await new Promise<never>(() => undefined);
  process.stdout.write(`did ${id}\n`);
});
await jobs.start({ work: true });
runs.start();
process.stdout.write('ready\n');
