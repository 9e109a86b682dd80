import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { EngineBusy } from '../engine.ts';
import { ModelSlots } from './model-slots.ts';
import { ReservedPlace } from './reserved-place.ts';
import { renewSlots } from './store.ts';

let database: TestDatabase;
const never = new AbortController().signal;
const patient = { timeout: 10_000 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('model_slots').execute();
});

function slotsOfAProcess(
  options: { maximum?: number; expiryMs?: number; waitMs?: number; pollMs?: number; gatherMs?: number } = {},
): ModelSlots {
  return new ModelSlots({
    db: database.db,
    connectionString: database.url,
    logger: createLogger('silent'),
    maximum: options.maximum ?? 1,
    limits: {
      slotExpiryMs: options.expiryMs ?? 10_000,
      slotWaitMs: options.waitMs ?? 10_000,
      slotPollMs: options.pollMs ?? 60_000,
      slotGatherMs: options.gatherMs ?? 0,
    },
  });
}

async function isListening(): Promise<boolean> {
  const { rows } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'yanmo-model-slots' and query like 'listen%'",
  );
  return rows.length > 0;
}

test('a slot freed in one process wakes the waiter of another without polling', async () => {
  const held = await slotsOfAProcess().acquire(never);
  const waiting = slotsOfAProcess().acquire(never);
  await expect.poll(isListening, patient).toBe(true);
  await held.release();
  const taken = await waiting;
  expect(taken.id).toBe(held.id);
  await taken.release();
  await expect.poll(isListening, patient).toBe(false);
});

test('waiters of a process are served in the order they came', async () => {
  const slots = slotsOfAProcess();
  const held = await slots.acquire(never);
  const served: number[] = [];
  const waiters = [1, 2, 3].map(async (number) => {
    const slot = await slots.acquire(never);
    served.push(number);
    await slot.release();
  });
  await held.release();
  await Promise.all(waiters);
  expect(served).toEqual([1, 2, 3]);
});

test('the highest turn is served first, and a call that somebody looks on at before all', async () => {
  const slots = slotsOfAProcess();
  const held = await slots.acquire(never);
  const served: string[] = [];
  const waiters = (
    [
      ['late', -30],
      ['early', -10],
      ['later', -20],
      ['watched', undefined],
      ['as early', -10],
    ] as const
  ).map(async ([name, turn]) => {
    const slot = await slots.acquire(never, turn);
    served.push(name);
    await slot.release();
  });
  await held.release();
  await Promise.all(waiters);
  expect(served).toEqual(['watched', 'early', 'as early', 'later', 'late']);
});

test('who comes a moment later with a higher turn gets the slot of a line that has just begun', async () => {
  const slots = slotsOfAProcess({ gatherMs: 1_000 });
  const served: string[] = [];
  const wait = async (name: string, turn: number) => {
    const slot = await slots.acquire(never, turn);
    served.push(name);
    await slot.release();
  };
  const short = wait('short', -2);
  await delay(20);
  await Promise.all([wait('long', -1), short]);
  expect(served).toEqual(['long', 'short']);
});

test('papers leave room for a question: who looks on need not wait until one of theirs ends', async () => {
  const slots = slotsOfAProcess({ maximum: 16 });
  const papers = await Promise.all(Array.from({ length: 15 }, (_, turn) => slots.acquire(never, turn)));
  const controller = new AbortController();
  const onePaperMore = slots.acquire(controller.signal, 20);
  const question = await slots.acquire(never);
  expect(question.id).toBe(16);
  controller.abort(new Error('left'));
  await expect(onePaperMore).rejects.toThrow('left');
  await Promise.all([...papers, question].map((slot) => slot.release()));
});

test('whoever leaves the line neither keeps a slot nor lets others pass', async () => {
  const slots = slotsOfAProcess();
  const held = await slots.acquire(never);
  const controller = new AbortController();
  const first = slots.acquire(never);
  const leaver = slots.acquire(controller.signal);
  const last = slots.acquire(never);
  controller.abort(new Error('left'));
  await expect(leaver).rejects.toThrow('left');
  await held.release();
  await (await first).release();
  await (await last).release();
});

test('the slot of a killed holder frees itself when it expires', async () => {
  const dead = slotsOfAProcess({ expiryMs: 10_000 });
  const { id } = await dead.acquire(never);
  // As if its process had been killed: nobody renews, and the expiry passes.
  await database.db
    .updateTable('model_slots')
    .set({ holder: '00000000-0000-0000-0000-000000000000', expires_at: new Date(Date.now() - 1) })
    .execute();
  const taken = await slotsOfAProcess().acquire(never);
  expect(taken.id).toBe(id);
  await taken.release();
});

test('a waiter finds an expired slot by itself', async () => {
  await slotsOfAProcess()
    .acquire(never)
    .then((slot) => slot.release());
  await database.db
    .updateTable('model_slots')
    .set({ holder: '00000000-0000-0000-0000-000000000000', expires_at: new Date(Date.now() + 150) })
    .execute();
  const taken = await slotsOfAProcess({ pollMs: 50 }).acquire(never);
  await taken.release();
});

test('a holder keeps its slot longer than the expiry as long as it lives', async () => {
  const held = await slotsOfAProcess({ expiryMs: 1_200 }).acquire(never);
  const intruder = slotsOfAProcess({ waitMs: 2_600, pollMs: 50 }).acquire(never);
  await expect(intruder).rejects.toThrow(EngineBusy);
  expect(held.lost.aborted).toBe(false);
  await held.release();
});

test('of several that one process holds, one that is lost ends alone', async () => {
  const slots = slotsOfAProcess({ expiryMs: 900, maximum: 3 });
  const held = await Promise.all([1, 2, 3].map(() => slots.acquire(never)));
  const [lost, ...kept] = held;
  await database.db
    .updateTable('model_slots')
    .set({ holder: '11111111-1111-1111-1111-111111111111' })
    .where('id', '=', lost?.id ?? 0)
    .execute();
  await expect.poll(() => lost?.lost.aborted, patient).toBe(true);
  expect(kept.map((slot) => slot.lost.aborted)).toEqual([false, false]);
  for (const slot of held) await slot.release();
});

test('a holder that stood still past its expiry hears that the slot is lost, and cannot free the new holder’s', async () => {
  const held = await slotsOfAProcess({ expiryMs: 90 }).acquire(never);
  const newHolder = '11111111-1111-1111-1111-111111111111';
  await database.db
    .updateTable('model_slots')
    .set({ holder: newHolder, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  await expect.poll(() => held.lost.aborted, patient).toBe(true);
  await held.release();
  const slots = [{ id: held.id, holder: newHolder }];
  expect(await renewSlots(database.db, slots, 1_000)).toMatchObject(slots);
});

test('a place that is reserved is taken once, and goes back when no call comes', async () => {
  const slots = slotsOfAProcess();
  const dropped = new ReservedPlace(slots);
  const inLine = new ReservedPlace(slots);
  dropped.drop();
  const slot = await inLine.take(never);
  // The next attempt stands in line itself.
  expect(inLine.take(never)).toBeUndefined();
  inLine.drop();
  const waiting = new ReservedPlace(slots);
  const leaving = new AbortController();
  const taken = waiting.take(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(taken).rejects.toThrow('left');
  const late = new ReservedPlace(slots);
  await expect(late.take(leaving.signal)).rejects.toThrow('left');
  await slot?.release();
  // None of them holds anything.
  await (await slots.acquire(never)).release();
});
