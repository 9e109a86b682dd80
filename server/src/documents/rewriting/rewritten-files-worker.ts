import type { TaskModule } from '../../platform/threads/task.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { type RewritingToWrite, type RewrittenFiles, writeFiles } from './rewritten-files.ts';

export type WriteAnswer = { files: RewrittenFiles } | { refused: ReadRefusal };

const write: TaskModule<RewritingToWrite, WriteAnswer> = async (order) => {
  try {
    return { files: await writeFiles(order) };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.reason };
    throw error;
  }
};
export default write;
