import type { TaskModule } from '../../platform/threads/task.ts';
import { FileRefused } from '../readers/reading.ts';
import { checkFormat, type FormatQuestion } from './check-format.ts';
import type { FormatAnswer } from './check-in-worker.ts';

const answer: TaskModule<FormatQuestion, FormatAnswer> = (question) => {
  try {
    return { report: checkFormat(question) };
  } catch (error) {
    // Whatever a broken file makes the reader throw, its owner is told that it could not be read.
    return { refused: error instanceof FileRefused ? error.reason : 'file_unreadable' };
  }
};
export default answer;
