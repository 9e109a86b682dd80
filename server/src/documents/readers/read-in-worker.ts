import { runInThread, type ThreadLimits, ThreadTimedOut } from '../run-in-thread.ts';
import type { ReadDocument } from './document-model.ts';
import { extensionOf, type FileToRead } from './file-kind.ts';
import { inTurn, type Turn } from './in-turn.ts';
import { fileLimits } from './limits.ts';
import { documentExtensions, tableExtensions } from './read-file.ts';
import { FileRefused, type Reading, type ReadRefusal, readableExtensions } from './reading.ts';
import type { ReadTables } from './table-model.ts';

const megabyte = 1024 * 1024;

/**
 * Too little refuses long theses; too much lets one file hold a core or the memory of others. A small file that takes
 * long is no long thesis, so it is given up earlier.
 */
export function limitsFor(bytes: Uint8Array): ThreadLimits {
  return { timeoutMs: Math.min(30_000, 10_000 + 1_500 * (bytes.byteLength / megabyte)), memoryMb: 512 };
}

export interface ReadOptions {
  /** Without one, all who have none share a turn. */
  turn?: Turn;
  limits?: ThreadLimits;
}

const sharedTurn: Turn = { owner: '', most: 3 };

type Answer<Value> = { reading: Value } | { refused: ReadRefusal };

/** Reads a paper or a list of records where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readInWorker(file: FileToRead, options?: ReadOptions): Promise<Reading> {
  extensionOf(file, readableExtensions);
  return read('paper', file, options);
}

/** Reads a file as blocks, with the ids by which its paragraphs can be replaced. Throws FileRefused. */
export async function readDocumentInWorker(file: FileToRead, options?: ReadOptions): Promise<ReadDocument> {
  extensionOf(file, documentExtensions);
  return read('document', file, options);
}

/** Reads the cells of a data file. Throws FileRefused. */
export async function readTablesInWorker(file: FileToRead, options?: ReadOptions): Promise<ReadTables> {
  extensionOf(file, tableExtensions);
  return read('tables', file, options);
}

async function read<Value>(as: string, file: FileToRead, options: ReadOptions = {}): Promise<Value> {
  const { turn = sharedTurn, limits = limitsFor(file.bytes) } = options;
  // The thread gets a copy; what is too large is refused before it is made.
  if (file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  const data = { as, file, budgetMs: limits.timeoutMs };
  const answer = await inTurn(turn, () =>
    runInThread<Answer<Value>>(new URL('./reader-worker.ts', import.meta.url), data, limits).catch(
      (cause: NodeJS.ErrnoException): Answer<Value> => {
        if (cause instanceof ThreadTimedOut) return { refused: 'file_took_too_long' };
        return { refused: cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'file_too_long' : 'file_unreadable' };
      },
    ),
  );
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.reading;
}
