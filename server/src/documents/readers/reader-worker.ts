import { parentPort, workerData } from 'node:worker_threads';
import type { FileToRead } from './file-kind.ts';
import { readDocument, readPaper, readTables } from './read-file.ts';
import { FileRefused } from './reading.ts';

const readers = { paper: readPaper, document: readDocument, tables: readTables };

const { as, file } = workerData as { as: keyof typeof readers; file: FileToRead };

try {
  parentPort?.postMessage({ reading: await readers[as](file) });
} catch (error) {
  // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
  parentPort?.postMessage({ refused: error instanceof FileRefused ? error.reason : 'file_unreadable' });
}
