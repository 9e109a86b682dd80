import type { Worker } from 'node:worker_threads';
import type { TaskLimits } from './task.ts';
import { ThreadFailed } from './thread-failed.ts';

const lookMs = 100;
const megabyte = 1024 * 1024;
/** What gets a sixth of a core is late, and no more; what gets less may be tried again. */
const longestWait = 6;

/**
 * Tells when the task that a thread has begun is past its limits, even while it runs without a pause. The engine's own
 * limit of memory does not count buffers, and what unpacks fills those: some 150 MB between two looks. Returns how to stop.
 */
export function watchLimits(
  worker: Worker,
  { timeoutMs, memoryMb, countsProcessor = false }: TaskLimits & { countsProcessor?: boolean },
  fail: (failure: ThreadFailed) => void,
): () => void {
  const begunAt = performance.now();
  let begunMs: number | null = null;
  let usedMs = 0;
  // Asked and not waited for: a thread that is not yet started, or is over, has no answer; both end by themselves.
  const look = () => {
    worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => {
        if (bytes > memoryMb * megabyte) fail(new ThreadFailed('memory', `its buffers took more than ${memoryMb} MB`));
      },
      () => undefined,
    );
    if (!countsProcessor) return;
    worker.cpuUsage().then(
      ({ user, system }) => {
        usedMs = (user + system) / 1000;
        begunMs ??= usedMs;
      },
      () => undefined,
    );
  };
  const check = () => {
    look();
    const wallMs = performance.now() - begunAt;
    if (!countsProcessor) {
      if (wallMs > timeoutMs) fail(new ThreadFailed('time', `not over after ${timeoutMs} ms`));
    } else if (usedMs - (begunMs ?? usedMs) > timeoutMs) {
      fail(new ThreadFailed('time', `not over after ${timeoutMs} ms of its own`));
    } else if (wallMs > timeoutMs * longestWait) {
      fail(new ThreadFailed('starved', 'it got no processor'));
    }
  };
  if (countsProcessor) look();
  const timer = setInterval(check, Math.min(lookMs, timeoutMs));
  return () => clearInterval(timer);
}
