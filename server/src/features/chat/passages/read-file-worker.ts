import { chatPagesMaximum } from '@yanmo/contract/chat';
import { extensionOf, type FileToRead } from '../../../documents/readers/file-kind.ts';
import { documentExtensions, readDocument } from '../../../documents/readers/read-file.ts';
import { FileRefused, type ReadRefusal } from '../../../documents/readers/reading.ts';
import type { TaskModule } from '../../../platform/threads/task.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { indexPassages } from '../../../text/passages/index-passages.ts';
import { stemsOf } from '../../../text/passages/passage-terms.ts';
import { splitPassages } from '../../../text/passages/split-passages.ts';
import { blocksOfDocument } from './document-blocks.ts';
import type { IndexedText } from './indexed-text.ts';

/** Of a file without pages: what 300 dense ones hold. */
const mostCharacters = 1_000_000;

export interface ReadFileRequest {
  file: FileToRead;
  budgetMs: number;
}
export type ReadFileAnswer = { read: IndexedText & { pages: number | null } } | { refused: ReadRefusal };

/** In a process of its own, which ends with it: the file may be hostile. */
const read: TaskModule<ReadFileRequest, ReadFileAnswer> = async ({ file, budgetMs }) => {
  try {
    extensionOf(file, documentExtensions);
    const document = await readDocument(file, { budgetMs, mostPages: chatPagesMaximum });
    const passages = splitPassages(blocksOfDocument(document));
    const text = passages.map((passage) => passage.text).join('\n');
    if (text.length > mostCharacters) return { refused: 'file_too_long' };
    if (passages.length === 0) return { refused: 'file_without_text' };
    const stems = stemsOf(guessLanguage(text));
    const index = indexPassages(passages, stems);
    return { read: { passages, stems, index, characters: text.length, pages: document.pages } };
  } catch (error) {
    // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
    return { refused: error instanceof FileRefused ? error.reason : 'file_unreadable' };
  }
};
export default read;
