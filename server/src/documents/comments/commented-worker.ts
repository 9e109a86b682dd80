import type { TaskModule } from '../../platform/threads/task.ts';
import type { FileToRead } from '../readers/file-kind.ts';
import { FileRefused, type ReadRefusal } from '../readers/reading.ts';
import { type AmendedDocx, amendDocx, type DocxToAmend } from './amend-docx.ts';
import type { CommentedDocument } from './commented-document.ts';
import { readCommented } from './read-commented.ts';

export type CommentedRequest = { as: 'read'; file: FileToRead } | { as: 'amend'; order: DocxToAmend };
export type CommentedAnswer = { read: CommentedDocument } | { amended: AmendedDocx } | { refused: ReadRefusal };

const work: TaskModule<CommentedRequest, CommentedAnswer> = async (request) => {
  try {
    return request.as === 'read' ? { read: await readCommented(request.file) } : { amended: amendDocx(request.order) };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.reason };
    // Whatever a broken file makes a reader throw, its owner is told that it could not be read.
    if (request.as === 'read') return { refused: 'file_unreadable' };
    throw error;
  }
};
export default work;
