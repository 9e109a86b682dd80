import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createLogger } from '../logger.ts';
import { defineJob, type Jobs } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';

let database: TestDatabase;
const started: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => database.close());

function createTestJobs(settings: Partial<Parameters<typeof createJobs>[0]['config']> = {}): Jobs {
  const config = {
    jobHeartbeatSeconds: 10,
    doneJobsKeptSeconds: 3_600,
    deadJobsKeptSeconds: 86_400,
    workerConcurrency: 2,
    shutdownGraceMs: 500,
    ...settings,
  };
  const jobs = createJobs({ databaseUrl: database.url, config, logger: createLogger('silent') });
  started.push(jobs);
  return jobs;
}

const transact = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);

describe('enqueue', () => {
  const job = defineJob({ name: 'tests.note-number', payload: z.object({ number: z.int() }) });

  it('starts what was committed at once, and never what was rolled back', async () => {
    const jobs = createTestJobs();
    const seen: { number: number; at: number }[] = [];
    jobs.work(job, async ({ number }) => void seen.push({ number, at: performance.now() }));
    await jobs.start({ work: true });

    await expect(
      transact(async (tx) => {
        await jobs.enqueue(tx, job, { number: 1 });
        throw new Error('the order was refused');
      }),
    ).rejects.toThrow('the order was refused');

    const latencies: number[] = [];
    for (const number of [2, 3, 4]) {
      await transact((tx) => jobs.enqueue(tx, job, { number }));
      const committedAt = performance.now();
      await vi.waitFor(() => expect(seen.at(-1)?.number).toBe(number), { interval: 5, timeout: 5_000 });
      latencies.push((seen.at(-1)?.at ?? 0) - committedAt);
    }
    expect(seen.map(({ number }) => number)).toEqual([2, 3, 4]);
    // Polling alone takes half a second on average; one of three may meet a poll that is under way.
    expect(Math.min(...latencies)).toBeLessThan(250);
  });

  it('refuses a payload that does not fit, before anything is written', async () => {
    const jobs = createTestJobs();
    await jobs.start({ work: false });
    await expect(transact((tx) => jobs.enqueue(tx, job, { number: 1.5 }))).rejects.toThrow('tests.note-number');
  });

  it('works from a process that only sends; another process does the job', async () => {
    const sent = defineJob({ name: 'tests.take-over', payload: z.object({ id: z.string() }) });
    const sender = createTestJobs();
    await sender.start({ work: false });
    await transact((tx) => sender.enqueue(tx, sent, { id: 'before any worker' }));
    const seen: string[] = [];
    const worker = createTestJobs();
    worker.work(sent, async ({ id }) => void seen.push(id));
    await worker.start({ work: true });
    await vi.waitFor(() => expect(seen).toEqual(['before any worker']), { timeout: 5_000 });
    await sender.check();
    await worker.check();
  });

  it('sends no second job while one with the same singletonKey waits', async () => {
    const single = defineJob({ name: 'tests.tidy-up', payload: z.object({}), policy: 'short' });
    const jobs = createTestJobs();
    await jobs.start({ work: false });
    const [first, second, other] = await transact(async (tx) => [
      await jobs.enqueue(tx, single, {}, { singletonKey: 'a' }),
      await jobs.enqueue(tx, single, {}, { singletonKey: 'a' }),
      await jobs.enqueue(tx, single, {}, { singletonKey: 'b' }),
    ]);
    expect([first !== null, second, other !== null]).toEqual([true, null, true]);
  });

  it('starts a job with a higher priority first, and none before its time', async () => {
    const ordered = defineJob({ name: 'tests.keep-order', payload: z.object({ id: z.string() }) });
    const jobs = createTestJobs({ workerConcurrency: 1 });
    const seen: string[] = [];
    jobs.work(ordered, async ({ id }) => void seen.push(id));
    const sender = createTestJobs();
    await sender.start({ work: false });
    await transact(async (tx) => {
      await sender.enqueue(tx, ordered, { id: 'later' }, { startAfter: new Date(Date.now() + 1_500), priority: 9 });
      await sender.enqueue(tx, ordered, { id: 'low' });
      await sender.enqueue(tx, ordered, { id: 'high' }, { priority: 5 });
    });
    await jobs.start({ work: true });
    await vi.waitFor(() => expect(seen).toEqual(['high', 'low', 'later']), { timeout: 6_000 });
  });
});

describe('failure', () => {
  it('tries again after a pause, tells the handler which try it is, and then calls onDead once', async () => {
    const failing = defineJob({
      name: 'tests.fail-always',
      payload: z.object({ id: z.string() }),
      retryLimit: 1,
      retryDelaySeconds: 1,
    });
    const jobs = createTestJobs();
    const attempts: { attempt: number; at: number }[] = [];
    const dead = vi.fn(async () => undefined);
    jobs.work(
      failing,
      async (_payload, { attempt }) => {
        attempts.push({ attempt, at: Date.now() });
        throw new Error('the provider is away');
      },
      { onDead: dead },
    );
    await jobs.start({ work: true });
    await transact((tx) => jobs.enqueue(tx, failing, { id: 'x' }));
    await vi.waitFor(() => expect(dead).toHaveBeenCalled(), { timeout: 10_000 });
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect((attempts[1]?.at ?? 0) - (attempts[0]?.at ?? 0)).toBeGreaterThanOrEqual(900);
    expect(dead.mock.calls).toEqual([
      [{ id: 'x' }, { attempts: 2, error: expect.objectContaining({ message: 'the provider is away' }) }],
    ]);
  });

  it('gives a message that no longer fits its schema up at once, without calling the handler', async () => {
    const before = defineJob({ name: 'tests.change-shape', payload: z.object({ old: z.string() }) });
    const after = defineJob({ name: 'tests.change-shape', payload: z.object({ new: z.string() }), retryLimit: 0 });
    const sender = createTestJobs();
    await sender.start({ work: false });
    await transact((tx) => sender.enqueue(tx, before, { old: 'x' }));
    const handler = vi.fn(async () => undefined);
    const jobs = createTestJobs();
    jobs.work(after, handler);
    await jobs.start({ work: true });
    const states = async () =>
      (await database.pool.query("select state from pgboss.job where name = 'tests.change-shape'")).rows;
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'failed' }]), { timeout: 5_000 });
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('a full queue', () => {
  it('is worked off without waiting for the next poll', async () => {
    const quick = defineJob({ name: 'tests.run-quick', payload: z.object({}) });
    const jobs = createTestJobs({ workerConcurrency: 1 });
    let done = 0;
    jobs.work(quick, async () => {
      done += 1;
    });
    await jobs.start({ work: true });
    const startedAt = Date.now();
    await transact(async (tx) => {
      for (let index = 0; index < 20; index += 1) await jobs.enqueue(tx, quick, {});
    });
    // One a poll would take 20 s.
    await vi.waitFor(() => expect(done).toBe(20));
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });
});

describe('schedules', () => {
  it('stand in the database once, change with the code, and go when the code no longer names them', async () => {
    const nightly = defineJob({ name: 'tests.sweep-nightly', payload: z.object({ keepDays: z.int() }) });
    const hourly = defineJob({ name: 'tests.sweep-hourly', payload: z.object({}) });
    const rows = async () =>
      (await database.pool.query('select name, cron, timezone, data from pgboss.schedule order by name')).rows;

    const first = createTestJobs();
    first.schedule(nightly, '10 3 * * *', { keepDays: 7 });
    first.schedule(hourly, '5 * * * *', {});
    await first.start({ work: true });
    expect(await rows()).toEqual([
      { name: 'tests.sweep-hourly', cron: '5 * * * *', timezone: 'Asia/Shanghai', data: {} },
      { name: 'tests.sweep-nightly', cron: '10 3 * * *', timezone: 'Asia/Shanghai', data: { keepDays: 7 } },
    ]);

    const second = createTestJobs();
    second.schedule(nightly, '20 3 * * *', { keepDays: 8 });
    await second.start({ work: true });
    expect(await rows()).toEqual([
      { name: 'tests.sweep-nightly', cron: '20 3 * * *', timezone: 'Asia/Shanghai', data: { keepDays: 8 } },
    ]);
  });
});

describe('stop', () => {
  const slow = defineJob({ name: 'tests.work-slowly', payload: z.object({ id: z.string() }), retryDelaySeconds: 1 });

  it('waits for a running job', async () => {
    const jobs = createTestJobs({ shutdownGraceMs: 5_000 });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let isFinished = false;
    jobs.work(slow, async () => {
      begin();
      await gate;
      isFinished = true;
    });
    await jobs.start({ work: true });
    await transact((tx) => jobs.enqueue(tx, slow, { id: 'a' }));
    await begun;
    const stopped = jobs.stop();
    open();
    await stopped;
    expect(isFinished).toBe(true);
    const { rows } = await database.pool.query("select state from pgboss.job where name = 'tests.work-slowly'");
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('tells a job that outlasts the grace to end, and another worker takes it up', async () => {
    const first = createTestJobs({ shutdownGraceMs: 100 });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    first.work(slow, async (_payload, { signal }) => {
      begin();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await first.start({ work: true });
    await transact((tx) => first.enqueue(tx, slow, { id: 'b' }));
    await begun;
    await first.stop();

    const second = createTestJobs();
    const seen: string[] = [];
    second.work(slow, async ({ id }) => void seen.push(id));
    await second.start({ work: true });
    await vi.waitFor(() => expect(seen).toEqual(['b']), { timeout: 8_000 });
  });
});

describe('jobs that are done', () => {
  it('leave the queues that an older version made, and the one of the schedules, after the same time', async () => {
    const gone = defineJob({ name: 'tests.gone', payload: z.object({}) });
    const older = createTestJobs({ doneJobsKeptSeconds: 90 });
    await older.start({ work: false });
    await inTransaction(database.db, (tx) => older.enqueue(tx, gone, {}));
    await createTestJobs({ doneJobsKeptSeconds: 1_800 }).start({ work: true });
    const { rows } = await database.pool.query(
      "select name from pgboss.queue where deletion_seconds <> 1800 and name <> 'dead-letters'",
    );
    expect(rows).toEqual([]);
  });

  it('leave the table after the time set for them, dead ones later; those that wait stay', async () => {
    const done = defineJob({ name: 'tests.be-done', payload: z.object({ id: z.string() }) });
    // An older version had other times, and its queues are there.
    const older = createTestJobs({ doneJobsKeptSeconds: 60, deadJobsKeptSeconds: 60 });
    await older.start({ work: false });
    await inTransaction(database.db, (tx) => older.enqueue(tx, done, { id: 'before' }));
    const jobs = createTestJobs({ doneJobsKeptSeconds: 3_600, deadJobsKeptSeconds: 7_200 });
    await jobs.start({ work: false });
    for (const id of ['old', 'young', 'waits'])
      await inTransaction(database.db, (tx) => jobs.enqueue(tx, done, { id }));
    const { rows } = await database.pool.query(
      `select name, deletion_seconds as kept from pgboss.queue where name in ('dead-letters', 'tests.be-done') order by 1`,
    );
    expect(rows).toEqual([
      { name: 'dead-letters', kept: 7_200 },
      { name: 'tests.be-done', kept: 3_600 },
    ]);
    const end = (id: string, minutesAgo: number) =>
      database.pool.query(
        `update pgboss.job set state = 'completed', completed_on = now() - $2 * interval '1 minute'
          where name = 'tests.be-done' and data->>'id' = $1`,
        [id, minutesAgo],
      );
    await end('old', 61);
    await end('young', 59);
    const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false, max: 1 });
    await boss.start();
    await boss.supervise('tests.be-done');
    await boss.stop({ graceful: false });
    const left = await database.pool.query(
      `select data->>'id' as id from pgboss.job where name = 'tests.be-done' order by 1`,
    );
    expect(left.rows.map(({ id }) => id)).toEqual(['before', 'waits', 'young']);
  });
});
