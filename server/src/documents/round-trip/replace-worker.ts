import type { TaskModule } from '../../platform/threads/task.ts';
import { FileRefused } from '../readers/reading.ts';
import type { ReplaceAnswer, ReplaceRequest } from './replace-in-worker.ts';
import { replaceParagraphs } from './replace-paragraphs.ts';
import { RoundTripRefused } from './round-trip-refused.ts';

const replace: TaskModule<ReplaceRequest, ReplaceAnswer> = ({ bytes, replacements, options }) => {
  try {
    return { replaced: replaceParagraphs(bytes, replacements, options) };
  } catch (error) {
    if (error instanceof FileRefused) return { unreadable: error.reason };
    if (error instanceof RoundTripRefused) return { refused: error.reason, paragraphId: error.paragraphId };
    throw error;
  }
};
export default replace;
