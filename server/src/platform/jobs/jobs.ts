import type { z } from 'zod';
import type { Tx } from '../database/database.ts';

/** Room and deed: `papers.write-section`. */
export type JobName = `${string}.${string}`;

export interface JobDefinition<Name extends JobName, Payload extends z.ZodType> {
  name: Name;
  /** Ids, not content: the row owns the truth, and a message may arrive late or twice. */
  payload: Payload;
  /** Tries after the first one; a worker that died uses one up too. Then the job is dead. */
  retryLimit?: number;
  /** The first pause after a failure; it doubles each time, up to ten minutes. */
  retryDelaySeconds?: number;
  /** A handler that takes longer counts as failed while it goes on; it must outlast the slowest honest run. */
  expireInSeconds?: number;
  /** `short`: of the jobs with one singletonKey only one waits at a time, a second is not sent. */
  policy?: 'standard' | 'short';
}

export type Job<Name extends JobName = JobName, Payload extends z.ZodType = z.ZodType> = Readonly<
  Required<JobDefinition<Name, Payload>>
>;

/** The contract of a job, apart from its handler: whoever enqueues needs no more than this. */
export function defineJob<const Name extends JobName, Payload extends z.ZodType>(
  definition: JobDefinition<Name, Payload>,
): Job<Name, Payload> {
  if (!/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(definition.name)) {
    throw new TypeError(`${definition.name}: a job is named room.verb-noun`);
  }
  return {
    retryLimit: 3,
    retryDelaySeconds: 1,
    expireInSeconds: 15 * 60,
    policy: 'standard',
    ...definition,
  };
}

export interface EnqueueOptions {
  /** A higher one is taken first; 0 unless told. */
  priority?: number;
  startAfter?: Date;
  singletonKey?: string;
}

export interface JobContext {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** That it was sent with. */
  priority: number;
  /** Aborted when the job was given to another worker, ran too long, or the process stops. */
  signal: AbortSignal;
}

export type JobHandler<Payload extends z.ZodType> = (payload: z.output<Payload>, context: JobContext) => Promise<void>;

export interface WorkOptions<Payload extends z.ZodType> {
  /** Jobs of this name that this process runs at once; WORKER_CONCURRENCY unless told. */
  concurrency?: number;
  /** Looks each second for what other processes put off, instead of every third: somebody waits for it. */
  looksOften?: boolean;
  /** Called once when all tries failed; a payload that no longer fits its schema is logged and not passed on. */
  onDead?: (payload: z.output<Payload>, dead: { error: unknown; attempts: number }) => Promise<void>;
}

export interface Jobs {
  /**
   * Part of the caller's transaction: rolled back, there is no job; committed, a worker starts it within some
   * milliseconds. Null when a job with the same singletonKey waits already.
   */
  enqueue<Payload extends z.ZodType>(
    tx: Tx,
    job: Job<JobName, Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** The same for many at once, in one statement; those whose singletonKey waits already are left out. */
  enqueueAll<Payload extends z.ZodType>(
    tx: Tx,
    job: Job<JobName, Payload>,
    entries: readonly { payload: z.input<Payload>; options?: EnqueueOptions }[],
  ): Promise<void>;
  /** Says who does a job. Takes effect in processes that were started with `work`. */
  work<Payload extends z.ZodType>(
    job: Job<JobName, Payload>,
    handler: JobHandler<Payload>,
    options?: WorkOptions<Payload>,
  ): void;
  /** One job at each time of the cron expression (in Beijing time), however many workers run. */
  schedule<Payload extends z.ZodType>(job: Job<JobName, Payload>, cron: string, payload: z.input<Payload>): void;
  start(options: { work: boolean }): Promise<void>;
  /** Takes no new jobs, waits for the running ones up to the grace, then lets go so that another worker takes them up. */
  stop(): Promise<void>;
  /** Throws when jobs cannot be sent; /readyz asks. */
  check(): Promise<void>;
}
