import { defineTask, type TaskLimits } from '../../platform/threads/task.ts';
import { ThreadFailed } from '../../platform/threads/thread-failed.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import type { ReadPaperParts } from '../paper-parts/read-paper-parts.ts';
import type { ReadDocument } from './document-model.ts';
import { extensionOf, type FileToRead } from './file-kind.ts';
import { fileLimits } from './limits.ts';
import { documentExtensions, tableExtensions } from './read-file.ts';
import type { ReadAnswer, ReadRequest } from './reader-worker.ts';
import { FileRefused, type Reading, readableExtensions } from './reading.ts';
import type { ReadTables } from './table-model.ts';
import { uploads } from './uploads-line.ts';

const megabyte = 1024 * 1024;

/**
 * Too little refuses long theses; too much lets one file hold a core or the memory of others. A small file that takes
 * long is no long thesis, so it is given up earlier.
 */
export function limitsFor(bytes: Uint8Array): TaskLimits {
  return { timeoutMs: Math.min(30_000, 10_000 + 1_500 * (bytes.byteLength / megabyte)), memoryMb: 512 };
}

/** Whose work it is, and how many of the places they may hold. */
export interface Turn {
  owner: string;
  most: number;
}

export interface ReadOptions {
  /** Without one, all who have none share a turn. */
  turn?: Turn;
  limits?: TaskLimits;
}

export const sharedTurn: Turn = { owner: '', most: 3 };

const readFile = defineTask<ReadRequest, ReadAnswer>({
  ...{ name: 'read-file', line: uploads, isFresh: true },
  module: new URL('./reader-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 512 },
});

/** Reads a paper or a list of records where it can do no harm. Throws FileRefused, whatever the file does. */
export async function readInWorker(threads: Threads, file: FileToRead, options?: ReadOptions): Promise<Reading> {
  extensionOf(file, readableExtensions);
  return read(threads, 'paper', file, options);
}

/** Reads a file as blocks, with the ids by which its paragraphs can be replaced. Throws FileRefused. */
export async function readDocumentInWorker(
  threads: Threads,
  file: FileToRead,
  options?: ReadOptions,
): Promise<ReadDocument> {
  extensionOf(file, documentExtensions);
  return read(threads, 'document', file, options);
}

/** Reads a paper as its parts. Throws FileRefused. */
export async function readPartsInWorker(
  threads: Threads,
  file: FileToRead,
  options?: ReadOptions,
): Promise<ReadPaperParts> {
  extensionOf(file, documentExtensions);
  return read(threads, 'parts', file, options);
}

/** Reads the cells of a data file. Throws FileRefused. */
export async function readTablesInWorker(
  threads: Threads,
  file: FileToRead,
  options?: ReadOptions,
): Promise<ReadTables> {
  extensionOf(file, tableExtensions);
  return read(threads, 'tables', file, options);
}

async function read<Value>(
  threads: Threads,
  as: ReadRequest['as'],
  file: FileToRead,
  { turn = sharedTurn, limits = limitsFor(file.bytes) }: ReadOptions = {},
): Promise<Value> {
  // The thread gets a copy; what is too large is refused before it is made.
  if (file.bytes.byteLength > fileLimits.fileBytes) throw new FileRefused('file_too_long');
  const owner = { id: turn.owner, most: turn.most };
  let answer: ReadAnswer;
  try {
    answer = await threads.run(readFile, { as, file, budgetMs: limits.timeoutMs }, { owner, limits });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new FileRefused(refusal, { cause }) : cause;
  }
  if ('refused' in answer) throw new FileRefused(answer.refused);
  return answer.reading as Value;
}

/** What the file is to blame for; null where it is not. */
export function refusalOf(cause: unknown): 'file_took_too_long' | 'file_too_long' | 'file_unreadable' | null {
  if (!(cause instanceof ThreadFailed) || cause.reason === 'closed') return null;
  if (cause.reason === 'time' || cause.reason === 'starved') return 'file_took_too_long';
  return cause.reason === 'memory' ? 'file_too_long' : 'file_unreadable';
}
