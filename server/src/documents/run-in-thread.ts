import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  timeoutMs: number;
  memoryMb: number;
}

export class ThreadTimedOut extends Error {
  override name = 'ThreadTimedOut';
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
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadTimedOut(module.pathname)), limits.timeoutMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and no answer`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
