import { parentPort, workerData } from 'node:worker_threads';
import { type FileToRead, readFile } from './read-file.ts';
import { FileRefused } from './reading.ts';

try {
  parentPort?.postMessage({ reading: await readFile(workerData as FileToRead) });
} catch (error) {
  // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
  parentPort?.postMessage({ refused: error instanceof FileRefused ? error.reason : 'file_unreadable' });
}
