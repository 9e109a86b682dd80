import {
  type ReferencesQuestion,
  type ReformattedReferences,
  reformatReferences,
} from '../../documents/citations/reformat-references.ts';
import type { TaskModule } from '../../platform/threads/task.ts';

const answer: TaskModule<ReferencesQuestion, ReformattedReferences> = (question) => reformatReferences(question);
export default answer;
