import { inTurn, type Turn } from '../readers/in-turn.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { runInThread, type ThreadLimits, ThreadTimedOut } from '../run-in-thread.ts';
import type { ParagraphReplacement, ReplacedParagraphs } from './replace-paragraphs.ts';
import { type RoundTripRefusal, RoundTripRefused } from './round-trip-refused.ts';
import type { TrackChanges } from './write-runs.ts';

export interface ReplaceRequest {
  bytes: Uint8Array;
  replacements: readonly ParagraphReplacement[];
  options: { trackChanges?: TrackChanges };
}

export type ReplaceAnswer =
  | { replaced: ReplacedParagraphs }
  | { unreadable: ReadRefusal }
  | { refused: RoundTripRefusal; paragraphId: string | null };

/** As for reading: a file that passes there passes here. */
const defaultLimits: ThreadLimits = { timeoutMs: 30_000, memoryMb: 512 };

/** Replaces paragraphs where a hostile file can do no harm. Throws FileRefused for the file, RoundTripRefused for the request. */
export async function replaceInWorker(
  request: ReplaceRequest,
  { turn = { owner: '', most: 3 }, limits = defaultLimits }: { turn?: Turn; limits?: ThreadLimits } = {},
): Promise<ReplacedParagraphs> {
  let answer: ReplaceAnswer;
  try {
    const worker = new URL('./replace-worker.ts', import.meta.url);
    answer = await inTurn(turn, () => runInThread<ReplaceAnswer>(worker, request, limits));
  } catch (cause) {
    if (cause instanceof ThreadTimedOut) throw new FileRefused('file_took_too_long', { cause });
    const isTooLong = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isTooLong) throw new FileRefused('file_too_long', { cause });
    throw cause;
  }
  if ('unreadable' in answer) throw new FileRefused(answer.unreadable);
  if ('refused' in answer) throw new RoundTripRefused(answer.refused, answer.paragraphId);
  return answer.replaced;
}
