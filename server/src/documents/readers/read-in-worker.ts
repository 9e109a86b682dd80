import { runInThread, type ThreadLimits, ThreadTimedOut } from '../run-in-thread.ts';
import { extensionOf, type FileToRead } from './read-file.ts';
import { FileRefused, type Reading, type ReadRefusal } from './reading.ts';

/** Too small refuses long theses; too large lets one file hold a core or the memory of others. */
const defaultLimits: ThreadLimits = { timeoutMs: 30_000, memoryMb: 512 };

type Answer = { reading: Reading } | { refused: ReadRefusal };

/** Reads a file where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readInWorker(file: FileToRead, limits: ThreadLimits = defaultLimits): Promise<Reading> {
  extensionOf(file);
  const answer = await runInThread<Answer>(new URL('./reader-worker.ts', import.meta.url), file, limits).catch(
    (cause: NodeJS.ErrnoException): Answer => {
      if (cause instanceof ThreadTimedOut) return { refused: 'file_took_too_long' };
      return { refused: cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'file_too_long' : 'file_unreadable' };
    },
  );
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.reading;
}
