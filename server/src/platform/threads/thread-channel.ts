import { Worker } from 'node:worker_threads';
import type { Channel } from './channel.ts';
import { ThreadFailed } from './thread-failed.ts';
import { watchLimits } from './watch-limits.ts';

const entry = new URL('./thread-main.ts', import.meta.url);

/** A thread with a heap of so much. */
export function openThread(module: URL, memoryMb: number): Channel {
  const worker = new Worker(entry, {
    workerData: module.href,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What a library prints about a file is no log of ours.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return {
    listen({ onMessage, onFailure }) {
      worker.on('message', onMessage);
      worker.on('error', (cause: NodeJS.ErrnoException) => {
        const reason = cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash';
        onFailure(new ThreadFailed(reason, cause.message, { cause }));
      });
      worker.on('exit', (code) => onFailure(new ThreadFailed('crash', `the thread ended with ${code}`)));
    },
    post: (message) => worker.postMessage(message),
    watch: (limits, fail) => watchLimits(worker, limits, fail),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    async end() {
      // An unreferenced thread would let the program end before its own end is told.
      worker.ref();
      await worker.terminate();
    },
  };
}
