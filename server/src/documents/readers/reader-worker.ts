import type { TaskModule } from '../../platform/threads/task.ts';
import { readPaperParts } from '../paper-parts/read-paper-parts.ts';
import type { FileToRead } from './file-kind.ts';
import { type ReadBudget, readDocument, readPaper, readTables } from './read-file.ts';
import { FileRefused, type ReadRefusal } from './reading.ts';

type Reader = (file: FileToRead, budget: ReadBudget) => Promise<unknown>;

const readers = {
  paper: readPaper,
  document: readDocument,
  tables: readTables,
  parts: readPaperParts,
} satisfies Record<string, Reader>;

export interface ReadRequest {
  as: keyof typeof readers;
  file: FileToRead;
  budgetMs: number;
}
export type ReadAnswer = { reading: unknown } | { refused: ReadRefusal };

const read: TaskModule<ReadRequest, ReadAnswer> = async ({ as, file, budgetMs }) => {
  try {
    return { reading: await (readers[as] as Reader)(file, { budgetMs }) };
  } catch (error) {
    // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
    return { refused: error instanceof FileRefused ? error.reason : 'file_unreadable' };
  }
};
export default read;
