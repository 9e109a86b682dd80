import { randomUUID } from 'node:crypto';
import { type ChatContext, chatFilesMaximum, openSessionsMaximum } from '@yanmo/contract/chat';
import type { Language } from '@yanmo/contract/languages';
import { sql } from 'kysely';
import { chatAnswerMaximum } from '../../engines/chat-port.ts';
import type { Engine } from '../../engines/engine.ts';
import { eraseCallsOf } from '../../engines/model/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction, sendLast } from '../../platform/database/in-transaction.ts';
import { assertLives, holdingUser } from '../../platform/database/living-user.ts';
import { inPipeline } from '../../platform/database/pipeline.ts';
import type { KeptAnswer } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AllowanceService, type FreeTry, usesLock } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import type { AnswerWriter, NewAnswer } from './answer-writer.ts';
import { type EndAnswer, useOf } from './end-answer.ts';
import { historyMessages } from './history.ts';
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
  engine: Pick<Engine, 'kind' | 'version' | 'startChat'>;
  allowance: Pick<AllowanceService, 'begin' | 'tryFree'>;
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
  function openSession(userId: string, { message, context }: Pick<Question, 'message' | 'context'>, at: Date) {
    const session: sessions.Session = {
      ...{ id: randomUUID(), userId, title: titleOfMessage(message), closedBy: null, fileKeys: [] },
      ...{ context: context?.context ?? null, contextTitle: context?.title ?? null, createdAt: at, lastMessageAt: at },
    };
    return { session, place: { next: 0, writing: null } };
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

  /** All that a question is written from, asked for at once. */
  async function readPlace(tx: Tx, userId: string, { sessionId, message, context }: Question, free: FreeTry | null) {
    const at = clock.now();
    return inPipeline(tx, async (send) => {
      // All that is locked by name, before anything is read: whoever changes a session of this user waits behind it, or is over.
      const lives = send(holdingUser(userId, [sessions.openSessionsLock(userId), usesLock(userId)]));
      // The first words of an answer of the model wait until it is on the disk (`isOnce`); until then nobody has to.
      if (free) send(sql`set local synchronous_commit = off`);
      const found = sessionId === undefined ? null : send(sessions.lockingSessionToAsk(tx, userId, sessionId));
      const said = sessionId === undefined ? null : send(messages.selectingMessages(tx, sessionId, historyMessages));
      const open = sessionId === undefined ? send(sessions.countingOpen(userId)) : null;
      const taken = free?.statement && send(free.statement);
      assertLives(await lives);
      const entered = found && sessions.toSessionToAsk(await found);
      if (found && !entered) throw new AppError('not_found');
      if (entered && entered.session.closedBy !== null) throw new AppError('chat_session_closed');
      return {
        ...(entered ?? openSession(userId, { message, context }, at)),
        ...{ at, said: said && messages.toMessages(await said), isFree: ((await taken)?.length ?? 0) > 0 },
        openBefore: (await open)?.[0]?.open ?? 0,
      };
    });
  }

  return async (userId: string, question: Question, kept: KeptAnswer | null): Promise<Asked & { begun: Begun }> => {
    const { message, sessionId, language } = question;
    const [questionId, answerId] = [randomUUID(), randomUUID()];
    const isNew = sessionId === undefined;
    const use = { userId, kind: 'CHAT' as const, reference: useOf(answerId) };
    const free = engine.kind === 'MODEL' ? await allowance.tryFree(use) : null;
    // Beside what is written: the first word waits for both.
    const engineStart = engine.startChat?.({ question: message, language });
    const written = await inTransaction(db, async (tx) => {
      const { session, place, at, said, isFree, openBefore } = await readPlace(tx, userId, question, free);
      const { position, variant, fileKeys, replaced } = await findPlace(tx, session, place, question);
      // What has files is there before them; they are held before anything is paid.
      const isWritten = isNew && question.fileKeys.length > 0;
      if (isWritten) await sessions.openWithQuestion(session).execute(tx);
      const allFiles = await addFiles(tx, userId, session.id, session.fileKeys, question.fileKeys);
      const paidBy = free
        ? await allowance.begin(
            tx,
            { ...use, mostCharacters: chatAnswerMaximum, isLocked: true },
            { ...free, isTaken: isFree },
          )
        : 'BUILT_IN';
      const change = {
        lastMessageAt: at,
        // Its own title follows the first question; one that its user gave it stays.
        ...(position === 0 && replaced !== null && session.title === titleOfMessage(replaced)
          ? { title: titleOfMessage(message) }
          : {}),
        ...(question.context ? { context: question.context.context, contextTitle: question.context.title } : {}),
      };
      const isCrowded = isNew && openBefore >= openSessionsMaximum;
      const [closed] = isCrowded ? await closeSurplus(tx, userId, session.id, endAnswer) : [];
      const asked: Asked = { answerId, closed: closed ? { session_id: closed.id, title: closed.title } : null };
      const exchange = sendLast(
        tx,
        messages.insertingExchange(tx, {
          ...{ sessionId: session.id, userId, position, question: message, paidBy, engine: engine.version, variant },
          ...{ fileKeys: question.fileKeys.length > 0 ? question.fileKeys : fileKeys, questionId, answerId, at },
          leaseMs: config.stepLeaseMs,
          sessionWith:
            isNew && !isWritten ? sessions.openWithQuestion(session) : sessions.changeByQuestion(session.id, change),
          keyWith: kept?.keep(JSON.stringify(asked)) ?? null,
        }),
      );
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
        ...{ fileKeys: allFiles, context: now.context, said: replaced === null ? (said ?? []) : null },
      };
      return { answer, begun: { session: now }, asked, exchange };
    }).catch((error: unknown) => {
      engineStart?.drop();
      throw error;
    });
    const { answer, begun, asked, exchange } = written;
    let isStarted = false;
    const start = () => {
      if (!isStarted) writer.start(answer, engineStart);
      isStarted = true;
    };
    return { ...asked, begun: { ...begun, ...messages.toExchange(await exchange), start } };
  };
}
