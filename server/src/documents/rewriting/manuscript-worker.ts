import type { TaskModule } from '../../platform/threads/task.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { readManuscript } from './read-manuscript.ts';
import { type Manuscript, NoProse, type TextToRewrite } from './text-to-rewrite.ts';

export interface ManuscriptRequest {
  manuscript: Manuscript;
  budgetMs: number;
}
export type ManuscriptAnswer = { read: TextToRewrite } | { refused: ReadRefusal } | { withoutProse: { units: number } };

const read: TaskModule<ManuscriptRequest, ManuscriptAnswer> = async ({ manuscript, budgetMs }) => {
  try {
    return { read: await readManuscript(manuscript, { budgetMs }) };
  } catch (error) {
    if (error instanceof NoProse) return { withoutProse: { units: error.units } };
    // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
    return { refused: error instanceof FileRefused ? error.reason : 'file_unreadable' };
  }
};
export default read;
