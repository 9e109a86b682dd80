import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Channel } from './channel.ts';
import { ThreadFailed } from './thread-failed.ts';
import { watchLimits } from './watch-limits.ts';

/**
 * In megabytes; the limit of a thread holds all the same. One that keeps ten for itself would else clear all its memory whenever it has
 * taken thirty more: more than once for each check of a paper, and a third of the processor time of one.
 */
const clearedFrom = 256;
setFlagsFromString(`--initial-old-space-size=${clearedFrom}`);

/**
 * In megabytes: what the engine clears first, and by itself in steps of a third. A thread that may take much works on much at once, and what is
 * still in use would be copied again and again: a seventh of the processor time of a check.
 */
const usualYoung = 48;
const youngOf = (memoryMb: number): number => Math.max(usualYoung, Math.floor(memoryMb / 6));

const entry = new URL('./thread-main.ts', import.meta.url);

/** A thread with a heap of so much. */
export function openThread(module: URL, memoryMb: number): Channel {
  const worker = new Worker(entry, {
    workerData: module.href,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb - (youngOf(memoryMb) - usualYoung),
      maxYoungGenerationSizeMb: youngOf(memoryMb),
    },
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
