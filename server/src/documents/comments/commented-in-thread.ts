import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { extensionOf, type FileToRead } from '../readers/file-kind.ts';
import { fileLimits } from '../readers/limits.ts';
import { limitsFor, type ReadOptions, refusalOf, sharedTurn } from '../readers/read-in-worker.ts';
import { FileRefused } from '../readers/reading.ts';
import { uploads } from '../readers/uploads-line.ts';
import type { AmendedDocx, DocxToAmend } from './amend-docx.ts';
import type { CommentedDocument } from './commented-document.ts';
import type { CommentedAnswer, CommentedRequest } from './commented-worker.ts';

const task = defineTask<CommentedRequest, CommentedAnswer>({
  ...{ name: 'commented-file', line: uploads, isFresh: true },
  module: new URL('./commented-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

async function run(threads: Threads, request: CommentedRequest, { turn = sharedTurn, limits }: ReadOptions) {
  let answer: CommentedAnswer;
  try {
    const owner = { id: turn.owner, most: turn.most };
    answer = await threads.run(task, request, { owner, limits: limits ?? task.limits });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer;
}

/** Reads a Word file and its comments where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readCommentedInThread(
  threads: Threads,
  file: FileToRead,
  { turn = sharedTurn, limits = limitsFor(file.bytes) }: ReadOptions = {},
): Promise<CommentedDocument> {
  extensionOf(file, ['docx']);
  // The thread gets a copy; what is too large is refused before it is made.
  if (file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  const answer = await run(threads, { as: 'read', file }, { turn, limits });
  if (!('read' in answer)) throw new Error('the thread answered something else');
  return answer.read;
}

/** Writes the changes into the file. Throws FileRefused as reading does. */
export async function amendInThread(
  threads: Threads,
  order: DocxToAmend,
  options: ReadOptions = {},
): Promise<AmendedDocx> {
  const answer = await run(threads, { as: 'amend', order }, options);
  if (!('amended' in answer)) throw new Error('the thread answered something else');
  return answer.amended;
}
