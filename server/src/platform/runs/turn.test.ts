import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestWorker, type TestWorker, waitUntilOver } from '../../testing/test-worker.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { defineRun, defineStep } from './run.ts';
import { turnOf } from './turn.ts';

let database: TestDatabase;
let worker: TestWorker | undefined;

beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(() => database.close());

const sectionsOfPaper = 16;
const concurrency = 6;

/** A paper in small: a plan, sections side by side, a file. Tells which steps were begun, and how many of whom are done. */
function smallPaper(kind: string, released: () => Promise<unknown> = () => delay(15)) {
  const done = new Map<string, number>();
  const begun: string[] = [];
  const step = defineStep({
    input: z.object({ name: z.string() }),
    output: z.object({}),
    async work({ run, input }) {
      begun.push(input.name);
      if (input.name !== 'plan') await released();
      done.set(run.userId ?? '', (done.get(run.userId ?? '') ?? 0) + 1);
      return {};
    },
  });
  const definition = defineRun({
    kind,
    input: z.object({}),
    steps: { step },
    async planNext(_tx, _run, finished) {
      const named = (...names: string[]) => names.map((name) => ({ name }));
      if (!finished) return { phase: 'plan', steps: { step: named('plan') } };
      if (finished.phase === 'plan') {
        const names = Array.from({ length: sectionsOfPaper }, (_, index) => `section ${index}`);
        return { phase: 'sections', steps: { step: named(...names) } };
      }
      return finished.phase === 'sections' ? { phase: 'files', steps: { step: named('files') } } : null;
    },
  });
  const place = (userId: string) =>
    inTransaction(database.db, async (tx) => {
      const run = { userId, subject: randomUUID(), input: {} };
      return (await worker?.runs.create(tx, definition, run))?.id ?? '';
    });
  return { definition, done, begun, place };
}

describe('the turn of a step', () => {
  const at = (seconds: number) => Date.UTC(2026, 5, 1) + seconds * 1000;
  const turn = (seconds: number, ahead: number, priority = 0) => turnOf({ runAtMs: at(seconds), ahead, priority });

  it('comes before another’s later steps, and after what was asked for long before it', () => {
    expect(turn(60, 0)).toBeGreaterThan(turn(0, 100));
    expect(turn(0, 3)).toBeGreaterThan(turn(60, 0));
    expect(turn(0, 0)).toBeGreaterThan(turn(0, 1));
    expect(turn(600, 0, 1)).toBeGreaterThan(turn(0, 0));
  });

  it('fits the queue’s whole numbers for decades', () => {
    const late = turnOf({ runAtMs: Date.UTC(2080, 0, 1), ahead: 10_000, priority: -1 });
    expect(Number.isInteger(late)).toBe(true);
    expect(late).toBeGreaterThan(-(2 ** 31));
  });
});

describe('users who share the workers', () => {
  it('a lone one has all of them, and steps begin in the order of their plan', async () => {
    const gate = Promise.withResolvers<void>();
    const paper = smallPaper('tests.alone', () => gate.promise);
    worker = await startTestWorker(database, paper.definition, { concurrency });
    const id = await paper.place(randomUUID());
    await vi.waitFor(() => expect(paper.begun).toHaveLength(1 + concurrency), { timeout: 10_000 });
    expect(paper.begun.toSorted()).toEqual([
      'plan',
      ...Array.from({ length: concurrency }, (_, index) => `section ${index}`),
    ]);
    gate.resolve();
    expect((await waitUntilOver(database, worker.runs, id)).state).toBe('SUCCEEDED');
  });

  it('another’s first paper is done long before ten that were ordered earlier', async () => {
    const paper = smallPaper('tests.share');
    worker = await startTestWorker(database, paper.definition, { concurrency });
    const [busy, other] = [randomUUID(), randomUUID()];
    const ten: string[] = [];
    for (let count = 0; count < 10; count += 1) ten.push(await paper.place(busy));
    // All their sections stand in the queue.
    await vi.waitFor(() => expect(paper.done.get(busy) ?? 0).toBeGreaterThanOrEqual(12), {
      timeout: 10_000,
      interval: 2,
    });
    const before = paper.done.get(busy) ?? 0;
    await waitUntilOver(database, worker.runs, await paper.place(other), 20_000);
    const meanwhile = (paper.done.get(busy) ?? 0) - before;
    // Half of the workers each, and what was under way when a step of the other's was sent.
    expect(meanwhile).toBeLessThan(2 * (sectionsOfPaper + 2) + 4 * concurrency);
    for (const id of ten) expect((await waitUntilOver(database, worker.runs, id, 20_000)).state).toBe('SUCCEEDED');
    expect(paper.done.get(busy)).toBe(10 * (sectionsOfPaper + 2));
    const first = await worker.runs.find(database.db, ten[0] ?? '');
    const { count } = await database.db
      .selectFrom('run_steps')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('run_id', 'in', ten)
      .where('finished_at', '<=', first?.finishedAt ?? null)
      .executeTakeFirstOrThrow();
    // The last step of the first does not stand behind the sections of the other nine.
    expect(count).toBeLessThan(5 * (sectionsOfPaper + 2));
  });
});
