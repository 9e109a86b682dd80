import { Readable } from 'node:stream';
import type { Language } from '@yanmo/contract/languages';
import type { DocxToAmend } from '../../documents/comments/amend-docx.ts';
import { amendInThread } from '../../documents/comments/commented-in-thread.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { Change } from './amending.ts';
import * as changeStore from './change-store.ts';
import * as paragraphStore from './paragraph-store.ts';
import * as store from './store.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const linkSeconds = 3_600;
/** Of the places for files: one who sends many does not keep the others waiting. */
const writtenAtOnce = 2;
const usualAuthor = 'Yanmo 研墨';
const suffix: Record<Language, string> = { zh: '（修改稿）', en: ' (revised)', es: ' (revisado)', ja: '（修正稿）' };

/** What of the decisions goes into the file. */
function answersOf(changes: readonly Change[]): DocxToAmend['answers'] {
  return changes.flatMap(({ commentId, state, reply, ranges }) => {
    const isDone = state === 'ACCEPTED';
    if (commentId === null || (!isDone && reply === null)) return [];
    return [{ commentId, isDone, reply, paragraphs: ranges.map(({ paragraphId }) => paragraphId) }];
  });
}

/** The file that was sent, with what was accepted. It lies there for an hour; asked for again, it is written again. */
export function createExportFile(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  files: FilesService,
) {
  /** At one moment: what is accepted meanwhile is in the next file, with its comment. */
  const readDecided = (userId: string, key: string) =>
    inTransaction(db, async (tx) => {
      const document = await store.lockOwn(tx, userId, key);
      if (!document) throw new AppError('not_found');
      const changes = await changeStore.listChanges(tx, document.id);
      return { document, changes, paragraphs: await paragraphStore.listAmended(tx, document.id) };
    });

  return async (userId: string, key: string, author: string) => {
    const { document, changes, paragraphs } = await readDecided(userId, key);
    const accepted = changes.filter(({ state }) => state === 'ACCEPTED');
    const answers = answersOf(changes);
    if (paragraphs.length === 0 && answers.length === 0) throw new AppError('amend_nothing_accepted');
    const original = await files.readUpload(userId, document.fileKey, 'COMMENTED');
    if (!original) throw new AppError('not_found');
    const isGenerated = accepted.some(({ maker }) => maker === 'ENGINE');
    const order: DocxToAmend = {
      ...{ bytes: original.bytes, paragraphs, answers, author: author || usualAuthor, date: clock.now() },
      label: isGenerated ? { language: document.language, produceId: document.id } : null,
    };
    const { bytes, left } = await write(userId, order);
    const name = `${document.name.replace(/\.docx$/iu, '')}${suffix[document.language]}.docx`;
    const describe = async () => ({ purpose: 'EXPORT' as const, name, type: wordType });
    const stored = await files.storeFile(userId, Readable.from([Buffer.from(bytes)]), describe, {
      lifetimeMs: linkSeconds * 1_000,
    });
    const gone = new Set(left);
    const isLeft = ({ ranges }: Change): boolean => ranges.some(({ paragraphId }) => gone.has(paragraphId));
    return {
      url: files.signLink({ fileKey: stored.fileKey, name: stored.name, type: wordType }, linkSeconds, 'attachment'),
      name,
      changes: accepted.filter((change) => !isLeft(change)).length,
      answers: answers.filter(({ reply }) => reply !== null).length,
      left: accepted.filter(isLeft).map(({ id }) => id),
    };
  };

  async function write(userId: string, order: DocxToAmend) {
    try {
      return await amendInThread(threads, order, { turn: { owner: userId, most: writtenAtOnce } });
    } catch (error) {
      if (error instanceof FileRefused) throw new AppError(error.reason, {}, { cause: error });
      throw error;
    }
  }
}
