import { defineTask } from '../../platform/threads/task.ts';
import { ThreadFailed } from '../../platform/threads/thread-failed.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { type ReadOptions, sharedTurn } from '../readers/read-in-worker.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { uploads } from '../readers/uploads-line.ts';
import type { ParagraphReplacement, ReplacedParagraphs, ReplaceOptions } from './replace-paragraphs.ts';
import { type RoundTripRefusal, RoundTripRefused } from './round-trip-refused.ts';

export interface ReplaceRequest {
  bytes: Uint8Array;
  replacements: readonly ParagraphReplacement[];
  options: ReplaceOptions;
}

export type ReplaceAnswer =
  | { replaced: ReplacedParagraphs }
  | { unreadable: ReadRefusal }
  | { refused: RoundTripRefusal; paragraphId: string | null };

/** As for reading: a file that passes there passes here. */
const replace = defineTask<ReplaceRequest, ReplaceAnswer>({
  ...{ name: 'replace-paragraphs', line: uploads, isFresh: true },
  module: new URL('./replace-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

/** Replaces paragraphs where a hostile file can do no harm. Throws FileRefused for the file, RoundTripRefused for the request. */
export async function replaceInWorker(
  threads: Threads,
  request: ReplaceRequest,
  { turn = sharedTurn, limits = replace.limits }: ReadOptions = {},
): Promise<ReplacedParagraphs> {
  let answer: ReplaceAnswer;
  try {
    answer = await threads.run(replace, request, { owner: { id: turn.owner, most: turn.most }, limits });
  } catch (cause) {
    const reason = cause instanceof ThreadFailed ? cause.reason : null;
    if (reason === 'time') throw new FileRefused('file_took_too_long', { cause });
    if (reason === 'memory') throw new FileRefused('file_too_long', { cause });
    throw cause;
  }
  if ('unreadable' in answer) throw new FileRefused(answer.unreadable);
  if ('refused' in answer) throw new RoundTripRefused(answer.refused, answer.paragraphId);
  return answer.replaced;
}
