import type { TaskModule } from '../../../platform/threads/task.ts';
import type { ReadSource } from '../../../text/similarity/corpus.ts';
import { readSource } from '../../../text/similarity/read-source.ts';

const read: TaskModule<string[], ReadSource[]> = (texts) => texts.map(readSource);
export default read;
