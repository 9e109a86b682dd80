import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { type ReadOptions, refusalOf, sharedTurn } from '../readers/read-in-worker.ts';
import { FileRefused } from '../readers/reading.ts';
import { uploads } from '../readers/uploads-line.ts';
import type { RewritingToWrite, RewrittenFiles } from './rewritten-files.ts';
import type { WriteAnswer } from './rewritten-files-worker.ts';

/** Longer than for reading: it was paid for, nobody waits at the page, and both Word files are written. */
const writeTask = defineTask<RewritingToWrite, WriteAnswer>({
  ...{ name: 'write-rewritten', line: uploads, isFresh: true },
  module: new URL('./rewritten-files-worker.ts', import.meta.url),
  limits: { timeoutMs: 120_000, memoryMb: 768 },
});

/** Writes the files of a rewriting where the manuscript can do no harm. Throws FileRefused as reading does. */
export async function writeRewritten(
  threads: Threads,
  order: RewritingToWrite,
  { turn = sharedTurn, limits = writeTask.limits }: ReadOptions = {},
): Promise<RewrittenFiles> {
  let answer: WriteAnswer;
  try {
    answer = await threads.run(writeTask, order, { owner: { id: turn.owner, most: turn.most }, limits });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal === 'file_took_too_long' || refusal === 'file_too_long' ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('files' in answer) return answer.files;
  throw new FileRefused(answer.refused);
}
