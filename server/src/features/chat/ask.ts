import { randomUUID } from 'node:crypto';
import { type ChatContext, chatFilesMaximum, openSessionsMaximum } from '@yanmo/contract/chat';
import type { Language } from '@yanmo/contract/languages';
import { chatAnswerMaximum } from '../../engines/chat-port.ts';
import type { Engine } from '../../engines/engine.ts';
import { eraseCallsOf } from '../../engines/model/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { KeptAnswer } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AllowanceService, usesLock } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import type { AnswerWriter, NewAnswer } from './answer-writer.ts';
import { type EndAnswer, useOf } from './end-answer.ts';
import * as messages from './message-store.ts';
import * as sessions from './session-store.ts';
import { titleOfMessage } from './session-title.ts';

export interface Question {
  sessionId?: string | undefined;
  message: string;
  fileKeys: readonly string[];
  /** Left out, the session keeps its own. */
  context?: { context: ChatContext; title: string | null } | undefined;
  replaces?: string | undefined;
  language: Language;
}

export interface Asked {
  answerId: string;
  /** The session that made room. */
  closed: { session_id: string; title: string } | null;
}

/** What was written of it, for whoever reads it in this very process. */
export interface Begun {
  session: sessions.Session;
  question: messages.Message;
  answer: messages.Message;
  /** Has it written, once. Whoever follows it does so when they look on already, so that they need not look what they missed. */
  start(): void;
}

export interface AskParts {
  engine: Pick<Engine, 'kind' | 'version'>;
  allowance: Pick<AllowanceService, 'begin'>;
  files: Pick<FilesService, 'keepFile'>;
  endAnswer: EndAnswer;
  writer: Pick<AnswerWriter, 'start'>;
}

/** Closes those that were silent longest when more than may be open are; the one that was opened stays. */
export async function closeSurplus(
  tx: Tx,
  userId: string,
  opened: string,
  endAnswer: EndAnswer,
): Promise<{ id: string; title: string }[]> {
  const surplus = await sessions.lockSurplus(tx, userId, openSessionsMaximum, opened);
  for (const { id } of surplus) {
    for (const answer of await messages.listWritingOf(tx, { sessionId: id })) await endAnswer.stopIn(tx, answer);
    await sessions.changeSession(tx, id, { closedBy: 'LIMIT' });
  }
  return surplus;
}

/** A question is asked, paid for and begun in one transaction; then this process writes its answer, from `start` on. */
export function createAsk(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { engine, allowance, files, endAnswer, writer }: AskParts,
) {
  /** Written with its first question. */
  function openSession(userId: string, { message, context }: Question, at: Date) {
    const session: sessions.Session = {
      ...{ id: randomUUID(), userId, title: titleOfMessage(message), closedBy: null, fileKeys: [] },
      ...{ context: context?.context ?? null, contextTitle: context?.title ?? null, createdAt: at, lastMessageAt: at },
    };
    return { session, place: { next: 0, writing: null } };
  }

  async function enterSession(tx: Tx, userId: string, id: string) {
    const found = await sessions.lockSessionToAsk(tx, userId, id);
    if (!found) throw new AppError('not_found');
    if (found.session.closedBy !== null) throw new AppError('chat_session_closed');
    return found;
  }

  async function addFiles(
    tx: Tx,
    userId: string,
    sessionId: string,
    known: readonly string[],
    added: readonly string[],
  ) {
    const all = new Set([...known, ...added]);
    if (all.size > chatFilesMaximum) throw new AppError('chat_files_full', { count: chatFilesMaximum });
    for (const key of all) {
      if (known.includes(key)) continue;
      if (!(await files.keepFile(tx, userId, key, 'CHAT'))) throw new AppError('not_found');
      await sessions.addFile(tx, sessionId, key, clock.now());
    }
    return [...all];
  }

  /** Where it goes, and how often it was asked before; what it takes the place of goes, with all that followed. */
  async function findPlace(tx: Tx, session: sessions.Session, place: messages.Place, { replaces, message }: Question) {
    const { id: sessionId, userId } = session;
    const { next, writing } = place;
    if (writing && (!writing.isLost || endAnswer.isWritten(writing.id))) throw new AppError('chat_answer_unfinished');
    if (writing) await endAnswer.failIn(tx, writing.id);
    if (replaces === undefined) return { position: next, variant: 0, fileKeys: [], replaced: null };
    const replaced = await messages.findMessage(tx, userId, replaces);
    if (replaced?.sessionId !== sessionId || replaced.role !== 'USER') throw new AppError('not_found');
    const { position, fileKeys } = replaced;
    const [, answer] = await messages.listMessages(tx, sessionId, 2, position + 2);
    await eraseCallsOf(tx, 'chat', await messages.deleteFrom(tx, sessionId, position));
    return {
      position,
      fileKeys,
      replaced: replaced.text,
      variant: replaced.text === message ? (answer?.variant ?? 0) + 1 : 0,
    };
  }

  return async (userId: string, question: Question, kept: KeptAnswer | null): Promise<Asked & { begun: Begun }> => {
    const { message, sessionId, language } = question;
    const isModel = engine.kind === 'MODEL';
    const [questionId, answerId] = [randomUUID(), randomUUID()];
    const { answer, begun, asked } = await inTransaction(db, async (tx) => {
      // All that is locked by name, at once: what stands between a question and its first word is kept short.
      await assertUserLives(tx, userId, [
        ...(sessionId === undefined ? [sessions.openSessionsLock(userId)] : []),
        ...(isModel ? [usesLock(userId)] : []),
      ]);
      const at = clock.now();
      const isNew = sessionId === undefined;
      const { session, place } = isNew ? openSession(userId, question, at) : await enterSession(tx, userId, sessionId);
      const { position, variant, fileKeys, replaced } = await findPlace(tx, session, place, question);
      // What has files is there before them; they are held before anything is paid.
      const isWritten = isNew && question.fileKeys.length > 0;
      if (isWritten) await sessions.openWithQuestion(session).execute(tx);
      const allFiles = await addFiles(tx, userId, session.id, session.fileKeys, question.fileKeys);
      const paidBy = isModel
        ? await allowance.begin(tx, {
            ...{ userId, kind: 'CHAT', mostCharacters: chatAnswerMaximum, reference: useOf(answerId), isLocked: true },
          })
        : 'BUILT_IN';
      const change = {
        lastMessageAt: at,
        // Its own title follows the first question; one that its user gave it stays.
        ...(position === 0 && replaced !== null && session.title === titleOfMessage(replaced)
          ? { title: titleOfMessage(message) }
          : {}),
        ...(question.context ? { context: question.context.context, contextTitle: question.context.title } : {}),
      };
      const written = await messages.insertExchange(tx, {
        ...{ sessionId: session.id, userId, position, question: message, paidBy, engine: engine.version, variant },
        ...{ fileKeys: question.fileKeys.length > 0 ? question.fileKeys : fileKeys, questionId, answerId, at },
        leaseMs: config.stepLeaseMs,
        sessionWith:
          isNew && !isWritten ? sessions.openWithQuestion(session) : sessions.changeByQuestion(session.id, change),
        keyWith: kept?.keep(JSON.stringify({ answerId, closed: null } satisfies Asked)) ?? null,
      });
      const [closed] =
        isNew && written.openBefore >= openSessionsMaximum + Number(isWritten)
          ? await closeSurplus(tx, userId, session.id, endAnswer)
          : [];
      const now = { ...session, ...change, fileKeys: allFiles };
      const answer: NewAnswer = {
        ...{
          id: answerId,
          userId,
          sessionId: session.id,
          position: position + 1,
          question: message,
          language,
          variant,
        },
        ...{ fileKeys: allFiles, context: now.context },
      };
      const asked: Asked = { answerId, closed: closed ? { session_id: closed.id, title: closed.title } : null };
      if (closed) await kept?.change(tx, JSON.stringify(asked));
      return { answer, begun: { session: now, question: written.question, answer: written.answer }, asked };
    });
    let isStarted = false;
    const start = () => {
      if (!isStarted) writer.start(answer);
      isStarted = true;
    };
    return { ...asked, begun: { ...begun, start } };
  };
}
