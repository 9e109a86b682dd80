import type { ChatContext } from '@yanmo/contract/chat';
import { eraseCallsOf } from '../../engines/model/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import { endLiveTexts } from '../../platform/live-text/live-text-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { usesLock } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import { closeSurplus } from './ask.ts';
import type { EndAnswer } from './end-answer.ts';
import * as messages from './message-store.ts';
import * as store from './session-store.ts';

export interface SessionChange {
  title?: string | undefined;
  isOpen?: true | undefined;
  removeFile?: string | undefined;
  /** Null: none any more. Left out: as it is. */
  context?: { context: ChatContext; title: string | null } | null | undefined;
}

/** What a user does to sessions beside asking in them. */
export function createSessions(
  { db }: Pick<Platform, 'db'>,
  {
    files,
    endAnswer,
  }: {
    files: Pick<FilesService, 'letGo'>;
    endAnswer: EndAnswer;
  },
) {
  const withSession = <Result>(
    userId: string,
    id: string,
    work: (tx: Tx, session: store.Session) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(db, async (tx) => {
      // In the order in which a question takes them.
      await assertUserLives(tx, userId, [store.openSessionsLock(userId), usesLock(userId)]);
      const session = await store.lockSession(tx, userId, id);
      if (!session) throw new AppError('not_found');
      return work(tx, session);
    });

  return {
    /** What is being written in it is stopped, and stays. */
    close: (userId: string, id: string): Promise<void> =>
      withSession(userId, id, async (tx, { closedBy }) => {
        if (closedBy !== null) return;
        for (const answer of await messages.listWritingOf(tx, { sessionId: id })) await endAnswer.stopIn(tx, answer);
        await store.changeSession(tx, id, { closedBy: 'USER' });
      }),

    /** The one that made room for what was opened again. */
    change: (
      userId: string,
      id: string,
      { title, isOpen, removeFile, context }: SessionChange,
    ): Promise<{ id: string; title: string } | null> =>
      withSession(userId, id, async (tx, session) => {
        let closed: { id: string; title: string } | undefined;
        if (isOpen && session.closedBy !== null) {
          await store.changeSession(tx, id, { closedBy: null });
          [closed] = await closeSurplus(tx, userId, id, endAnswer);
        }
        if (removeFile !== undefined) {
          if (!session.fileKeys.includes(removeFile)) throw new AppError('not_found');
          await files.letGo(tx, await store.takeOutFiles(tx, id, removeFile));
        }
        await store.changeSession(tx, id, {
          ...(title === undefined ? {} : { title }),
          ...(context === undefined ? {} : { context: context?.context ?? null, contextTitle: context?.title ?? null }),
        });
        return closed ?? null;
      }),

    /** What is being written in it is stopped: its reader has read that far, and it counts. */
    remove: (userId: string, id: string): Promise<void> =>
      withSession(userId, id, async (tx) => {
        for (const answer of await messages.listWritingOf(tx, { sessionId: id })) await endAnswer.stopIn(tx, answer);
        await eraseCallsOf(tx, 'chat', await messages.deleteFrom(tx, id, 0));
        await files.letGo(tx, await store.takeOutFiles(tx, id));
        await store.deleteSession(tx, id);
      }),

    /** What is being written finds its row gone, and keeps nothing; files and what is held go with their rooms. */
    async erase(tx: Tx, userId: string): Promise<void> {
      const writing = await messages.listWritingOf(tx, { userId });
      await endLiveTexts(tx, writing);
      for (const answer of writing) await messages.ringEnded(tx, answer);
      await store.deleteSessionsOf(tx, userId);
    },
  };
}
