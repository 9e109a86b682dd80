import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  timeoutMs: number;
  memoryMb: number;
}

export class ThreadTimedOut extends Error {
  override name = 'ThreadTimedOut';
}

/** The engine's own limit does not count buffers, and what unpacks fills those; a bomb fills some 150 MB in this time. */
const memoryLookMs = 100;
const megabyte = 1024 * 1024;

/** Rejects when the thread's buffers grow past the limit, even while it runs without a pause. */
function watchBuffers(worker: Worker, memoryMb: number, reject: (error: Error) => void): NodeJS.Timeout {
  return setInterval(() => {
    worker.getHeapStatistics().then(
      ({ external_memory: buffersBytes }) => {
        if (buffersBytes <= memoryMb * megabyte) return;
        reject(Object.assign(new Error('the thread took too much memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
      },
      (error: NodeJS.ErrnoException) => {
        // Not yet started or already over; both end by themselves.
        if (error.code !== 'ERR_WORKER_NOT_RUNNING') reject(error);
      },
    );
  }, memoryLookMs);
}

/**
 * Runs a module in a thread of its own with `data` as its workerData and resolves with the one message it posts. The
 * thread is ended when it takes too long or too much memory, so that nothing in it blocks or stops the program.
 */
export async function runInThread<Answer>(module: URL, data: unknown, limits: ThreadLimits): Promise<Answer> {
  const worker = new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    // What a library prints about a damaged file is no log of ours.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadTimedOut(module.pathname)), limits.timeoutMs);
      watch = watchBuffers(worker, limits.memoryMb, reject);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and no answer`)));
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}
