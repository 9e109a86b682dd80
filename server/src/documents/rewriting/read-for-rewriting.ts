import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { extensionOf } from '../readers/file-kind.ts';
import { fileLimits } from '../readers/limits.ts';
import { limitsFor, type ReadOptions, refusalOf, sharedTurn } from '../readers/read-in-worker.ts';
import { FileRefused } from '../readers/reading.ts';
import { uploads } from '../readers/uploads-line.ts';
import type { ManuscriptAnswer, ManuscriptRequest } from './manuscript-worker.ts';
import { type Manuscript, manuscriptExtensions, NoProse, type TextToRewrite } from './text-to-rewrite.ts';

const readTask = defineTask<ManuscriptRequest, ManuscriptAnswer>({
  ...{ name: 'read-manuscript', line: uploads, isFresh: true },
  module: new URL('./manuscript-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

/** Reads a text or a file paragraph by paragraph where it can do no harm. Throws FileRefused; NoProse where nothing is to be rewritten. */
export async function readForRewriting(
  threads: Threads,
  manuscript: Manuscript,
  { turn = sharedTurn, limits = limitsFor(bytesOf(manuscript)) }: ReadOptions = {},
): Promise<TextToRewrite> {
  if (manuscript.kind === 'file') {
    extensionOf(manuscript.file, manuscriptExtensions);
    // The thread gets a copy; what is too large is refused before it is made.
    if (manuscript.file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  }
  const owner = { id: turn.owner, most: turn.most };
  let answer: ManuscriptAnswer;
  try {
    answer = await threads.run(readTask, { manuscript, budgetMs: limits.timeoutMs }, { owner, limits });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('read' in answer) return answer.read;
  throw 'withoutProse' in answer ? new NoProse(answer.withoutProse.units) : new FileRefused(answer.refused);
}

const bytesOf = (manuscript: Manuscript): Uint8Array =>
  manuscript.kind === 'file' ? manuscript.file.bytes : Buffer.from(manuscript.text);
