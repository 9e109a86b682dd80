import { parentPort, workerData } from 'node:worker_threads';
import type { FileToRead } from './file-kind.ts';
import { type ReadBudget, readDocument, readPaper, readTables } from './read-file.ts';
import { FileRefused } from './reading.ts';

type Reader = (file: FileToRead, budget: ReadBudget) => Promise<unknown>;

const readers = { paper: readPaper, document: readDocument, tables: readTables } satisfies Record<string, Reader>;

const { as, file, budgetMs } = workerData as { as: keyof typeof readers; file: FileToRead; budgetMs: number };

try {
  parentPort?.postMessage({ reading: await (readers[as] as Reader)(file, { budgetMs }) });
} catch (error) {
  // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
  parentPort?.postMessage({ refused: error instanceof FileRefused ? error.reason : 'file_unreadable' });
}
