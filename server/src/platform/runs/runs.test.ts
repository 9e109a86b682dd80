import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestWorker, type TestWorker, waitUntilOver } from '../../testing/test-worker.ts';
import { AppError } from '../app-error.ts';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type AnyRunDefinition, defineRun, defineStep, type Run, StepFailure } from './run.ts';
import { readRunEvents } from './run-events-store.ts';
import { listSteps } from './step-store.ts';

let database: TestDatabase;
const workers: TestWorker[] = [];

beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(() => database.close());

async function startWorker(
  ...[definition, settings]: [AnyRunDefinition, Parameters<typeof startTestWorker>[2]?]
): Promise<TestWorker> {
  const worker = await startTestWorker(database, definition, settings);
  workers.push(worker);
  return worker;
}

const transact = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);

async function eventsOf(runId: string) {
  return (await readRunEvents(database.pool, runId, 0, 10_000)).events;
}

const nobody = { userId: null, subject: 'x', input: {} };

describe('a run', () => {
  it('goes through its phases once each, hands results on, and tells its watchers and its room', async () => {
    const ended: Run[] = [];
    const written: string[] = [];
    const definition = defineRun({
      kind: 'tests.write-paper',
      input: z.object({ title: z.string() }),
      steps: {
        outline: defineStep({
          input: z.object({ title: z.string() }),
          output: z.object({ chapters: z.array(z.string()) }),
          work: async ({ input }) => ({ chapters: [`${input.title} 1`, `${input.title} 2`] }),
        }),
        section: defineStep({
          input: z.object({ chapter: z.string() }),
          output: z.string(),
          work: async ({ input, emit }) => {
            await emit('note', { chapter: input.chapter });
            return input.chapter.toUpperCase();
          },
          onDone: async (_tx, { output }) => void written.push(output),
        }),
      },
      async planNext(_tx, run, finished) {
        if (!finished) return { phase: 'outline', steps: { outline: [{ title: run.input.title }] } };
        if (finished.phase === 'sections') {
          expect(finished.results('section').map(({ output }) => output)).toEqual(['INK 1', 'INK 2']);
          return null;
        }
        const chapters = finished.results('outline').flatMap(({ output }) => output.chapters);
        return { phase: 'sections', steps: { section: chapters.map((chapter) => ({ chapter })) } };
      },
      onEnded: async (_tx, run) => void ended.push(run),
    });
    const { runs } = await startWorker(definition);
    const since = new Date(Date.now() - 60_000);
    const userId = randomUUID();
    const created = await transact((tx) =>
      runs.create(tx, definition, { userId, subject: 'outline-1', input: { title: 'ink' } }),
    );
    expect(created).toMatchObject({ state: 'QUEUED', phase: 'outline', userId });

    const run = await waitUntilOver(database, runs, created.id);
    expect(run).toMatchObject({ state: 'SUCCEEDED', phase: 'sections', error: null });
    expect(ended.map(({ id, state }) => ({ id, state }))).toEqual([{ id: run.id, state: 'SUCCEEDED' }]);
    expect(written.toSorted()).toEqual(['INK 1', 'INK 2']);
    const events = await eventsOf(run.id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      ['stage', 'progress', 'stage', 'note', 'note', 'progress', 'progress', 'done'].toSorted(),
    );
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { state: 'SUCCEEDED' } });
    expect(await runs.findOf(database.db, 'tests.write-paper', 'outline-1')).toEqual(run);
    expect(await runs.countSucceededSince('tests.write-paper', since)).toBe(1);
    expect(await runs.countSucceededSince('tests.write-paper', new Date(Date.now() + 60_000))).toBe(0);
    expect(await transact((tx) => runs.cancel(tx, run.id))).toBe(false);
    expect(await transact((tx) => runs.emit(tx, run.id, 'late', {}))).toBe(false);
  });

  it('does not exist when the transaction that made it was rolled back', async () => {
    const { definition, worked } = countingRun('tests.roll-back', [['a']]);
    const { runs } = await startWorker(definition);
    await expect(
      transact(async (tx) => {
        await runs.create(tx, definition, nobody);
        throw new Error('the payment was refused');
      }),
    ).rejects.toThrow('the payment was refused');
    const after = await transact((tx) => runs.create(tx, definition, { ...nobody, subject: 'after' }));
    await waitUntilOver(database, runs, after.id);
    expect(worked).toEqual(['a']);
  });

  it('does the same input once, in one phase and across phases, and passes a phase that has nothing to do', async () => {
    const { definition, worked } = countingRun('tests.same-input', [['a', 'b', 'a'], ['b'], [], ['c']]);
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    expect((await waitUntilOver(database, runs, id)).state).toBe('SUCCEEDED');
    expect(worked.toSorted()).toEqual(['a', 'b', 'c']);
    const steps = (await listSteps(database.db, id)).toSorted((a, b) => a.phase.localeCompare(b.phase));
    expect(steps.map(({ phase, attempt, output }) => ({ phase, attempt, output }))).toEqual([
      { phase: '0', attempt: 1, output: 'a' },
      { phase: '1', attempt: 1, output: 'b' },
      { phase: '3', attempt: 1, output: 'c' },
    ]);
  });

  it('that was cancelled stops its workers, and whatever they still write is refused', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: outcome, resolve: report } = Promise.withResolvers<unknown>();
    const definition = singleStep('tests.cancel-it', async ({ signal, emit, appendText }) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      const nameOf = (error: Error) => error.name;
      report([await emit('late', {}).catch(nameOf), await appendText('late').catch(nameOf)]);
      return 'too late';
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    await begun;
    expect(await transact((tx) => runs.cancel(tx, id))).toBe(true);
    expect(await outcome).toEqual(['LeaseLost', 'LeaseLost']);
    expect((await runs.find(database.db, id))?.state).toBe('CANCELLED');
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['stage', 'done']);
  });
});

describe('a step that fails', () => {
  it('is tried again after a growing pause; when its tries are used up, the run fails with the code and the rest is cancelled', async () => {
    const at: number[] = [];
    const ended = vi.fn(async () => undefined);
    const definition = defineRun({
      kind: 'tests.fail-run',
      input: z.object({}),
      steps: {
        bad: defineStep({
          input: z.object({}),
          output: z.null(),
          retryLimit: 2,
          retryDelayMs: 60,
          work: async () => {
            at.push(performance.now());
            throw new StepFailure('overloaded');
          },
        }),
        waiting: defineStep({
          input: z.object({}),
          output: z.null(),
          work: ({ signal }) =>
            new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        }),
      },
      planNext: async (_tx, _run, finished) =>
        finished
          ? null
          : {
              phase: 'only',
              steps: { waiting: [{}], bad: [{}] },
            },
      onEnded: ended,
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    expect(await waitUntilOver(database, runs, id)).toMatchObject({ state: 'FAILED', error: 'overloaded' });
    expect(at.length).toBe(3);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(55);
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(115);
    expect((await listSteps(database.db, id)).map(({ kind, state }) => ({ kind, state }))).toEqual([
      { kind: 'waiting', state: 'CANCELLED' },
      { kind: 'bad', state: 'FAILED' },
    ]);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'done', data: { state: 'FAILED', error: 'overloaded' } });
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    ['an expected refusal', () => new AppError('forbidden'), 'forbidden'],
    ['a failure that says so', () => new StepFailure('overloaded', { isPermanent: true }), 'overloaded'],
  ])('fails the run at once for %s', async (_name, makeError, code) => {
    let tries = 0;
    const definition = singleStep(`tests.refuse-${code}`, async () => {
      tries += 1;
      throw makeError();
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    expect(await waitUntilOver(database, runs, id)).toMatchObject({ state: 'FAILED', error: code });
    expect(tries).toBe(1);
  });

  it('succeeds later when the failure passes, and a bug or a wrong output counts as one', async () => {
    let tries = 0;
    const definition = singleStep('tests.recover', async () => {
      tries += 1;
      if (tries === 1) throw new Error('the connection was reset');
      return tries === 2 ? (7 as unknown as string) : 'fine';
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    expect((await waitUntilOver(database, runs, id)).state).toBe('SUCCEEDED');
    expect(await listSteps(database.db, id)).toMatchObject([{ output: 'fine', attempt: 3, failures: 2 }]);
  });

  it('for being late only waits for its turn again, and no try is used up', async () => {
    let tries = 0;
    const definition = singleStep('tests.late', async () => {
      tries += 1;
      if (tries <= 5) throw new StepFailure('engine_unavailable', { isOnlyLate: true });
      return 'fine';
    });
    for (const step of Object.values(definition.steps)) Object.assign(step, { patienceMs: 60_000 });
    const { runs } = await startWorker(definition);
    // How long it waits is the database's to say: this worker's clock is an hour ahead.
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    onTestFinished(() => clock.mockRestore());
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    expect((await waitUntilOver(database, runs, id)).state).toBe('SUCCEEDED');
    expect(await listSteps(database.db, id)).toMatchObject([{ output: 'fine', attempt: 6, failures: 0 }]);
  });

  it('for being late longer than its patience ends the run', async () => {
    const late = singleStep('tests.too-late', async () => {
      throw new StepFailure('engine_unavailable', { isOnlyLate: true, retryAfterMs: 50 });
    });
    for (const step of Object.values(late.steps)) Object.assign(step, { patienceMs: 150 });
    const { runs } = await startWorker(late);
    const { id } = await transact((tx) => runs.create(tx, late, nobody));
    expect(await waitUntilOver(database, runs, id)).toMatchObject({ state: 'FAILED', error: 'engine_unavailable' });
  });
});

describe('the last steps of a phase', () => {
  it('finish at the same moment, in many runs at once, and each run goes on exactly once', async () => {
    const gates = new Map<string, { waiting: number; open: () => void; opened: Promise<void> }>();
    const planned: string[] = [];
    const definition = defineRun({
      kind: 'tests.race-phase',
      input: z.object({}),
      steps: {
        first: defineStep({
          input: z.object({ number: z.int() }),
          output: z.null(),
          work: async ({ run }) => {
            // The first of the two waits for the second, then both finish.
            const { promise, resolve } = Promise.withResolvers<void>();
            const gate = gates.get(run.id) ?? { waiting: 0, open: resolve, opened: promise };
            gates.set(run.id, gate);
            gate.waiting += 1;
            if (gate.waiting === 2) gate.open();
            await gate.opened;
            return null;
          },
        }),
        second: defineStep({ input: z.object({}), output: z.null(), work: async () => null }),
      },
      async planNext(_tx, run, finished) {
        if (!finished) return { phase: 'first', steps: { first: [{ number: 1 }, { number: 2 }] } };
        planned.push(`${run.id} ${finished.phase}`);
        return finished.phase === 'first' ? { phase: 'second', steps: { second: [{}] } } : null;
      },
    });
    // More workers than first halves can occupy: each pair meets.
    const { runs } = await startWorker(definition, { concurrency: 16, stepLeaseMs: 5_000 });
    const count = 15;
    const created: string[] = [];
    for (let index = 0; index < count; index += 1) {
      created.push((await transact((tx) => runs.create(tx, definition, { ...nobody, subject: String(index) }))).id);
    }
    const states = await Promise.all(created.map(async (id) => (await waitUntilOver(database, runs, id)).state));
    expect(states).toEqual(Array(count).fill('SUCCEEDED'));
    expect(planned.toSorted()).toEqual(created.flatMap((id) => [`${id} first`, `${id} second`]).toSorted());
  });
});

describe('text that is being written', () => {
  it('is one event when it is whole, however often it grew, and leaves nothing behind', async () => {
    const text = '研墨，是为写好一篇文章。'.repeat(40);
    const definition = singleStep('tests.stream-text', async ({ appendText }) => {
      for (let length = 0; length < text.length; length += 5) await appendText(text.slice(length, length + 5));
      return text;
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    await waitUntilOver(database, runs, id);
    const told = (await eventsOf(id)).filter(({ type }) => type === 'text').map(({ data }) => data);
    expect(told).toEqual([{ step: expect.any(String), offset: 0, text, live: [1, expect.any(Number)] }]);
    expect(await runs.readTexts(database.db, id)).toEqual(new Map());
    expect((await database.pool.query('select from live_texts')).rowCount).toBe(0);
  });

  it('of a step that is tried again stays until the next try has words, and ends with its run', async () => {
    let tries = 0;
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    const definition = singleStep('tests.tried-text', async ({ appendText, signal }) => {
      tries += 1;
      if (tries === 1) {
        await appendText('the first try');
        throw new Error('no more words');
      }
      await seen;
      await appendText('anew');
      await once(signal, 'abort');
      return '';
    });
    const { runs } = await startWorker(definition);
    const { id } = await transact((tx) => runs.create(tx, definition, nobody));
    const texts = async () => [...(await runs.readTexts(database.db, id)).values()];
    await vi.waitFor(() => expect(tries).toBe(2), 5_000);
    expect(await texts()).toEqual(['the first try']);
    letGo();
    await vi.waitFor(async () => expect(await texts()).toEqual(['anew']), 5_000);
    expect(await transact((tx) => runs.cancel(tx, id))).toBe(true);
    expect(await texts()).toEqual([]);
    expect((await eventsOf(id)).slice(-2)).toMatchObject([
      { type: 'text', data: { text: 'anew', live: [2, 1] } },
      { type: 'done' },
    ]);
  });
});

function singleStep(kind: string, work: Parameters<typeof defineStep<z.ZodObject, z.ZodString>>[0]['work']) {
  return defineRun({
    kind,
    input: z.object({}),
    steps: { only: defineStep({ input: z.object({}), output: z.string(), retryDelayMs: 20, work }) },
    planNext: async (_tx, _run, finished) => (finished ? null : { phase: 'only', steps: { only: [{}] } }),
  });
}

/** Phases '0', '1', … with one step a name. */
function countingRun(kind: string, phases: string[][]) {
  const worked: string[] = [];
  const definition = defineRun({
    kind,
    input: z.object({}),
    steps: {
      name: defineStep({
        input: z.object({ name: z.string() }),
        output: z.string(),
        work: async ({ input }) => {
          worked.push(input.name);
          return input.name;
        },
      }),
    },
    async planNext(_tx, _run, finished) {
      const next = finished ? Number(finished.phase) + 1 : 0;
      const names = phases[next];
      return names ? { phase: String(next), steps: { name: names.map((name) => ({ name })) } } : null;
    },
  });
  return { definition, worked };
}
