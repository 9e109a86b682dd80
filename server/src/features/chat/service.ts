import type { ChatContext, ChatFile, ChatMessage, ChatSession } from '@yanmo/contract/chat';
import type { Language } from '@yanmo/contract/languages';
import type { FastifyReply } from 'fastify';
import type { Engine } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { KeptAnswer } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AllowanceService, usesLock } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import { createAnswerWriter } from './answer-writer.ts';
import { type Asked, type Begun, createAsk, type Question } from './ask.ts';
import { type ContextParts, createContextTitle } from './context-title.ts';
import { createEndAnswer } from './end-answer.ts';
import { createFollow } from './follow.ts';
import * as messages from './message-store.ts';
import type { Passages } from './passages/passages.ts';
import { presentAllowance, presentFile, presentMessage, presentSession, presentUsage } from './present.ts';
import { createReaderPresence } from './reader-presence.ts';
import * as sessions from './session-store.ts';
import { createSessions, type SessionChange } from './sessions.ts';
import type { SiteHelpGatherer } from './site-help/site-help.ts';

export interface ChatParts extends ContextParts {
  engine: Pick<Engine, 'kind' | 'version' | 'chat' | 'startChat'>;
  allowance: AllowanceService;
  files: FilesService;
  passages: Passages;
  help: SiteHelpGatherer;
}

const sessionsShown = 30;
/** Some thirty questions with their answers; who wants the earlier ones asks for them. */
const messagesShown = 60;
/** Most files are read by then; the page asks again for those that are not. */
const uploadWaitMs = 8_000;

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(platform: Platform, parts: ChatParts) {
  const { db, events, config, logger } = platform;
  const { engine, allowance, files, passages, help } = parts;
  const presence = createReaderPresence({ db, logger, graceMs: config.chatReaderGraceMs });
  const endAnswer = createEndAnswer(platform, allowance, presence);
  const writer = createAnswerWriter(platform, { engine, passages, help, endAnswer, presence });
  const ask = createAsk(platform, { engine, allowance, files, endAnswer, writer });
  const follow = createFollow(platform, { endAnswer, presence });
  files.registerHolder(sessions.listHeldFiles);
  const ownSessions = createSessions(platform, { files, endAnswer });
  const titleOf = createContextTitle(db, parts);
  events.listenTo(messages.endedChannel, writer.onEnded);

  const describe = async (
    userId: string,
    keys: readonly string[],
    language: Language,
  ): Promise<Map<string, ChatFile>> => {
    const described = keys.length === 0 ? [] : await passages.describe(userId, keys);
    return new Map(described.map((file) => [file.file_key, presentFile(file, language)]));
  };
  const readAllowance = async (userId: string) =>
    presentAllowance(await allowance.read(userId), engine.kind === 'BUILT_IN');
  const withTitle = async (userId: string, context: ChatContext) => ({
    context,
    title: await titleOf(userId, context),
  });

  async function getSession(userId: string, id: string): Promise<sessions.Session> {
    const session = await sessions.findSession(db, userId, id);
    if (!session) throw new AppError('not_found');
    return session;
  }

  async function findBegun(userId: string, answerId: string): Promise<Omit<Begun, 'start'>> {
    const answer = await messages.findMessage(db, userId, answerId);
    if (answer?.role !== 'ASSISTANT') throw new AppError('not_found');
    const [session, question] = await Promise.all([
      getSession(userId, answer.sessionId),
      messages.findQuestionOf(db, answer),
    ]);
    if (!question) throw new AppError('not_found');
    return { session, question, answer };
  }

  async function presentOne(userId: string, id: string, language: Language): Promise<ChatSession> {
    const session = await getSession(userId, id);
    return presentSession(session, await describe(userId, session.fileKeys, language));
  }

  /** One session, with what was said last, or before a message of it. */
  async function readSession(userId: string, language: Language, sessionId: string, beforeMessage: string | undefined) {
    const session = await getSession(userId, sessionId);
    await endAnswer.lost({ sessionId });
    const before = beforeMessage === undefined ? null : await messages.findMessage(db, userId, beforeMessage);
    if (beforeMessage !== undefined && before?.sessionId !== sessionId) throw new AppError('not_found');
    const found = await messages.listMessages(db, sessionId, messagesShown + 1, before?.position ?? null);
    const said = found.slice(-messagesShown);
    const described = await describe(userId, session.fileKeys, language);
    return {
      ...{ sessions: [], has_more: found.length > messagesShown, session: presentSession(session, described) },
      messages: said.map((message) => presentMessage(message, described, language)),
    };
  }

  return {
    async ask(
      userId: string,
      question: Omit<Question, 'context'> & { context?: ChatContext | undefined },
      kept: KeptAnswer | null = null,
    ): Promise<Asked & { begun: Begun }> {
      const context = question.context && (await withTitle(userId, question.context));
      return ask(userId, { ...question, context }, kept);
    },

    /** Resolves when the answer is over, or its reader gone. */
    async follow(
      reader: { userId: string; language: Language; mayStillCall(): Promise<boolean>; reply: FastifyReply },
      answerId: string,
      { closed = null, begun }: { closed?: Asked['closed']; begun?: Begun | undefined } = {},
    ): Promise<void> {
      const { userId, language, mayStillCall, reply } = reader;
      await follow({
        ...{ answerId, userId, mayStillCall, reply, start: begun?.start },
        async begin() {
          const { session, question, answer } = begun ?? (await findBegun(userId, answerId));
          const described = await describe(userId, session.fileKeys, language);
          return {
            session: presentSession(session, described),
            question: presentMessage(question, described, language),
            answer: presentMessage(answer, described, language),
            closed,
          };
        },
        async end(message) {
          const { id: message_id } = message;
          const shown = presentMessage(message, new Map(), language);
          const usage = presentUsage(message) ?? { paid_by: 'BUILT_IN', characters: 0 };
          return {
            sources: { message_id, sources: shown.sources },
            usage: { message_id, usage, allowance: await readAllowance(userId) },
            done: { message: shown },
          };
        },
      });
    },

    async stop(userId: string, answerId: string, language: Language): Promise<ChatMessage> {
      const message = await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId, [usesLock(userId)]);
        const found = await messages.findMessage(tx, userId, answerId);
        if (found?.role !== 'ASSISTANT') throw new AppError('not_found');
        await endAnswer.stopIn(tx, answerId);
        return (await messages.findMessage(tx, userId, answerId)) ?? found;
      });
      return presentMessage(message, new Map(), language);
    },

    async read(
      userId: string,
      language: Language,
      query: { sessionId?: string; before?: sessions.SessionPlace; beforeMessage?: string },
    ) {
      const { sessionId, before, beforeMessage } = query;
      const left = await readAllowance(userId);
      if (sessionId !== undefined)
        return { ...(await readSession(userId, language, sessionId, beforeMessage)), allowance: left };
      const found = await sessions.listSessions(db, userId, before ?? null, sessionsShown + 1);
      const shown = found.slice(0, sessionsShown);
      const described = await describe(userId, [...new Set(shown.flatMap(({ fileKeys }) => fileKeys))], language);
      return {
        sessions: shown.map((session) => presentSession(session, described)),
        ...{ has_more: found.length > sessionsShown, session: null, messages: [], allowance: left },
      };
    },

    close: ownSessions.close,
    remove: ownSessions.remove,

    async change(
      userId: string,
      language: Language,
      id: string,
      { context, ...change }: Omit<SessionChange, 'context'> & { context?: ChatContext | null | undefined },
    ): Promise<ChatSession & { closed: Asked['closed'] }> {
      const closed = await ownSessions.change(userId, id, {
        ...change,
        ...(context === undefined ? {} : { context: context && (await withTitle(userId, context)) }),
      });
      return {
        ...(await presentOne(userId, id, language)),
        closed: closed && { session_id: closed.id, title: closed.title },
      };
    },

    /** Has an upload read; AppError where that cannot be. */
    async readUpload(userId: string, language: Language, fileKey: string): Promise<ChatFile> {
      await passages.index({ userId, source: { kind: 'FILE', key: fileKey }, waitMs: uploadWaitMs });
      const file = (await describe(userId, [fileKey], language)).get(fileKey);
      if (!file) throw new AppError('not_found');
      return file;
    },

    /** AppError where it is not theirs to read, or not yet. */
    readContext: async (
      userId: string,
      context: Exclude<ChatContext, { kind: 'LIBRARY' }>,
    ): Promise<{ title: string }> => ({
      title: (await titleOf(userId, context)) ?? '',
    }),

    readPassage: passages.read,
    endLost: () => endAnswer.lost(),
    writing: writer.count,
    /** Before the writer of growing texts stops. */
    shutDown: writer.stop,
    accountPart: {
      room: 'chat',
      exportRows: async (tx: Tx, userId: string) => ({
        ...(await messages.listForExport(tx, userId)),
        ...(await passages.accountPart.exportRows(tx, userId)),
      }),
      async erase(tx: Tx, userId: string): Promise<void> {
        await ownSessions.erase(tx, userId);
        await passages.accountPart.erase(tx, userId);
      },
    },
  };
}
