import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestWorker, type TestWorker, waitUntilOver } from '../../testing/test-worker.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { defineJob } from '../jobs/jobs.ts';
import { defineRun, defineStep, type StepContext, StepFailure } from './run.ts';
import { readRunEvents } from './run-events-store.ts';
import { listSteps } from './step-store.ts';

let database: TestDatabase;
const workers: TestWorker[] = [];
/** So long that nothing but the test ends a lease. */
const longLeaseMs = 60_000;

beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(() => database.close());

async function startWorker(
  ...[definition, settings]: [TestDefinition, Parameters<typeof startTestWorker>[2]?]
): Promise<TestWorker> {
  const worker = await startTestWorker(database, definition, settings);
  workers.push(worker);
  return worker;
}

type TestDefinition = ReturnType<typeof oneStepRun>;

/** `work` gets the attempt, to play the worker that falls silent and the one that takes over. */
function oneStepRun(kind: string, work: (context: StepContext<unknown>, attempt: number) => Promise<string>) {
  const done: string[] = [];
  return {
    ...defineRun({
      kind,
      input: z.object({}),
      steps: {
        only: defineStep({
          input: z.object({}),
          output: z.string(),
          work: (context) => work(context, context.step.attempt),
          onDone: async (_tx, { output }) => void done.push(output),
        }),
      },
      planNext: async (_tx, _run, finished) => (finished ? null : { phase: 'only', steps: { only: [{}] } }),
    }),
    done,
  };
}

async function createRun({ runs }: TestWorker, definition: TestDefinition): Promise<string> {
  const run = { userId: null, subject: 'x', input: {} };
  return (await inTransaction(database.db, (tx) => runs.create(tx, definition, run))).id;
}

const expireLeases = (runId: string) =>
  database.pool.query(
    "update run_steps set lease_until = now() - interval '1 s' where run_id = $1 and state = 'RUNNING'",
    [runId],
  );

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a worker that fell silent', () => {
  it('is replaced, and can write nothing when it wakes up while the new one works', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: replaced, resolve: replace } = Promise.withResolvers<void>();
    const { promise: refusals, resolve: report } = Promise.withResolvers<unknown[]>();
    const deliveriesDone = async (stepId: string) =>
      (await database.pool.query("select 1 from pgboss.job where singleton_key = $1 and state = 'completed'", [stepId]))
        .rowCount;
    const definition = oneStepRun('tests.fall-silent', async ({ step, emit, write }, attempt) => {
      if (attempt === 2) {
        replace();
        // The old worker has tried to finish, too, before this one does.
        await vi.waitFor(async () => expect(await deliveriesDone(step.id)).toBe(1), { timeout: 5_000 });
        return 'from the new worker';
      }
      begin();
      await replaced;
      const nameOf = (error: Error) => error.name;
      report([await emit('late', {}).catch(nameOf), await write(async () => 'written').catch(nameOf)]);
      return 'from the old worker';
    });
    const worker = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    const runId = await createRun(worker, definition);
    await begun;
    await expireLeases(runId);
    const run = await waitUntilOver(database, worker.runs, runId);
    expect(await refusals).toEqual(['LeaseLost', 'LeaseLost']);
    expect(run.state).toBe('SUCCEEDED');
    expect(definition.done).toEqual(['from the new worker']);
    expect(await listSteps(database.db, runId)).toMatchObject([
      { attempt: 2, failures: 0, output: 'from the new worker' },
    ]);
    const { events } = await readRunEvents(database.pool, runId, 0, 100);
    expect(events.map(({ type }) => type)).toEqual(['stage', 'progress', 'done']);
  });

  it('keeps its step as long as it beats, however long the step takes', async () => {
    const definition = oneStepRun('tests.take-long', async ({ signal }) => {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 2_200)), untilAborted(signal)]);
      return 'done';
    });
    const worker = await startWorker(definition, { stepLeaseMs: 1_000 });
    const runId = await createRun(worker, definition);
    await waitUntilOver(database, worker.runs, runId);
    expect(await listSteps(database.db, runId)).toMatchObject([{ attempt: 1, output: 'done' }]);
  });

  it('so often that the step must be what kills it: the run fails instead of killing more', async () => {
    const definition = oneStepRun('tests.kill-workers', ({ signal }) => untilAborted(signal));
    const sender = await startWorker(definition, { work: false });
    const runId = await createRun(sender, definition);
    await database.pool.query('update run_steps set lost_leases = 19 where run_id = $1', [runId]);
    const worker = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    await vi.waitFor(async () => expect((await expireLeases(runId)).rowCount).toBe(1), { timeout: 5_000 });
    expect(await waitUntilOver(database, worker.runs, runId)).toMatchObject({ state: 'FAILED', error: 'internal' });
  });
});

describe('a step that was given back often', () => {
  it('is not taken for one that kills its workers when one of them falls silent', async () => {
    const begun = Promise.withResolvers<void>();
    const definition = oneStepRun('tests.wait-long', async ({ signal }, attempt) => {
      if (attempt <= 25) throw new StepFailure('engine_unavailable', { isOnlyLate: true });
      if (attempt > 26) return 'done';
      begun.resolve();
      return untilAborted(signal);
    });
    const worker = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    const runId = await createRun(worker, definition);
    await begun.promise;
    expect((await expireLeases(runId)).rowCount).toBe(1);
    expect(await waitUntilOver(database, worker.runs, runId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await listSteps(database.db, runId)).toMatchObject([{ attempt: 27, lostLeases: 1 }]);
  });
});

describe('a worker whose user leaves', () => {
  it('waits for the deletion before it holds the run, and writes nothing after it', async () => {
    const { pool } = database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (phone, user_name, inv_code, created_at) values ('13100000000', 'a', 'a', now()) returning id`,
    );
    const userId = rows[0]?.id ?? '';
    const [begun, goOn, refused] = [0, 1, 2].map(() => Promise.withResolvers<string>());
    const definition = oneStepRun('tests.lose-user', async ({ write }) => {
      begun?.resolve('');
      await goOn?.promise;
      refused?.resolve(await write(async () => 'written').catch((error: Error) => error.name));
      return 'done';
    });
    const worker = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    const given = { userId, subject: 'x', input: {} };
    const run = await inTransaction(database.db, (tx) => worker.runs.create(tx, definition, given));
    await begun?.promise;
    const deletion = await pool.connect();
    try {
      await deletion.query('begin');
      await deletion.query('select id from users where id = $1 for update', [userId]);
      goOn?.resolve('');
      await waitForLockWaits(pool, 1);
      await deletion.query("set local lock_timeout = '500ms'");
      await deletion.query('select id from runs where id = $1 for update', [run.id]);
      await deletion.query('update users set phone = null, erased_at = now() where id = $1', [userId]);
      await deletion.query('commit');
    } finally {
      deletion.release();
    }
    expect(await refused?.promise).toBe('LeaseLost');
  });
});

describe('a worker that stops', () => {
  it('gives its step back, and another goes on at once', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const definition = oneStepRun('tests.stop-worker', async ({ signal }, attempt) => {
      if (attempt === 2) return 'done';
      begin();
      return untilAborted(signal);
    });
    const first = await startWorker(definition, { stepLeaseMs: longLeaseMs, graceMs: 50 });
    const runId = await createRun(first, definition);
    await begun;
    const second = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    await first.stop();
    expect((await waitUntilOver(database, second.runs, runId)).state).toBe('SUCCEEDED');
    expect(await listSteps(database.db, runId)).toMatchObject([{ attempt: 2, failures: 0 }]);
  });
});

describe('deliveries', () => {
  const stepJob = defineJob({ name: 'runs.step', payload: z.object({ stepId: z.string() }), policy: 'short' });

  it('of a step that is held or done do nothing', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let calls = 0;
    const definition = oneStepRun('tests.deliver-twice', async () => {
      calls += 1;
      begin();
      await gate;
      return 'done';
    });
    const worker = await startWorker(definition, { stepLeaseMs: longLeaseMs });
    const runId = await createRun(worker, definition);
    await begun;
    const [step] = await listSteps(database.db, runId);
    const deliver = () =>
      inTransaction(database.db, (tx) =>
        worker.jobs.enqueue(tx, stepJob, { stepId: step?.id ?? '' }, { singletonKey: step?.id ?? '' }),
      );
    const isDelivered = async (id: string | null) =>
      expect((await database.pool.query('select state from pgboss.job where id = $1', [id])).rows).toEqual([
        { state: 'completed' },
      ]);
    const whileHeld = await deliver();
    await vi.waitFor(() => isDelivered(whileHeld), { timeout: 5_000 });
    open();
    await waitUntilOver(database, worker.runs, runId);
    const whenDone = await deliver();
    await vi.waitFor(() => isDelivered(whenDone), { timeout: 5_000 });
    expect(calls).toBe(1);
  });

  it('that got lost are sent again', async () => {
    const definition = oneStepRun('tests.lose-job', async () => 'done');
    const sender = await startWorker(definition, { work: false });
    const runId = await createRun(sender, definition);
    const [step] = await listSteps(database.db, runId);
    const { rowCount } = await database.pool.query('delete from pgboss.job where singleton_key = $1', [step?.id]);
    expect(rowCount).toBe(1);
    const worker = await startWorker(definition, { stepLeaseMs: 300 });
    expect((await waitUntilOver(database, worker.runs, runId)).state).toBe('SUCCEEDED');
  });
});
