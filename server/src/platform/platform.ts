import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Events } from './events/events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveTextWriter } from './live-text/live-text-writer.ts';
import type { Logger } from './logger.ts';
import type { Runs } from './runs/runs.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import type { Threads } from './threads/thread-pool.ts';

/** What every room may use. Rooms get it once, when their service is made. */
export interface Platform {
  config: Config;
  logger: Logger;
  clock: Clock;
  pool: pg.Pool;
  db: Database;
  jobs: Jobs;
  events: Events;
  /** What this process writes and others read while it grows; its room streams what `events.texts` reads. */
  texts: LiveTextWriter;
  runs: Runs;
  storage: Storage;
  secrets: Secrets;
  threads: Threads;
}
