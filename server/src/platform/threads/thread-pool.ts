import { AppError } from '../app-error.ts';
import { taskSeconds, tasksFailed, tasksRunning, tasksWaiting, threadsAlive, waitSeconds } from './metrics.ts';
import { openProcess } from './process-channel.ts';
import { sizeByMachine } from './size-by-machine.ts';
import type { Task, TaskLimits } from './task.ts';
import { startThread, type Thread } from './thread.ts';
import { openThread } from './thread-channel.ts';
import { ThreadFailed } from './thread-failed.ts';
import { createHolding, findNext, type Place } from './waiting-line.ts';

export interface RunOptions<Part = never> {
  signal?: AbortSignal;
  /** Its place among work that nobody looks at, the highest first; left out, somebody waits for it, and it goes before. */
  turn?: number | undefined;
  /** Whose it is, and how many places of the line they may hold. */
  owner?: { id: string; most: number };
  /** Tasks of the same key go to the thread that had one before, where that has nothing to do: it may remember. */
  key?: string;
  /** Others than the task's own. */
  limits?: TaskLimits;
  onPart?(part: Part): void;
}

export interface Threads {
  /** Throws ThreadFailed, the signal's reason, or AppError overloaded where too many wait. */
  run<Input, Answer, Part = never>(
    task: Task<Input, Answer, Part>,
    input: Input,
    options?: RunOptions<Part>,
  ): Promise<Answer>;
}

export interface ThreadPool extends Threads {
  /** What waits or is under way fails as closed. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** Threads at once; 0: by the machine. */
  size?: number;
  /** What all threads together may take, by their limits; one task alone may always run. 0: by the machine. */
  memoryMb?: number;
  /** How long a thread rests before it is ended. */
  idleMs?: number;
  /** False: a task that wants a process of its own is given a thread that others had before; where nothing hostile comes. */
  hasProcesses?: boolean;
}

interface Waiting extends Place {
  // biome-ignore lint/suspicious/noExplicitAny: tasks of any types stand in one line
  task: Task<any, any, any>;
  input: unknown;
  limits: TaskLimits;
  key: string | undefined;
  onPart(part: unknown): void;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
  isCancelled: boolean;
}

interface Held {
  thread: Thread;
  /** Of one module, with one heap: what a thread can be used for again. */
  kind: string;
  memoryMb: number;
  keys: string[];
  /** Null: it rests. */
  at: Waiting | null;
  usedAtMs: number;
}

/** Keys that a thread is known by; what it remembers of older ones is its own affair. */
const keysOfThread = 4;

const kindOf = ({ task, limits }: Waiting) => `${limits.memoryMb} ${task.module.href}`;

/** The only maker of threads: tasks wait here for one of few, each within its limits of time and memory. */
export function createThreadPool(options: ThreadPoolOptions = {}): ThreadPool {
  const usual = sizeByMachine();
  const { size = 0, memoryMb = 0, idleMs = 60_000, hasProcesses = true } = options;
  const mostThreads = size || usual.size;
  const mostMemoryMb = memoryMb || usual.memoryMb;
  const held = new Set<Held>();
  const waiting: Waiting[] = [];
  const holding = createHolding();
  let isClosed = false;
  let resting: NodeJS.Timeout | undefined;

  const isApart = ({ task }: Pick<Waiting, 'task'>): boolean => hasProcesses && task.isFresh === true;
  const idle = () => [...held].filter(({ at }) => at === null);
  const taken = () => [...held].reduce((sum, one) => sum + one.memoryMb, 0);

  async function drop(one: Held): Promise<void> {
    if (held.delete(one)) threadsAlive.dec();
    await one.thread.end();
  }

  /** The one that knows the key, else the one that was used last. */
  function findIdle(entry: Waiting): Held | null {
    const fitting = idle()
      .filter(({ kind }) => kind === kindOf(entry))
      .sort((one, other) => other.usedAtMs - one.usedAtMs);
    return fitting.find(({ keys }) => entry.key !== undefined && keys.includes(entry.key)) ?? fitting[0] ?? null;
  }

  function startFor(entry: Waiting): Held {
    const { limits, task } = entry;
    const openChannel = isApart(entry) ? openProcess : openThread;
    const thread = startThread(openChannel(task.module, limits.memoryMb), () => void drop(started));
    const started: Held = {
      ...{ thread, kind: kindOf(entry), memoryMb: limits.memoryMb },
      ...{ keys: [], at: null, usedAtMs: performance.now() },
    };
    held.add(started);
    threadsAlive.inc();
    return started;
  }

  /** Null: all places, or all memory, are taken by what is under way. */
  function findThread(entry: Waiting): Held | null {
    const known = isApart(entry) ? null : findIdle(entry);
    if (known) return known;
    const resting = idle().sort((one, other) => one.usedAtMs - other.usedAtMs);
    const hasRoomWithout = (gone: readonly Held[]) => {
      const left = held.size - gone.length;
      const leftMb = taken() - gone.reduce((sum, one) => sum + one.memoryMb, 0);
      return left === 0 || (left < mostThreads && leftMb + entry.limits.memoryMb <= mostMemoryMb);
    };
    // Where all of them would not make room, none is ended: each knows what would have to be loaded again.
    if (!hasRoomWithout(resting)) return null;
    for (const one of resting) {
      if (hasRoomWithout([])) break;
      void drop(one);
    }
    return startFor(entry);
  }

  async function work(entry: Waiting, one: Held): Promise<void> {
    const { task, input, limits, key, onPart } = entry;
    const name = { task: task.name };
    const begunAtMs = performance.now();
    one.at = entry;
    if (key !== undefined) one.keys = [key, ...one.keys.filter((known) => known !== key)].slice(0, keysOfThread);
    holding.take(entry);
    tasksRunning.inc(name);
    waitSeconds.observe(name, (begunAtMs - entry.askedAtMs) / 1000);
    try {
      const { countsProcessor = false } = task;
      entry.resolve(await one.thread.run({ input, limits: { ...limits, countsProcessor }, onPart }));
    } catch (error) {
      const reason = error instanceof ThreadFailed ? error.reason : 'bug';
      if (!entry.isCancelled) tasksFailed.inc({ ...name, reason });
      entry.reject(error);
    }
    tasksRunning.dec(name);
    taskSeconds.observe(name, (performance.now() - begunAtMs) / 1000);
    holding.giveBack(entry);
    one.at = null;
    one.usedAtMs = performance.now();
    if (one.thread.isOver() || isApart(entry)) void drop(one);
    else rest();
    beginNext();
  }

  function beginNext(): void {
    while (!isClosed) {
      const next = findNext(waiting, holding, performance.now());
      const thread = next && findThread(next);
      if (!next || !thread) return;
      remove(next);
      void work(next, thread);
    }
  }

  function remove(entry: Waiting): boolean {
    const at = waiting.indexOf(entry);
    if (at < 0) return false;
    waiting.splice(at, 1);
    tasksWaiting.dec({ task: entry.task.name });
    return true;
  }

  /** What is under way ends, or its thread does; until then it keeps its place. */
  function stop(entry: Waiting): void {
    entry.isCancelled = true;
    tasksFailed.inc({ task: entry.task.name, reason: 'cancelled' });
    if (remove(entry)) return;
    const one = [...held].find(({ at }) => at === entry);
    if (isApart(entry) && one) void drop(one);
    else one?.thread.cancel();
  }

  function rest(): void {
    if (resting) return;
    resting = setTimeout(
      () => {
        resting = undefined;
        const oldest = performance.now() - idleMs;
        for (const one of idle()) if (one.usedAtMs <= oldest) void drop(one);
        if (idle().length > 0) rest();
      },
      idleMs / 2 + 1,
    );
    resting.unref();
  }

  function assertRoom({ line }: Place): void {
    if (isClosed) throw new ThreadFailed('closed', 'the threads were closed');
    const before = waiting.filter((one) => one.line.name === line.name).length;
    if (before >= (line.mostWaiting ?? 2_000)) throw new AppError('overloaded');
  }

  return {
    async run(task, input, options = {}) {
      const { signal, owner, turn, key, limits = task.limits, onPart = () => undefined } = options;
      signal?.throwIfAborted();
      const place = { line: task.line, owner, turn, askedAtMs: performance.now() };
      assertRoom(place);
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const entry: Waiting = {
        ...{ ...place, task, input, limits, key, resolve, reject, isCancelled: false },
        onPart: (part) => onPart(part as never),
      };
      const onAbort = () => {
        stop(entry);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(entry);
      tasksWaiting.inc({ task: task.name });
      beginNext();
      try {
        return (await promise) as never;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },

    async close() {
      isClosed = true;
      clearTimeout(resting);
      for (const entry of [...waiting]) {
        remove(entry);
        entry.reject(new ThreadFailed('closed', 'the threads were closed'));
      }
      await Promise.all([...held].map(drop));
    },
  };
}
