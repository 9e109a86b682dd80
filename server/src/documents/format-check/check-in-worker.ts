import type { FormatReport } from '@yanmo/contract/format-check';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { fileLimits } from '../readers/limits.ts';
import { limitsFor, refusalOf, sharedTurn, type Turn } from '../readers/read-in-worker.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { uploads } from '../readers/uploads-line.ts';
import type { FormatQuestion } from './check-format.ts';

export type FormatAnswer = { report: FormatReport } | { refused: ReadRefusal };

const task = defineTask<FormatQuestion, FormatAnswer>({
  ...{ name: 'check-format', line: uploads, isFresh: true },
  module: new URL('./format-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

/** Checks a file where it can do no harm. Throws FileRefused, whatever the file does. */
export async function checkFormatInWorker(
  threads: Threads,
  question: FormatQuestion,
  turn: Turn = sharedTurn,
): Promise<FormatReport> {
  // The process gets a copy; what is too large is refused before it is made.
  if (question.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  let answer: FormatAnswer;
  try {
    const owner = { id: turn.owner, most: turn.most };
    answer = await threads.run(task, question, { owner, limits: limitsFor(question.bytes) });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.report;
}
