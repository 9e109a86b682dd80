import type { ChatSource } from '@yanmo/contract/chat';
import type { Tx } from '../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts';
import { holdUser } from '../../platform/database/living-user.ts';
import { holdLiveTexts, readLiveTexts } from '../../platform/live-text/live-text-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AllowanceService, usesLock } from '../allowance/service.ts';
import * as store from './message-store.ts';
import type { ReaderPresence } from './reader-presence.ts';

/** The name under which an answer is held and settled. */
export const useOf = (answerId: string): string => `chat:${answerId}`;

/** What its reader counts: characters, not the units that a program keeps them in. */
const countCharacters = (text: string): number => [...text].length;

/** Of what an answer may name, what its words do name. */
const namedIn = (text: string, sources: readonly ChatSource[]): ChatSource[] =>
  sources.filter(({ number }) => text.includes(`[${number}]`));

/** How an answer ended, by its writer, who has all of it. */
export type Outcome =
  | { state: 'DONE'; text: string; sources: readonly ChatSource[] }
  | { state: 'STOPPED'; text: string }
  | { state: 'FAILED'; text: string; error: string };

export type EndAnswer = ReturnType<typeof createEndAnswer>;

/**
 * An answer ends once: whoever locks its row first decides, and keeps its words, takes or gives back what was held and ends the
 * growing text in one transaction. Whoever comes second finds it ended. `usesLock` comes before the row, as it does where a question is
 * asked: that one pays first, and may end an older answer then.
 */
export function createEndAnswer(
  { db, logger }: Pick<Platform, 'db' | 'logger'>,
  allowance: Pick<AllowanceService, 'settle' | 'release'>,
  { isWritten }: Pick<ReaderPresence, 'isWritten'>,
) {
  function ring(id: string): void {
    store.ringEnded(db, id).catch((err) => logger.warn({ err, answer: id }, 'cannot tell that an answer ended now'));
  }

  async function end(tx: Tx, message: store.Message, outcome: Outcome): Promise<void> {
    const { state, text } = outcome;
    afterCommit(tx, () => ring(message.id));
    const characters = countCharacters(text);
    await store.endMessage(tx, message.id, {
      ...{ state, text, characters },
      sources: state === 'DONE' ? outcome.sources : namedIn(text, message.sources),
      error: state === 'FAILED' ? outcome.error : null,
    });
    if (message.paidBy !== 'BUILT_IN') {
      if (state === 'FAILED' || characters === 0) await allowance.release(tx, useOf(message.id));
      else await allowance.settle(tx, useOf(message.id), characters);
    }
  }

  /** By somebody who has not written it: what its readers were told is what there is. */
  async function endAsTold(
    tx: Tx,
    message: store.Message,
    outcome: { state: 'STOPPED' } | { state: 'FAILED'; error: string },
  ) {
    await holdLiveTexts(tx, message.id);
    const text = (await readLiveTexts(tx, message.id))[0]?.text ?? '';
    await end(tx, message, { ...outcome, text });
  }

  async function lockWriting(tx: Tx, id: string): Promise<store.Message | null> {
    const message = await store.lockMessage(tx, id);
    return message?.state === 'WRITING' ? message : null;
  }

  return {
    /** False when it had ended before, or its user is gone. */
    byWriter: ({ id, userId }: { id: string; userId: string }, outcome: Outcome): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        if (!(await holdUser(tx, userId, [usesLock(userId)]))) return false;
        const message = await lockWriting(tx, id);
        if (message) await end(tx, message, outcome);
        return message !== null;
      }),

    /** In a transaction that holds the user, and `usesLock`. */
    async stopIn(tx: Tx, id: string): Promise<void> {
      const message = await lockWriting(tx, id);
      if (message) await endAsTold(tx, message, { state: 'STOPPED' });
    },

    /** Its writer is dead: in a transaction that holds the user, and `usesLock`. */
    async failIn(tx: Tx, id: string): Promise<void> {
      const message = await lockWriting(tx, id);
      if (message) await endAsTold(tx, message, { state: 'FAILED', error: 'answer_interrupted' });
    },

    /** Whether its writer is alive after all: this process, too busy to renew what says so. */
    isWritten,

    async lost(of?: { id?: string; sessionId?: string }): Promise<void> {
      for (const { id, userId } of await store.listLost(db, of)) {
        if (isWritten(id)) continue;
        await inTransaction(db, async (tx) => {
          if (!(await holdUser(tx, userId, [usesLock(userId)]))) return;
          const message = await lockWriting(tx, id);
          // It may have been renewed since it was listed.
          if (message && (await store.listLost(tx, { id })).length > 0)
            await endAsTold(tx, message, { state: 'FAILED', error: 'answer_interrupted' });
        });
      }
    },
  };
}
