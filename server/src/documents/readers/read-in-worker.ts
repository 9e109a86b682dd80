import { runInThread, type ThreadLimits, ThreadTimedOut } from '../run-in-thread.ts';
import type { ReadDocument } from './document-model.ts';
import { extensionOf, type FileToRead } from './file-kind.ts';
import { inTurn } from './in-turn.ts';
import { fileLimits } from './limits.ts';
import { documentExtensions, tableExtensions } from './read-file.ts';
import { FileRefused, type Reading, type ReadRefusal, readableExtensions } from './reading.ts';
import type { ReadTables } from './table-model.ts';

/** Too small refuses long theses; too large lets one file hold a core or the memory of others. */
const defaultLimits: ThreadLimits = { timeoutMs: 30_000, memoryMb: 512 };

type Answer<Value> = { reading: Value } | { refused: ReadRefusal };

/** Reads a paper or a list of records where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readInWorker(file: FileToRead, limits?: ThreadLimits): Promise<Reading> {
  extensionOf(file, readableExtensions);
  return read('paper', file, limits);
}

/** Reads a file as blocks, with the ids by which its paragraphs can be replaced. Throws FileRefused. */
export async function readDocumentInWorker(file: FileToRead, limits?: ThreadLimits): Promise<ReadDocument> {
  extensionOf(file, documentExtensions);
  return read('document', file, limits);
}

/** Reads the cells of a data file. Throws FileRefused. */
export async function readTablesInWorker(file: FileToRead, limits?: ThreadLimits): Promise<ReadTables> {
  extensionOf(file, tableExtensions);
  return read('tables', file, limits);
}

async function read<Value>(as: string, file: FileToRead, limits: ThreadLimits = defaultLimits): Promise<Value> {
  // The thread gets a copy; what is too large is refused before it is made.
  if (file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  const answer = await inTurn(() =>
    runInThread<Answer<Value>>(new URL('./reader-worker.ts', import.meta.url), { as, file }, limits).catch(
      (cause: NodeJS.ErrnoException): Answer<Value> => {
        if (cause instanceof ThreadTimedOut) return { refused: 'file_took_too_long' };
        return { refused: cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'file_too_long' : 'file_unreadable' };
      },
    ),
  );
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.reading;
}
