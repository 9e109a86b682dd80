import { parentPort, workerData } from 'node:worker_threads';
import { type OutlineDocument, writeOutlineWord } from './outline-word.ts';

parentPort?.postMessage(await writeOutlineWord(workerData as OutlineDocument));
