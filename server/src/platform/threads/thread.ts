import type { Channel, WatchedLimits } from './channel.ts';
import { ThreadFailed } from './thread-failed.ts';

/** How long a task that nobody wants any more may take to notice. */
const cancelMs = 1_000;

interface Asked {
  input: unknown;
  limits: WatchedLimits;
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

/** What does tasks at the other end of a channel, one at a time. `onLost`: it ended while it had nothing to do. */
export function startThread(channel: Channel, onLost: () => void): Thread {
  channel.unref();
  let current: Current | null = null;
  let lastId = 0;
  let isOver = false;
  let cancelling: NodeJS.Timeout | undefined;
  let ended: Promise<void> | null = null;

  function end(): Promise<void> {
    isOver = true;
    ended ??= channel.end();
    return ended;
  }

  function fail(failure: ThreadFailed): void {
    const wasIdle = current === null && !isOver;
    isOver = true;
    current?.reject(failure);
    if (wasIdle) onLost();
  }

  /** What its reader fails of is the task's failure, and nobody else's. */
  function takePart({ onPart, reject }: Current, part: unknown): void {
    try {
      onPart(part);
    } catch (cause) {
      reject(new ThreadFailed('bug', String(cause), { cause }));
    }
  }

  channel.listen({
    onFailure: fail,
    onMessage(message) {
      // What a library sends by itself is no message of ours, and must not end the program.
      if (current === null || message?.id !== current.id) return;
      if ('part' in message) takePart(current, message.part);
      else if ('bug' in message) current.reject(new ThreadFailed('bug', message.bug));
      else current.resolve(message.answer);
    },
  });

  return {
    async run({ input, limits, onPart }) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      current = { id, onPart, resolve, reject };
      channel.ref();
      const stopWatching = channel.watch(limits, reject);
      try {
        channel.post({ id, input });
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
        if (!isOver) channel.unref();
      }
    },

    cancel() {
      if (!current || isOver) return;
      const { id, reject } = current;
      channel.post({ cancel: id });
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
