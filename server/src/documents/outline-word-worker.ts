import type { TaskModule } from '../platform/threads/task.ts';
import { type OutlineDocument, writeOutlineWord } from './outline-word.ts';

const write: TaskModule<OutlineDocument, Uint8Array> = (outline) => writeOutlineWord(outline);
export default write;
