import type { ChatContext, ChatSource } from '@yanmo/contract/chat';
import type { Language } from '@yanmo/contract/languages';
import { type ChatStart, chatAnswerMaximum } from '../../engines/chat-port.ts';
import { type Engine, EngineRefused, EngineUnavailable } from '../../engines/engine.ts';
import { languageOfQuestion } from '../../engines/question-language.ts';
import type { LiveTextStream } from '../../platform/live-text/live-text-writer.ts';
import type { Platform } from '../../platform/platform.ts';
import { goesOn } from '../../text/passages/goes-on.ts';
import type { EndAnswer, Outcome } from './end-answer.ts';
import { historyMessages, historyOf } from './history.ts';
import * as store from './message-store.ts';
import type { PassageSource, Passages } from './passages/passages.ts';
import { presentSources, sourceOfPassage } from './present.ts';
import type { ReaderPresence } from './reader-presence.ts';
import type { SiteHelpGatherer } from './site-help/site-help.ts';

/** As many as a model reads with care, and a page can show. */
const mostPassages = 8;
/** A file that was sent a moment ago is waited for: without it the question cannot be answered. */
const fileWaitMs = 30_000;
/** Of the question before it, where one goes on from that. */
const longestBefore = 500;

export interface NewAnswer {
  id: string;
  userId: string;
  sessionId: string;
  /** Its own place: what stands before the question is what was said before. */
  position: number;
  question: string;
  language: Language;
  fileKeys: readonly string[];
  context: ChatContext | null;
  variant: number;
  /** What was said before it, the oldest first, the latest `historyMessages` of it; null: to be read. */
  said: readonly store.Message[] | null;
}

export interface AnswerWriterParts {
  engine: Pick<Engine, 'chat'>;
  passages: Pick<Passages, 'retrieve'>;
  help: SiteHelpGatherer;
  endAnswer: EndAnswer;
  presence: ReaderPresence;
}

/** Why a writer stops before the end. */
class Interrupted extends Error {
  /** ENDED: somebody else did. ALONE: nobody looks on. SHUTDOWN: this process goes. */
  readonly why: 'ENDED' | 'ALONE' | 'SHUTDOWN';
  constructor(why: Interrupted['why']) {
    super(`the answer was interrupted: ${why}`);
    this.why = why;
  }
}

/** Rejects with the signal's reason as soon as there is one; what was begun goes on by itself, and is of no use any more. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/**
 * Answers that this process writes, each apart from the request that asked for it: a connection that breaks loses nothing. The row of
 * each is leased as long as this process lives.
 */
export function createAnswerWriter(
  { db, texts, config, logger }: Pick<Platform, 'db' | 'texts' | 'config' | 'logger'>,
  { engine, passages, help, endAnswer, presence }: AnswerWriterParts,
) {
  const leaseMs = config.stepLeaseMs;
  const writing = new Map<string, { stop: AbortController; isOver: Promise<void> }>();
  const interrupt = (id: string, why: Interrupted['why']) => writing.get(id)?.stop.abort(new Interrupted(why));

  const renewing = setInterval(() => {
    const ids = [...writing.keys()];
    if (ids.length === 0) return;
    store
      .renewLeases(db, ids, leaseMs)
      .then((kept) => {
        for (const id of ids) if (!kept.includes(id)) interrupt(id, 'ENDED');
      })
      .catch((err) => logger.warn({ err }, 'cannot renew the leases of answers now'));
  }, leaseMs / 3);
  renewing.unref();

  async function retrieve(answer: NewAnswer, before: Promise<readonly store.Message[]>) {
    const { id, userId, question, fileKeys, context } = answer;
    const sources: PassageSource[] = [
      ...fileKeys.map((key) => ({ kind: 'FILE' as const, key })),
      ...(context ? [{ kind: context.kind, key: 'key' in context ? context.key : '' }] : []),
    ];
    if (sources.length === 0) return { passages: [], hasSources: false, unread: 0, searched: null };
    // Words of a question are read by its own language, whatever the page around it speaks.
    const language = languageOfQuestion(question, answer.language);
    const last = goesOn(question, language) ? (await before).findLast(({ role }) => role === 'USER') : undefined;
    const searched = last ? `${last.text.slice(-longestBefore)}\n${question}` : null;
    const found = await passages.retrieve({
      ...{ userId, sources, question: searched ?? question, language, most: mostPassages, waitMs: fileWaitMs },
    });
    const offered = found.passages.map((passage, at) => sourceOfPassage(passage, at + 1));
    if (offered.length > 0) await store.offerSources(db, id, offered);
    return { passages: found.passages, hasSources: true, unread: found.unread.length, searched };
  }

  async function write(
    answer: NewAnswer,
    stream: LiveTextStream,
    { signal, from }: { signal: AbortSignal; from: Pick<Engine, 'chat'> },
  ): Promise<Outcome> {
    const { id, userId, question, language, variant } = answer;
    const said = answer.said
      ? Promise.resolve(answer.said)
      : store.listMessages(db, answer.sessionId, historyMessages, answer.position - 1);
    const gathered = Promise.all([said, retrieve(answer, said), help.gather(userId, question, language)]);
    // A file may take half a minute to be read: whoever stops, and a process that goes, does not wait for it.
    const [before, found, siteHelp] = await unlessAborted(gathered, signal);
    const request = { language, question, history: historyOf(before), ...found, help: siteHelp, variant };
    let length = 0;
    let sources: ChatSource[] = [];
    for await (const piece of from.chat(request, {
      ...{ stepKey: `chat:${id}`, subject: { kind: 'chat', id }, userId, signal, isOnce: true },
    })) {
      if (piece.kind === 'SOURCES') sources = presentSources(piece.sources, found.passages);
      else if (length < chatAnswerMaximum) {
        length += piece.text.length;
        await stream.append(piece.text);
      }
    }
    signal.throwIfAborted();
    // Its readers get what they were not told yet with the end.
    const text = stream.take();
    return text.trim() === '' ? { state: 'FAILED', text, error: 'engine_refused' } : { state: 'DONE', text, sources };
  }

  /** Null: it is over already. */
  function outcomeOf(error: unknown, { id }: NewAnswer, stream: LiveTextStream): Outcome | null {
    const isInterrupted = error instanceof Interrupted;
    if (isInterrupted && error.why === 'ENDED') return null;
    const text = stream.take();
    if (isInterrupted && error.why === 'ALONE') return { state: 'STOPPED', text };
    if (isInterrupted) return { state: 'FAILED', text, error: 'answer_interrupted' };
    if (error instanceof EngineUnavailable) return { state: 'FAILED', text, error: 'engine_unavailable' };
    if (error instanceof EngineRefused) return { state: 'FAILED', text, error: 'engine_refused' };
    logger.error({ err: error, answer: id }, 'an answer could not be written');
    return { state: 'FAILED', text, error: 'internal' };
  }

  async function run(answer: NewAnswer, stop: AbortController, begun: ChatStart | undefined): Promise<void> {
    const { id } = answer;
    const leave = presence.begin(id, () => interrupt(id, 'ALONE'));
    const stream = texts.open({
      ...{ topic: id, part: id, generation: 1, onLost: () => interrupt(id, 'ENDED') },
    });
    try {
      const from = begun ?? engine;
      const outcome = await write(answer, stream, { signal: stop.signal, from }).catch((error: unknown) =>
        outcomeOf(stop.signal.aborted ? stop.signal.reason : error, answer, stream),
      );
      if (outcome) await endAnswer.byWriter(answer, outcome);
    } catch (err) {
      // The database is away: its lease runs out, and whoever looks next ends it with what was told.
      logger.warn({ err, answer: id }, 'an answer could not be ended');
    } finally {
      begun?.drop();
      stream.end();
      leave();
      writing.delete(id);
    }
  }

  return {
    /** Returns at once. `begun`: what the engine has begun of it. */
    start(answer: NewAnswer, begun?: ChatStart): void {
      const stop = new AbortController();
      const own = { stop, isOver: Promise.resolve() };
      writing.set(answer.id, own);
      own.isOver = run(answer, stop, begun);
    },

    /** Told of every answer that is over; the call upstream of one that somebody else ended is given up at once. */
    onEnded: (id: string): void => interrupt(id, 'ENDED'),

    count: (): number => writing.size,

    /** What is being written is kept as far as it came. */
    async stop(): Promise<void> {
      clearInterval(renewing);
      presence.stop();
      const open = [...writing.entries()];
      for (const [id] of open) interrupt(id, 'SHUTDOWN');
      await Promise.all(open.map(([, { isOver }]) => isOver));
    },
  };
}
