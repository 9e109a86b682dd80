import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import type { TaskLimits } from './task.ts';
import type { ThreadFailed } from './thread-failed.ts';

export interface WatchedLimits extends TaskLimits {
  countsProcessor?: boolean;
}

/** What runs tasks elsewhere: a thread, or a process. */
export interface Channel {
  listen(to: { onMessage(message: ThreadAnswer): void; onFailure(failure: ThreadFailed): void }): void;
  post(message: ThreadRequest): void;
  /** Tells when the task that it has begun is past its limits. Returns how to stop. */
  watch(limits: WatchedLimits, fail: (failure: ThreadFailed) => void): () => void;
  /** At rest it must not keep the program alive. */
  ref(): void;
  unref(): void;
  end(): Promise<void>;
}
