import type { TaskModule } from '../../platform/threads/task.ts';
import { DocumentInvalid } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import type { WordAnswer, WordOrder } from './word-writer.ts';
import { writeWord } from './write-word.ts';

const write: TaskModule<WordOrder, WordAnswer> = async ({ document, template, pageOf, figureImages }) => {
  try {
    return { bytes: await writeWord(layoutDocument(document, template), { pageOf, figureImages }) };
  } catch (error) {
    if (error instanceof DocumentInvalid) return { invalid: error.problems };
    throw error;
  }
};
export default write;
