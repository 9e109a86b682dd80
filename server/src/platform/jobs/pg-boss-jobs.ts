import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Logger } from '../logger.ts';
import type { EnqueueOptions, Job, JobHandler, JobName, Jobs, WorkOptions } from './jobs.ts';

const deadLetters = 'dead-letters';
const retryDelayMaxSeconds = 10 * 60;
/** After the grace handlers are told to end; those that do not listen are left behind after this. */
const abortedHandlersMs = 2_000;
/**
 * New jobs are told of at once; only those that another process put off are found by looking. One worker of a queue looks often, the
 * others seldom: two dozen that each look every second keep a tenth of a core busy with nothing to do. Most queues have nothing
 * that could not wait three seconds longer than it was put off for.
 */
const oftenPollSeconds = 1;
const firstPollSeconds = 3;
const otherPollSeconds = 5;
/** A job that failed comes back after a pause of the queue's own: for so long after a failure it is looked for often. */
const oftenAfterFailureMs = 30_000;
/** Put off for longer, a job may as well be a little late. */
const longestWakeMs = 10 * 60 * 1000;
/** The clock of the database decides what is due. */
const dueMs = 25;

interface Registration {
  job: Job;
  handler: JobHandler<z.ZodType>;
  options: WorkOptions<z.ZodType>;
}

export interface JobsOptions {
  databaseUrl: string;
  config: Pick<
    Config,
    'jobHeartbeatSeconds' | 'workerConcurrency' | 'shutdownGraceMs' | 'doneJobsKeptSeconds' | 'deadJobsKeptSeconds'
  >;
  logger: Logger;
}

/** Jobs on pg-boss, in the same database as the rows they speak of. */
export function createJobs(options: JobsOptions): Jobs {
  const { config, logger } = options;
  const registrations = new Map<string, Registration>();
  const schedules = new Map<string, { job: Job; cron: string; payload: object }>();
  const queues = new Map<string, Promise<void>>();
  const workers = new Map<string, string[]>();
  const running = new Set<Promise<unknown>>();
  const oftenUntilMs = new Map<string, number>();
  const stopping = new AbortController();
  let boss: PgBoss | undefined;
  let isWorking = false;

  function started(): PgBoss {
    if (!boss) throw new Error('jobs are used before start() or after stop()');
    return boss;
  }

  function ensureQueue(job: Job): Promise<void> {
    let ready = queues.get(job.name);
    if (!ready) {
      ready = createQueue(started(), job).catch((error) => {
        queues.delete(job.name);
        throw error;
      });
      queues.set(job.name, ready);
    }
    return ready;
  }

  async function createQueue(pgBoss: PgBoss, job: Job): Promise<void> {
    const settings: QueueOptions & { notify: boolean; deadLetter: string } = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: Math.max(retryDelayMaxSeconds, job.retryDelaySeconds),
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds: config.jobHeartbeatSeconds,
      deleteAfterSeconds: config.doneJobsKeptSeconds,
      notify: true,
      deadLetter: deadLetters,
    };
    await pgBoss.createQueue(job.name, { ...settings, policy: job.policy });
    // The queue may stand there from an older version of its definition.
    await pgBoss.updateQueue(job.name, settings);
  }

  /** Runs what a worker fetched, and remembers it until it is over, so that stop() can wait for it. */
  async function track<Result>(work: () => Promise<Result>): Promise<Result> {
    const promise = work();
    const settled = promise.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    try {
      return await promise;
    } finally {
      running.delete(settled);
    }
  }

  async function runJob({ job, handler }: Registration, fetched: JobWithMetadata<unknown>): Promise<JobResult> {
    const payload = job.payload.safeParse(fetched.data);
    if (!payload.success) {
      // Trying again cannot mend it.
      return { id: fetched.id, status: 'deadletter', output: { message: payload.error.message } };
    }
    const attempt = fetched.retryCount + 1;
    try {
      await handler(payload.data, {
        id: fetched.id,
        attempt,
        priority: fetched.priority,
        signal: AbortSignal.any([fetched.signal, stopping.signal]),
      });
      return { id: fetched.id, status: 'completed' };
    } catch (error) {
      logger.warn({ err: error, job: job.name, jobId: fetched.id, attempt }, 'job failed');
      lookOften(job);
      throw error;
    }
  }

  async function startWorkers({ job, handler, options: work }: Registration): Promise<void> {
    const pgBoss = started();
    await ensureQueue(job);
    const count = work.concurrency ?? config.workerConcurrency;
    const ids: string[] = [];
    workers.set(job.name, ids);
    for (let index = 0; index < count; index += 1) {
      const pollSeconds = index > 0 ? otherPollSeconds : work.looksOften ? oftenPollSeconds : firstPollSeconds;
      ids[index] = await pgBoss.work(
        job.name,
        {
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async ([fetched]: JobWithMetadata<unknown>[]) => {
          // A worker that had a job looks for the next at once, and has another one look: where one job was due, more may be.
          for (const id of [ids[index], ids[(index + 1) % count]]) if (id) pgBoss.notifyWorker(id);
          return fetched ? [await track(() => runJob({ job, handler, options: work }, fetched))] : [];
        },
      );
    }
  }

  /** A job that was put off is looked for when it is due, in the process that put it off; others find it by and by. */
  function wakeAt(job: Job, startAfter: Date | undefined): void {
    const waitMs = (startAfter?.getTime() ?? 0) - Date.now();
    if (!isWorking || waitMs <= 0 || waitMs > longestWakeMs) return;
    setTimeout(() => wake(job), waitMs + dueMs).unref();
  }

  function wake(job: Job): void {
    for (const id of workers.get(job.name) ?? []) boss?.notifyWorker(id);
  }

  function lookOften(job: Job): void {
    const isLooking = (oftenUntilMs.get(job.name) ?? 0) > Date.now();
    oftenUntilMs.set(job.name, Date.now() + oftenAfterFailureMs);
    if (isLooking) return;
    const timer = setInterval(() => {
      wake(job);
      if (!isWorking || (oftenUntilMs.get(job.name) ?? 0) < Date.now()) clearInterval(timer);
    }, oftenPollSeconds * 1_000);
    timer.unref();
  }

  async function startDeadLetters(pgBoss: PgBoss): Promise<void> {
    await pgBoss.work(
      deadLetters,
      { includeMetadata: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
      async ([dead]: JobWithMetadata<unknown>[]) => {
        if (!dead) return;
        const attempts = (dead.sourceRetryCount ?? 0) + 1;
        const log = { job: dead.sourceName, jobId: dead.sourceId, attempts, error: dead.sourceOutput };
        logger.error(log, 'job is dead');
        const registration = registrations.get(dead.sourceName ?? '');
        const payload = registration?.job.payload.safeParse(dead.data);
        if (!registration?.options.onDead || !payload?.success) return;
        const { onDead } = registration.options;
        await track(() => onDead(payload.data, { error: dead.sourceOutput, attempts }));
      },
    );
  }

  async function applySchedules(pgBoss: PgBoss): Promise<void> {
    for (const { name } of await pgBoss.getSchedules()) {
      if (!schedules.has(name)) await pgBoss.unschedule(name);
    }
    for (const { job, cron, payload } of schedules.values()) {
      await ensureQueue(job);
      await pgBoss.schedule(job.name, cron, payload, { tz: 'Asia/Shanghai' });
    }
  }

  /** Queues that nobody here makes: those of older versions, and the one in which the schedules tick, some 4,000 times a day. */
  async function applyKeptTimes(pgBoss: PgBoss): Promise<void> {
    const deleteAfterSeconds = config.doneJobsKeptSeconds;
    for (const queue of await pgBoss.getQueues()) {
      if (queue.name === deadLetters || queue.deleteAfterSeconds === deleteAfterSeconds) continue;
      await pgBoss.updateQueue(queue.name, { deleteAfterSeconds });
    }
  }

  return {
    async enqueue(tx, job, payload, given: EnqueueOptions = {}) {
      const pgBoss = started();
      await ensureQueue(job);
      wakeAt(job, given.startAfter);
      return pgBoss.send(job.name, checkPayload(job, payload), { ...given, db: fromKysely(tx) });
    },
    async enqueueAll(tx, job, entries) {
      if (entries.length === 0) return;
      const pgBoss = started();
      await ensureQueue(job);
      for (const { options: given } of entries) wakeAt(job, given?.startAfter);
      const inserts = entries.map(({ payload, options: given = {} }) => ({
        ...given,
        data: checkPayload(job, payload),
      }));
      await pgBoss.insert(job.name, inserts, { db: fromKysely(tx) });
    },
    work(job, handler, work = {}) {
      if (registrations.has(job.name)) throw new Error(`${job.name} has a handler already`);
      if (isWorking) throw new Error(`${job.name}: handlers are registered before start()`);
      registrations.set(job.name, { job, handler, options: work } as unknown as Registration);
    },
    schedule(job, cron, payload) {
      if (isWorking) throw new Error(`${job.name}: schedules are registered before start()`);
      schedules.set(job.name, { job, cron, payload: checkPayload(job, payload) });
    },
    async start({ work }) {
      boss = new PgBoss({
        connectionString: options.databaseUrl,
        application_name: 'yanmo-jobs',
        max: work ? 5 : 2,
        useListenNotify: work,
        supervise: work,
        schedule: work,
        superviseIntervalSeconds: 1,
        monitorIntervalSeconds: 1,
        maintenanceIntervalSeconds: 60,
      });
      // Without a listener the first lost connection would end the process.
      boss.on('error', (error) => logger.warn({ err: error }, 'job queue'));
      boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
      await boss.start();
      // Every queue names it, whoever creates that queue first.
      const dead = {
        notify: true,
        deleteAfterSeconds: config.deadJobsKeptSeconds,
        retryLimit: 5,
        retryBackoff: true,
      };
      await boss.createQueue(deadLetters, dead);
      await boss.updateQueue(deadLetters, dead);
      if (!work) return;
      isWorking = true;
      await startDeadLetters(boss);
      for (const registration of registrations.values()) await startWorkers(registration);
      await applySchedules(boss);
      await applyKeptTimes(boss);
    },
    async stop() {
      const pgBoss = boss;
      if (!pgBoss) return;
      const names = isWorking ? [...registrations.keys(), deadLetters] : [];
      const idle = Promise.all(names.map((name) => pgBoss.offWork(name, { wait: true })));
      await within(idle, config.shutdownGraceMs);
      stopping.abort(new Error('the process is stopping'));
      await within(Promise.all(running), abortedHandlersMs);
      boss = undefined;
      isWorking = false;
      // What still runs is failed here, which gives it to another worker after its pause.
      await pgBoss.stop({ graceful: false });
    },
    async check() {
      await started().getDb().executeSql('select 1');
    },
  };
}

/** As it was given, not as it was parsed: the receiver parses, and defaults or transforms apply once. */
function checkPayload<Payload extends z.ZodType>(job: Job<JobName, Payload>, payload: z.input<Payload>): object {
  const { error } = job.payload.safeParse(payload);
  if (error) throw new TypeError(`${job.name}: ${error.message}`);
  return payload as object;
}

async function within(promise: Promise<unknown>, timeoutMs: number): Promise<void> {
  const timer = new AbortController();
  await Promise.race([promise, delay(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}
