import { parentPort } from 'node:worker_threads';
import { DocumentInvalid } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import type { WordAnswer, WordOrder } from './word-writer.ts';
import { writeWord } from './write-word.ts';

parentPort?.on('message', async (order: WordOrder) => {
  parentPort?.postMessage(await answer(order));
});

async function answer({ document, template, pageOf, figureImages }: WordOrder): Promise<WordAnswer> {
  try {
    return { bytes: await writeWord(layoutDocument(document, template), { pageOf, figureImages }) };
  } catch (error) {
    if (error instanceof DocumentInvalid) return { invalid: error.problems };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
