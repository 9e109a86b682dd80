import { setTimeout as delay } from 'node:timers/promises';
import { register } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTask, type Task, type TaskLine } from './task.ts';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

const pools: ThreadPool[] = [];
function open(options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = createThreadPool({ size: 2, memoryMb: 1_000, ...options });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const line: TaskLine = { name: 'test', atOnce: 8 };
function taskOf<Input, Answer>(
  source: string,
  change: Partial<Task<Input, Answer, string>> = {},
): Task<Input, Answer, string> {
  const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return defineTask<Input, Answer, string>({
    ...{ name: 'test', module, line, limits: { timeoutMs: 20_000, memoryMb: 64 } },
    ...change,
  });
}
const echo = taskOf<string, { said: string; thread: number }>(`
  import { threadId } from 'node:worker_threads';
  export default (said) => ({ said, thread: threadId });
`);
const hang = 'export default () => { for (;;) {} }';
const untilTold = 'export default (_, { signal }) => new Promise((end) => signal.addEventListener("abort", end))';

async function counted(name: string, labels: Record<string, string>): Promise<number> {
  const metric = await register.getSingleMetric(name)?.get();
  const isMeant = (one: { labels: object }) =>
    Object.entries(labels).every(([key, value]) => Reflect.get(one.labels, key) === value);
  return metric?.values.find(isMeant)?.value ?? 0;
}

describe('a task in the pool', () => {
  it('is answered, with the parts that it sends before, and its thread serves the next', async () => {
    const pool = open();
    const parts: string[] = [];
    const streaming = taskOf<number, string>(`
      export default async (count, { send }) => { for (let at = 0; at < count; at++) send('part ' + at); return 'whole'; }
    `);
    expect(await pool.run(streaming, 2, { onPart: (part) => parts.push(part) })).toBe('whole');
    expect(parts).toEqual(['part 0', 'part 1']);
    const [first, second] = [await pool.run(echo, 'a'), await pool.run(echo, 'b')];
    expect(second).toEqual({ said: 'b', thread: first.thread });
    const pidOf = taskOf<null, number>('export default () => process.pid', { isFresh: true });
    const pids = [process.pid, await pool.run(pidOf, null), await pool.run(pidOf, null)];
    expect(new Set(pids).size).toBe(3);
  });

  it('is ended by its time, its memory and its buffers, and fails by a crash or a bug of its own, each told apart', async () => {
    const pool = open({ size: 8 });
    const reasonOf = (source: string, change: Partial<Task<null, null, string>> = {}) =>
      pool.run(taskOf<null, null>(source, { ...change, name: 'ill' }), null).then(
        () => 'none',
        ({ reason }) => reason,
      );
    const heap = 'export default () => { const all = new Map(); for (let at = 0; ; at++) all.set(at, { at }); }';
    const buffers =
      'export default async () => { const all = []; for (;;) { all.push(Buffer.alloc(4e6, 1)); await new Promise(setImmediate); } }';
    const small = { timeoutMs: 20_000, memoryMb: 24 };
    const [beside, ...reasons] = await Promise.all([
      pool.run(echo, 'untouched'),
      reasonOf(hang, { limits: { timeoutMs: 200, memoryMb: 64 } }),
      reasonOf(hang, { limits: { timeoutMs: 200, memoryMb: 64 }, countsProcessor: true }),
      reasonOf(heap, { limits: small }),
      reasonOf(buffers, { limits: small }),
      // In a thread this would end the whole program: past the limit by one large piece.
      reasonOf('export default () => { const all = []; for (;;) all.push(new Array(3e6).fill(1.5)); }', {
        ...{ isFresh: true, limits: small },
      }),
      reasonOf(buffers, { isFresh: true, limits: small }),
      reasonOf(hang, { isFresh: true, limits: { timeoutMs: 200, memoryMb: 64 } }),
      reasonOf('export default () => process.exit(3)'),
      reasonOf('export default () => { throw new Error("mine") }'),
      reasonOf('throw new Error("no start")'),
    ]);
    expect(beside.said).toBe('untouched');
    expect(['time', 'starved']).toContain(reasons[1]);
    expect([reasons[0], ...reasons.slice(2)]).toEqual([
      ...['time', 'memory', 'memory', 'memory', 'memory', 'time', 'crash', 'bug', 'bug'],
    ]);
    expect(await counted('thread_tasks_failed_total', { task: 'ill', reason: 'memory' })).toBe(4);
    expect(await counted('thread_tasks_failed_total', { task: 'ill', reason: 'crash' })).toBe(1);
    expect(await counted('thread_tasks_running', { task: 'ill' })).toBe(0);
    expect((await pool.run(echo, 'after')).said).toBe('after');
  });

  it('may send what nobody knows, before and after its answer, and have a reader that fails: it harms nobody', async () => {
    const pool = open({ size: 1 });
    const garbage = '[null, 7, "x", {}, { part: 1 }, { id: "1" }]';
    const sending = taskOf<null, string>(`
      import { parentPort } from 'node:worker_threads';
      const post = () => ${garbage}.forEach((one) => parentPort.postMessage(one));
      export default () => { post(); setTimeout(post, 20); return 'whole'; }
    `);
    expect(await pool.run(sending, null)).toBe('whole');
    await delay(100);
    const read = () => {
      throw new Error('mine');
    };
    const streaming = taskOf<null, string>('export default (_, { send }) => { send("a"); send("b"); return "whole"; }');
    await expect(pool.run(streaming, null, { onPart: read })).rejects.toMatchObject({ reason: 'bug' });
    expect(await pool.run(streaming, null)).toBe('whole');
  });

  it('that nobody wants is let go at once: waiting, under way, and when it does not listen', async () => {
    const pool = open({ size: 1 });
    const leave = (source: string) => {
      const gone = new AbortController();
      const left = pool.run(taskOf<null, null>(source), null, { signal: gone.signal });
      return { left, leave: () => gone.abort(new Error('left')) };
    };
    const listening = leave(untilTold);
    const waiting = leave(hang);
    await delay(100);
    waiting.leave();
    listening.leave();
    await expect(Promise.all([waiting.left, listening.left])).rejects.toThrow('left');
    const deaf = leave(hang);
    await delay(100);
    deaf.leave();
    await expect(deaf.left).rejects.toThrow('left');
    // The only place is free again once its thread was ended.
    expect((await pool.run(echo, 'next')).said).toBe('next');
  });
});

describe('whose turn it is', () => {
  it('somebody who waits goes before the background, there the highest turn first, and owners share', async () => {
    const pool = open({ size: 1 });
    const begun: string[] = [];
    const ask = (name: string, options: { turn?: number; owner?: { id: string; most: number } } = {}) =>
      pool.run(echo, name, options).then(({ said }) => begun.push(said));
    await Promise.all([
      ask('first'),
      ...[ask('late', { turn: 1 }), ask('soon', { turn: 9 })],
      ...[ask('waited for'), ask('waited for too')],
    ]);
    expect(begun).toEqual(['first', 'waited for', 'waited for too', 'soon', 'late']);
  });

  it('one owner holds no more than their share of a line, a line no more than its own of the pool', async () => {
    const pool = open({ size: 8 });
    const held: TaskLine = { name: 'held', atOnce: 3, mostWaiting: 2 };
    const running: string[] = [];
    const told = new AbortController();
    const stay = (id: string) =>
      pool
        .run(
          taskOf<string, null>(
            `export default (id, { send, signal }) => { send(id); return new Promise((end) => signal.addEventListener('abort', end)); }`,
            { line: held },
          ),
          id,
          {
            ...{ owner: { id, most: 2 }, signal: told.signal },
            onPart: (part) => running.push(part),
          },
        )
        .catch(({ code }) => code);
    const staying = [stay('a'), stay('a'), stay('a'), stay('b'), stay('b')];
    await expect.poll(() => [...running].sort(), { timeout: 15_000 }).toEqual(['a', 'a', 'b']);
    expect(await stay('c')).toBe('overloaded');
    expect((await pool.run(echo, 'another line')).said).toBe('another line');
    told.abort();
    await Promise.all(staying);
  });

  it('keeps tasks of one key together, and within its memory ends what rests', async () => {
    const pool = open({ size: 2, memoryMb: 130 });
    const slow = taskOf<number, number>(`
      import { threadId } from 'node:worker_threads';
      export default async (ms) => { await new Promise((end) => setTimeout(end, ms)); return threadId; }
    `);
    const [one, other] = await Promise.all([
      pool.run(slow, 300, { key: 'one' }),
      pool.run(slow, 300, { key: 'other' }),
    ]);
    expect(one).not.toBe(other);
    for (const [key, thread] of [
      ['one', one],
      ['other', other],
      ['one', one],
    ] as const) {
      expect(await pool.run(slow, 0, { key })).toBe(thread);
    }
    // Both rest; a third of as much memory takes the place of the one that was used longest ago.
    await pool.run(echo, 'x');
    expect(await pool.run(slow, 0, { key: 'one' })).toBe(one);
    const [stays, began] = await Promise.all([
      pool.run(slow, 300, { key: 'one' }),
      pool.run(slow, 0, { key: 'other' }),
    ]);
    expect(stays).toBe(one);
    expect([one, other]).not.toContain(began);
  });
});

it('a thread that rests is not ended for a task that has no room without it either', async () => {
  const pool = open({ size: 4, memoryMb: 200 });
  const { thread } = await pool.run(echo, 'x');
  const gone = new AbortController();
  const limits = { timeoutMs: 20_000, memoryMb: 128 };
  const staying = [1, 2].map(() => pool.run(taskOf<null, null>(untilTold, { limits }), null, { signal: gone.signal }));
  await delay(50);
  gone.abort(new Error('left'));
  await Promise.allSettled(staying);
  expect((await pool.run(echo, 'y')).thread).toBe(thread);
});

it('a pool that rests ends its threads, and one that is closed fails what it has', async () => {
  const pool = open({ idleMs: 20, size: 1 });
  const { thread: first } = await pool.run(echo, 'x');
  const askAfterRest = () => delay(100).then(() => pool.run(echo, 'x'));
  await expect.poll(async () => (await askAfterRest()).thread, { timeout: 5_000 }).not.toBe(first);
  const left = [pool.run(taskOf<null, null>(hang), null), pool.run(echo, 'waits')];
  await Promise.all([...left.map((one) => expect(one).rejects.toMatchObject({ reason: 'closed' })), pool.close()]);
  await expect(pool.run(echo, 'late')).rejects.toMatchObject({ reason: 'closed' });
});
