import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { endLiveTexts } from '../live-text/live-text-store.ts';
import { createLiveTextWriter } from '../live-text/live-text-writer.ts';
import { createLogger } from '../logger.ts';
import { appendRunEvents } from '../runs/run-events-store.ts';
import { closeRun, insertRun } from '../runs/run-store.ts';
import { createEvents, type Events, type StreamRunOptions } from './events.ts';

let database: TestDatabase;
let events: Events;
let server: FastifyInstance;
let address: string;
let snapshot: StreamRunOptions['snapshot'];
let isAllowed: (() => Promise<boolean>) | undefined;

beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db, pool, url: databaseUrl } = database;
  const logger = createLogger('silent');
  events = createEvents({ db, pool, databaseUrl, logger, config: { streamHeartbeatMs: 60_000 } });
  snapshot = undefined;
  isAllowed = undefined;
  await startServer();
});
afterEach(stopServer);

async function startServer(): Promise<void> {
  await events.start();
  // The client opens a spare connection after an abort, which sends nothing and would hold up close().
  server = Fastify({ forceCloseConnections: true });
  server.setErrorHandler((error: { code?: string }, _request, reply) => reply.code(404).send({ error: error.code }));
  server.get<{ Params: { id: string } }>('/runs/:id/events', async (request, reply) => {
    await events.streamRun({
      request,
      reply,
      runId: request.params.id,
      ...(snapshot && { snapshot }),
      ...(isAllowed && { reader: { id: 'reader', isAllowed } }),
    });
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
}

async function stopServer(): Promise<void> {
  await events.stop();
  await server.close();
}

async function createRun(): Promise<string> {
  const run = { kind: 'tests.watch', userId: null, subject: 'x', input: {}, priority: 0 };
  return (await inTransaction(database.db, (tx) => insertRun(tx, run))).id;
}

const append = (runId: string, type: string, data: unknown) =>
  inTransaction(database.db, (tx) => appendRunEvents(tx, runId, [{ type, data }]));

async function endRun(runId: string): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    await appendRunEvents(tx, runId, [{ type: 'done', data: { state: 'SUCCEEDED' } }]);
    await closeRun(tx, runId, 'SUCCEEDED', null);
  });
}

type Reader = EventReader;

const watch = (runId: string, init: { lastEventId?: string; query?: string } = {}): Promise<Reader> =>
  readEvents(
    `${address}/runs/${runId}/events${init.query ?? ''}`,
    init.lastEventId === undefined ? {} : { 'last-event-id': init.lastEventId },
  );

const ids = ({ received }: Reader) => received.map(({ id }) => id && Number(id));

describe('a stream', () => {
  it('gives what was written before and after it was opened, ends with the run, and is not buffered or cached', async () => {
    const runId = await createRun();
    await append(runId, 'stage', { phase: '写作' });
    const reader = await watch(runId);
    expect(reader.response.status).toBe(200);
    expect(Object.fromEntries(reader.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await vi.waitFor(() => expect(ids(reader)).toEqual([1]));
    await append(runId, 'text', { text: 'two\n\nlines' });
    await vi.waitFor(() => expect(ids(reader)).toEqual([1, 2]), { timeout: 2_000 });
    await endRun(runId);
    await reader.ended;
    expect(reader.received).toEqual([
      { id: '1', type: 'stage', data: { phase: '写作' } },
      { id: '2', type: 'text', data: { text: 'two\n\nlines' } },
      { id: '3', type: 'done', data: { state: 'SUCCEEDED' } },
    ]);
    expect(events.openStreams()).toBe(0);
  });

  it('resumes after Last-Event-ID, in the header or in the query, and starts anew on a number that is not ours', async () => {
    const runId = await createRun();
    for (const number of [1, 2, 3]) await append(runId, 'text', { number });
    await endRun(runId);
    const resumed = await Promise.all([
      watch(runId, { lastEventId: '2' }),
      watch(runId, { query: '?last_event_id=2' }),
      watch(runId, { lastEventId: '9' }),
      watch(runId, { lastEventId: "1' or 1=1" }),
    ]);
    await Promise.all(resumed.map(({ ended }) => ended));
    expect(resumed.map(ids)).toEqual([
      [3, 4],
      [3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('begins with the snapshot, then what came after it; of a run that is over, the snapshot and its end', async () => {
    const runId = await createRun();
    await append(runId, 'text', { number: 1 });
    snapshot = async (tx) => ({
      seen: (await sql<{ n: number }>`select count(*) as n from run_events where run_id = ${runId}`.execute(tx)).rows[0]
        ?.n,
    });
    const early = await watch(runId);
    await vi.waitFor(() => expect(early.received).toEqual([{ id: '1', type: 'snapshot', data: { seen: 1 } }]));
    await endRun(runId);
    await early.ended;
    expect(early.received.slice(1)).toEqual([{ id: '2', type: 'done', data: { state: 'SUCCEEDED' } }]);
    const late = await watch(runId);
    await late.ended;
    expect(late.received.map(({ type }) => type)).toEqual(['snapshot', 'done']);
    const resumed = await watch(runId, { lastEventId: '1' });
    await resumed.ended;
    expect(resumed.received.map(({ type }) => type)).toEqual(['done']);
  });

  it('answers not_found for a run that does not exist, before the stream begins', async () => {
    const response = await fetch(`${address}/runs/00000000-0000-4000-8000-000000000000/events`);
    expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }]);
  });

  it('leaves nothing behind when the reader goes, and ends when the process stops', async () => {
    const runId = await createRun();
    const [leaver, stayer] = await Promise.all([watch(runId), watch(runId)]);
    await vi.waitFor(() => expect(events.openStreams()).toBe(2));
    leaver.close();
    await vi.waitFor(() => expect(events.openStreams()).toBe(1));
    await events.stop();
    await stayer.ended;
    expect(events.openStreams()).toBe(0);
  });

  async function restartWithHeartbeat(streamHeartbeatMs: number): Promise<void> {
    await stopServer();
    const { db, pool, url: databaseUrl } = database;
    events = createEvents({ db, pool, databaseUrl, logger: createLogger('silent'), config: { streamHeartbeatMs } });
    await startServer();
  }

  it('ends with the heartbeat at which its reader is no longer allowed, also while events come', async () => {
    await restartWithHeartbeat(100);
    let isLoggedIn = true;
    isAllowed = async () => isLoggedIn;
    const runId = await createRun();
    const idle = await watch(await createRun());
    const busy = await watch(runId);
    await vi.waitFor(() => expect(idle.received.length).toBeGreaterThan(2));
    isLoggedIn = false;
    let hasEnded = false;
    const ended = Promise.all([idle.ended, busy.ended]).then(() => {
      hasEnded = true;
    });
    // So often that the heartbeat of an idle stream never comes.
    for (let number = 0; !hasEnded && number < 300; number += 1) {
      await append(runId, 'text', { number });
      await delay(10);
    }
    await ended;
    expect(events.openStreams()).toBe(0);
  });

  it('outlives a moment in which nobody can say whether its reader is allowed', async () => {
    await restartWithHeartbeat(50);
    let asked = 0;
    isAllowed = async () => {
      asked += 1;
      if (asked === 1) throw new Error('the database is away');
      return true;
    };
    const runId = await createRun();
    const reader = await watch(runId);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), 5_000);
    await append(runId, 'text', 1);
    await vi.waitFor(() => expect(reader.received.map(({ type }) => type)).toContain('text'));
    reader.close();
  });

  it('says that it lives while nothing happens', async () => {
    await restartWithHeartbeat(50);
    const reader = await watch(await createRun());
    await vi.waitFor(() => expect(reader.received.length).toBeGreaterThan(2));
    expect(new Set(reader.received.map(({ type }) => type))).toEqual(new Set(['comment']));
    reader.close();
  });
});

describe('growing text', () => {
  it('is told as it grows; when it is whole, only those are told who do not have it', async () => {
    const runId = await createRun();
    const step = randomUUID();
    const config = { liveTextBatchMs: 5 };
    const texts = createLiveTextWriter({ databaseUrl: database.url, config, logger: createLogger('silent') });
    const open = (generation: number) =>
      texts.open({
        ...{ topic: runId, part: step, generation, onLost: () => undefined },
        begin: (write) => inTransaction(database.db, write),
      });
    const reader = await watch(runId);
    const shown = ({ received }: Reader) => received.filter(({ type }) => type === 'text').map(({ data }) => data);
    /** What stands on the reader's page, in however many pieces it came. */
    const grown = (one: Reader) =>
      (shown(one) as { offset: number; text: string }[]).reduce(
        (text, piece) => text.slice(0, piece.offset) + piece.text,
        '',
      );
    await open(1).append('an attempt that was killed');
    await vi.waitFor(() => expect(shown(reader)).toHaveLength(1), 2_000);
    const stream = open(2);
    await stream.append('one');
    await vi.waitFor(() => expect(shown(reader)).toHaveLength(2), 2_000);
    await stream.append(' two');
    const whole = await stream.settle();
    stream.end();
    const late = await watch(runId, { lastEventId: '0' });
    await vi.waitFor(() => expect(grown(late)).toBe('one two'));
    const pieces = shown(late).length;
    await inTransaction(database.db, async (tx) => {
      await endLiveTexts(tx, [runId]);
      await appendRunEvents(tx, runId, [
        { type: 'text', data: { step, offset: 0, text: whole?.text, live: [whole?.generation, whole?.seq] } },
      ]);
    });
    await endRun(runId);
    await Promise.all([reader.ended, late.ended]);
    expect(shown(reader)).toEqual([
      { step, offset: 0, text: 'an attempt that was killed' },
      { step, offset: 0, text: 'one' },
      { step, offset: 3, text: ' two' },
    ]);
    expect(shown(late)).toHaveLength(pieces);
    const afterwards = await watch(runId, { lastEventId: '0' });
    await afterwards.ended;
    expect(afterwards.received).toEqual([
      { id: '1', type: 'text', data: { step, offset: 0, text: 'one two' } },
      { id: '2', type: 'done', data: { state: 'SUCCEEDED' } },
    ]);
    await texts.stop();
  });
});

describe('order', () => {
  it('is that of the rings, also for words that this very process has told', async () => {
    const runId = await createRun();
    const reader = await watch(runId);
    await append(runId, 'section', 1);
    await vi.waitFor(() => expect(ids(reader)).toEqual([1]));
    // Their ring is still on its way, and so may be that of an event before them.
    events.texts.told([[runId, randomUUID(), 1, 1, 0, 'ahead']]);
    await append(runId, 'section', 2);
    await endRun(runId);
    await reader.ended;
    expect(reader.received.map(({ type }) => type)).toEqual(['section', 'section', 'done']);
  });

  it('holds under many writers and readers, more than there are connections: each sees every number once, in order', async () => {
    const runId = await createRun();
    const readers = await Promise.all(Array.from({ length: 60 }, () => watch(runId)));
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; number < 12; number += 1) {
        await inTransaction(database.db, async (tx) => {
          await appendRunEvents(tx, runId, [{ type: 'text', data: { writer, number } }]);
          // Holds the transaction open for a random moment: commits come in another order than begins.
          await delay(Math.random() * 4);
        });
      }
    });
    await Promise.all(writers);
    await endRun(runId);
    await Promise.all(readers.map(({ ended }) => ended));
    const expected = Array.from({ length: 97 }, (_, index) => index + 1);
    for (const reader of readers) expect(ids(reader)).toEqual(expected);
  });
});

describe('the listening connection', () => {
  it('comes back after the database cut it, and open streams miss nothing', async () => {
    const runId = await createRun();
    const reader = await watch(runId);
    await append(runId, 'text', 1);
    await vi.waitFor(() => expect(ids(reader)).toEqual([1]));
    const terminated = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'yanmo-listener' and datname = current_database()`,
    );
    expect(terminated.rowCount).toBe(1);
    // Nobody listens now: only the re-read after the reconnect can bring these.
    await append(runId, 'text', 2);
    await append(runId, 'text', 3);
    await vi.waitFor(() => expect(ids(reader)).toEqual([1, 2, 3]), { timeout: 5_000 });
    await append(runId, 'text', 4);
    await vi.waitFor(() => expect(ids(reader)).toEqual([1, 2, 3, 4]), { timeout: 2_000 });
    reader.close();
  });
});

describe('a reader that does not read', () => {
  it('costs no memory: what the sockets do not hold stays in the table', async () => {
    const runId = await createRun();
    const totalBytes = 400 * 40_000;
    await sql`insert into run_events (run_id, seq, type, data)
              select ${runId}, seq, 'text', to_jsonb(repeat('x', 40000)) from generate_series(1, 400) seq`.execute(
      database.db,
    );
    await sql`update runs set last_seq = 400 where id = ${runId}`.execute(database.db);
    const accepted = once(server.server, 'connection') as Promise<[Socket]>;
    const reader = connect(Number(new URL(address).port), '127.0.0.1');
    reader.pause();
    reader.write(`GET /runs/${runId}/events HTTP/1.1\r\nhost: x\r\n\r\n`);
    const [connection] = await accepted;
    let before = -1;
    await vi.waitFor(
      () => {
        const last = before;
        before = connection.bytesWritten;
        expect(before > 0 && before === last).toBe(true);
      },
      { interval: 100, timeout: 5_000 },
    );
    expect(before).toBeLessThan(totalBytes);
    expect(connection.writableLength).toBeLessThan(2 * 40_000 + 1_000);
    reader.destroy();
    await vi.waitFor(() => expect(events.openStreams()).toBe(0));
  });
});
