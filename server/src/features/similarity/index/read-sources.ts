import { createHash } from 'node:crypto';
import { defineTask } from '../../../platform/threads/task.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import type { ReadSource } from '../../../text/similarity/corpus.ts';

/** A book; what is longer is compared with as far as this. */
const longestText = 1_000_000;

export const textOf = (text: string): string => text.slice(0, longestText);
export const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

const task = defineTask<string[], ReadSource[]>({
  name: 'read-sources',
  module: new URL('./read-sources-worker.ts', import.meta.url),
  line: { name: 'read-sources', atOnce: 1 },
  limits: { timeoutMs: 60_000, memoryMb: 512 },
  countsProcessor: true,
});

/** Behind everything that somebody waits for, or that was paid for. */
const turn = 0;

/** In a thread: an import of a million works is read here. */
export const readSources = (
  threads: Threads,
  texts: readonly string[],
  signal?: AbortSignal | undefined,
): Promise<ReadSource[]> =>
  texts.length === 0
    ? Promise.resolve([])
    : threads.run(task, texts.map(textOf), { turn, ...(signal ? { signal } : {}) });
