import { amendLimits } from '@yanmo/contract/amending';
import type { CommentedDocument } from '../../documents/comments/commented-document.ts';
import { readCommentedInThread } from '../../documents/comments/commented-in-thread.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import * as changeStore from './change-store.ts';
import * as paragraphStore from './paragraph-store.ts';
import * as store from './store.ts';

/** Of the places for reading files: one who sends many does not keep the others waiting. */
const readAtOnce = 2;

/** An upload becomes a list of changes. Nothing is kept of one that cannot be read, or that has more than anybody goes through. */
export function createOpenFile(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  files: FilesService,
) {
  async function read(userId: string, fileKey: string) {
    const file = await files.readUpload(userId, fileKey, 'COMMENTED');
    if (!file) throw new AppError('not_found');
    try {
      return { file, found: await readCommentedInThread(threads, file, { turn: { owner: userId, most: readAtOnce } }) };
    } catch (error) {
      if (error instanceof FileRefused) throw new AppError(error.reason, {}, { cause: error });
      throw error;
    }
  }

  return async (userId: string, fileKey: string): Promise<{ key: string; comments: number }> => {
    const known = await store.findByFile(db, userId, fileKey);
    if (known) return { key: known.id, comments: (await changeStore.readCounts(db, known.id)).changes };
    const { file, found } = await read(userId, fileKey);
    const { language } = found;
    if (found.isCut) throw new AppError('amend_too_many_comments', { maximum: amendLimits.comments });
    if (language === null) throw new AppError('amend_language');
    const at = clock.now();
    return inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      if (!(await files.takeFile(tx, userId, fileKey, 'COMMENTED'))) {
        // Sent twice at one moment: the other was quicker.
        const taken = await store.findByFile(tx, userId, fileKey);
        if (!taken) throw new AppError('not_found');
        return { key: taken.id, comments: found.comments.length };
      }
      const key = await store.insertDocument(tx, { userId, fileKey, name: file.name, language, at });
      await paragraphStore.insertParagraphs(tx, key, paragraphsOf(found));
      await changeStore.insertChanges(tx, key, changesOf(found), at);
      return { key, comments: found.comments.length };
    });
  };
}

const paragraphsOf = ({ paragraphs }: CommentedDocument) =>
  paragraphs.map(({ id, lead, text, headingLevel, isEditable, protectedSpans }, position) => ({
    ...{ id, position, lead, text, headingLevel, isEditable },
    held: protectedSpans.map(({ start, end }) => text.slice(start, end)),
  }));

function changesOf({ paragraphs, comments }: CommentedDocument): changeStore.NewChange[] {
  const headings = new Map<string, string | null>();
  let heading: string | null = null;
  for (const { id, lead, text, headingLevel } of paragraphs) {
    if (headingLevel !== null) heading = `${lead}${text}`.slice(0, 200);
    headings.set(id, heading);
  }
  return comments.map(({ id, author, at, text, replies, isResolved, ranges, quote, trouble }, position) => ({
    ...{ position, commentId: id, trouble, quote, ranges },
    comment: { author, at, text, replies, isResolved },
    heading: headings.get(ranges[0]?.paragraphId ?? '') ?? null,
  }));
}
