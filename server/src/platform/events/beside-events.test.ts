import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createLogger } from '../logger.ts';
import { appendRunEvents } from '../runs/run-events-store.ts';
import { closeRun, insertRun } from '../runs/run-store.ts';
import { type BesideEvents, createEvents, type Events, runEvents } from './events.ts';

let database: TestDatabase;
let events: Events;
let server: FastifyInstance;
let address: string;
let beside: BesideEvents | null;

beforeAll(async () => {
  database = await createTestDatabase(10);
  const { db, pool, url: databaseUrl } = database;
  events = createEvents({
    ...{ db, pool, databaseUrl, logger: createLogger('silent') },
    config: { streamHeartbeatMs: 60_000 },
  });
  await events.start();
  server = Fastify({ forceCloseConnections: true });
  server.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    await events.stream({ request, reply, source: runEvents, id: request.params.id, findBeside: async () => beside });
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await events.stop();
  await server.close();
  await database.close();
});

async function createRun(): Promise<string> {
  const run = { kind: 'tests.watch', userId: null, subject: 'x', input: {}, priority: 0 };
  return (await inTransaction(database.db, (tx) => insertRun(tx, run))).id;
}
const append = (runId: string, type: string) =>
  inTransaction(database.db, (tx) => appendRunEvents(tx, runId, [{ type, data: null }]));
const end = (runId: string) =>
  inTransaction(database.db, async (tx) => {
    await appendRunEvents(tx, runId, [{ type: 'done', data: null }]);
    await closeRun(tx, runId, 'SUCCEEDED', null);
  });
const besideOf = (id: string): BesideEvents => ({
  source: runEvents,
  id,
  type: 'sheet',
  snapshot: async () => id,
});
const types = ({ received }: EventReader) => received.map(({ type }) => type);
const eventually = { timeout: 3_000, interval: 20 };

it('tells of what stands beside on the same stream: its snapshot, its events, and the next one when it changes', async () => {
  const [main, first, second] = [await createRun(), await createRun(), await createRun()];
  await append(first, 'text');
  beside = besideOf(first);
  await append(main, 'order');
  const reader = await readEvents(`${address}/${main}`);
  await vi.waitFor(() => expect(types(reader)).toEqual(['order', 'sheet']), eventually);
  await append(first, 'text');
  await vi.waitFor(() => expect(types(reader)).toEqual(['order', 'sheet', 'text']), eventually);
  expect(reader.received.at(-1)?.id).toBe(`1.${first}.2`);

  // It ends and another begins: its last word is not lost, though nobody looks there any more.
  await end(first);
  beside = besideOf(second);
  await append(main, 'order');
  await vi.waitFor(() => expect(types(reader).slice(3).toSorted()).toEqual(['done', 'order', 'sheet']), eventually);
  expect(types(reader).at(-1)).toBe('sheet');
  expect(reader.received.at(-1)?.data).toBe(second);
  beside = null;
  await end(main);
  await reader.ended;
  expect(events.openStreams()).toBe(0);
});

it('resumes both where the reader was, and shows a new sheet to one that comes from another', async () => {
  const [main, other] = [await createRun(), await createRun()];
  await append(main, 'order');
  for (let count = 0; count < 3; count += 1) await append(other, 'text');
  beside = besideOf(other);
  const resumed = await readEvents(`${address}/${main}`, { 'last-event-id': `1.${other}.2` });
  await vi.waitFor(() => expect(resumed.received).toEqual([expect.objectContaining({ type: 'text' })]), eventually);
  expect(resumed.received[0]?.id).toBe(`1.${other}.3`);
  const fromElsewhere = await readEvents(`${address}/${main}`, { 'last-event-id': `1.${main}.1` });
  await vi.waitFor(() => expect(types(fromElsewhere)).toEqual(['sheet']), eventually);
  beside = null;
  await end(main);
  await Promise.all([resumed.ended, fromElsewhere.ended]);
});
