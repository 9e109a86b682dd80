import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import type { TaskLimits } from './task.ts';
import { ThreadFailed } from './thread-failed.ts';
import { watchLimits } from './watch-limits.ts';

/** How long a task that nobody wants any more may take to notice. */
const cancelMs = 1_000;

interface Asked {
  input: unknown;
  limits: TaskLimits & { countsProcessor?: boolean };
  onPart(part: unknown): void;
}

export interface Thread {
  /** One at a time. After a failure other than `bug` the thread is over. */
  run(asked: Asked): Promise<unknown>;
  /** The task it is at is no longer wanted: it ends, or its thread does. */
  cancel(): void;
  end(): Promise<void>;
  isOver(): boolean;
}

interface Current {
  id: number;
  onPart(part: unknown): void;
  resolve(answer: unknown): void;
  reject(failure: ThreadFailed): void;
}

const entry = new URL('./thread-main.ts', import.meta.url);

/** A thread for the tasks of one module, with a heap of so much. `onLost`: it ended while it had nothing to do. */
export function startThread(module: URL, memoryMb: number, onLost: () => void): Thread {
  const worker = new Worker(entry, {
    workerData: module.href,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What a library prints about a file is no log of ours.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // A thread at rest must not keep the program alive.
  worker.unref();
  let current: Current | null = null;
  let lastId = 0;
  let isOver = false;
  let cancelling: NodeJS.Timeout | undefined;
  let ended: Promise<void> | null = null;

  const post = (message: ThreadRequest) => worker.postMessage(message);

  function end(): Promise<void> {
    isOver = true;
    // An unreferenced thread would let the program end before its own end is told.
    worker.ref();
    ended ??= worker.terminate().then(() => undefined);
    return ended;
  }

  function fail(failure: ThreadFailed): void {
    const wasIdle = current === null && !isOver;
    isOver = true;
    current?.reject(failure);
    if (wasIdle) onLost();
  }

  worker.on('message', (message: ThreadAnswer) => {
    if (message.id !== current?.id) return;
    if ('part' in message) current.onPart(message.part);
    else if ('bug' in message) current.reject(new ThreadFailed('bug', message.bug));
    else current.resolve(message.answer);
  });
  worker.on('error', (cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash';
    fail(new ThreadFailed(reason, cause.message, { cause }));
  });
  worker.on('exit', (code) => fail(new ThreadFailed('crash', `the thread ended with ${code}`)));

  return {
    async run({ input, limits, onPart }) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      current = { id, onPart, resolve, reject };
      worker.ref();
      const stopWatching = watchLimits(worker, limits, reject);
      try {
        post({ id, input });
        return await promise;
      } catch (error) {
        // What cannot be copied into the thread never reached it.
        if (!(error instanceof ThreadFailed)) throw new ThreadFailed('bug', String(error), { cause: error });
        if (error.reason !== 'bug') await end();
        throw error;
      } finally {
        stopWatching();
        clearTimeout(cancelling);
        current = null;
        if (!isOver) worker.unref();
      }
    },

    cancel() {
      if (!current || isOver) return;
      const { id, reject } = current;
      post({ cancel: id });
      clearTimeout(cancelling);
      cancelling = setTimeout(() => reject(new ThreadFailed('time', 'it did not stop when it was told to')), cancelMs);
    },

    async end() {
      current?.reject(new ThreadFailed('closed', 'its thread was ended'));
      await end();
    },
    isOver: () => isOver,
  };
}
