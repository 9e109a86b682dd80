import { extensionOf, type FileToRead } from '../../../documents/readers/file-kind.ts';
import { fileLimits } from '../../../documents/readers/limits.ts';
import { documentExtensions } from '../../../documents/readers/read-file.ts';
import { limitsFor, refusalOf, type Turn } from '../../../documents/readers/read-in-worker.ts';
import { FileRefused } from '../../../documents/readers/reading.ts';
import { uploads } from '../../../documents/readers/uploads-line.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import type { IndexedText } from './indexed-text.ts';
import type { ReadFileAnswer, ReadFileRequest } from './read-file-worker.ts';

const task = defineTask<ReadFileRequest, ReadFileAnswer>({
  ...{ name: 'read-passages', line: uploads, isFresh: true },
  module: new URL('./read-file-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

/** Reads a file and cuts it into passages where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readFilePassages(
  threads: Threads,
  file: FileToRead,
  { turn, signal }: { turn: Turn; signal?: AbortSignal | undefined },
): Promise<IndexedText & { pages: number | null }> {
  extensionOf(file, documentExtensions);
  // The process gets a copy; what is too large is refused before it is made.
  if (file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  const limits = limitsFor(file.bytes);
  const owner = { id: turn.owner, most: turn.most };
  let answer: ReadFileAnswer;
  try {
    const request = { file, budgetMs: limits.timeoutMs };
    answer = await threads.run(task, request, { owner, limits, ...(signal ? { signal } : {}) });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.read;
}
