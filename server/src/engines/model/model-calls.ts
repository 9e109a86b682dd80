import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import type { Logger } from '../../platform/logger.ts';
import { EngineBusy, type EngineCall, EngineRefused, EngineUnavailable } from '../engine.ts';
import type { StreamEnd } from './answer-chunks.ts';
import { backoffMs } from './backoff.ts';
import type { AnswerShape, ModelMessage, Tool, ToolCall } from './chat.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { costMicroFen, estimateTokens, type TokenPrices, type TokenUsage } from './cost.ts';
import type { ModelLimits } from './limits.ts';
import type { ModelClient } from './model-client.ts';
import { classifyModelFailure, ModelFailure } from './model-failure.ts';
import type { ModelSlots } from './model-slots.ts';
import { ReservedPlace } from './reserved-place.ts';
import { beginAttempt, endAttempt, findCall, type StoredCall, savePart } from './store.ts';

export interface ModelQuestion {
  stepKey: string;
  requestHash: string;
  promptName: string;
  promptVersion: number;
  messages: readonly ModelMessage[];
  shape: AnswerShape | null;
  tools?: readonly Tool[];
  /** Held for its first attempt. */
  place?: ReservedPlace;
  /** Whoever is asked for more may have nothing to add; of anybody else an empty answer is a failure. */
  mayBeEmpty?: boolean;
  call: EngineCall;
}

/** Writes only under the number of the attempt it began. */
interface StartedQuestion extends ModelQuestion {
  attempt: number;
}

/** Its row may be on its way while it is asked already. */
interface StartingQuestion extends ModelQuestion {
  attempt: Promise<number>;
}

/** Reads one answer from its beginning; each attempt gets a new one. */
export interface AnswerReader {
  /** False when the rest is of no use. */
  push(text: string): boolean;
  /** It has given something away that a repetition of the question would contradict. */
  readonly hasGiven: boolean;
  /** What it read is complete, whatever the stream says of its end. */
  readonly isWhole: boolean;
}

export interface ModelAnswer {
  text: string;
  toolCalls: ToolCall[];
  /** dropped: the text is a part, and the reader has given something of it. */
  finish: StreamEnd['finish'];
}

interface ModelCallsOptions {
  db: Database;
  logger: Logger;
  client: ModelClient;
  slots: ModelSlots;
  breaker: CircuitBreaker;
  prices: TokenPrices;
  limits: ModelLimits;
}

/** Some seven seconds in all: longer than a database takes to recover, shorter than a step's lease. */
const triesToKeep = 8;

/** Of a question that its caller does well without. */
const spareAttempts = 2;

/** Whoever stands in the line for a slot for longer is told that it is one. */
const shortLineMs = 2_000;

const nothingSpent: TokenUsage = { tokensIn: 0, tokensOut: 0, isEstimated: false };

/**
 * Buys an answer once. The row is written before the answer is handed on: a kill afterwards finds it there. The window
 * that is left is a second of a stream (savePartEveryMs).
 */
export class ModelCalls {
  readonly #options: ModelCallsOptions;

  constructor(options: ModelCallsOptions) {
    this.#options = options;
  }

  /** A place for a call that somebody waits for and that is about to come; whoever reserves it takes or drops it. */
  reservePlace(): ReservedPlace {
    return new ReservedPlace(this.#options.slots);
  }

  /**
   * Repeats a question that failed, as long as its reader has given nothing. Throws EngineUnavailable, EngineRefused or
   * the signal's reason.
   */
  async ask(question: ModelQuestion, startReading: () => AnswerReader): Promise<ModelAnswer> {
    const kept = question.call.isOnce ? null : await this.#findKept(question.stepKey, startReading);
    if (kept) return kept;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await this.#attempt(question, startReading);
        if (answer.finish === 'dropped')
          await pause(backoffMs(attempt, undefined, this.#options.limits), question.call.signal);
        return answer;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        await this.#waitToRepeat(error, attempt, question.call);
      }
    }
  }

  /** An answer that was paid for, or a part that already gave something. */
  async #findKept(stepKey: string, startReading: () => AnswerReader): Promise<ModelAnswer | null> {
    const stored = await findCall(this.#options.db, stepKey);
    if (stored?.response == null || stored.state === 'REFUSED') return null;
    const reader = startReading();
    reader.push(stored.response);
    if (stored.state === 'ANSWERED') return toAnswer(stored, stored.response);
    return reader.hasGiven ? { text: stored.response, toolCalls: [], finish: 'dropped' } : null;
  }

  async #waitToRepeat(failure: ModelFailure, attempt: number, call: EngineCall): Promise<void> {
    const { signal, onWait, isSpare } = call;
    const { limits, logger } = this.#options;
    if (failure.isBusy) onWait?.();
    if (failure.kind === 'rejected') throw new EngineRefused(failure.message, { cause: failure });
    const { retryAfterMs } = failure;
    const isHopeless =
      failure.kind === 'misconfigured' ||
      attempt >= limits.maximumAttempts ||
      (isSpare && failure.isSignOfIllness && attempt >= spareAttempts) ||
      (retryAfterMs ?? 0) > limits.retryAfterMaximumMs;
    if (isHopeless) throw unavailable(failure);
    const pauseMs = backoffMs(attempt, retryAfterMs, limits);
    logger.info(
      { attempt, pauseMs: Math.round(pauseMs), reason: failure.message },
      'model call failed; it is repeated',
    );
    await pause(pauseMs, signal);
  }

  async #attempt(question: ModelQuestion, startReading: () => AnswerReader): Promise<ModelAnswer> {
    const { slots, breaker } = this.#options;
    const { signal, turn, onWait, isOnce } = question.call;
    // Before the line for a slot, and again after it: it may have opened while we stood there.
    breaker.assertMayCall();
    const standing = setTimeout(() => onWait?.(), shortLineMs);
    const slot = await (question.place?.take(signal) ?? slots.acquire(signal, turn)).finally(() =>
      clearTimeout(standing),
    );
    try {
      await question.call.assertWanted?.();
      breaker.enter();
      const attempt = this.#begin(question);
      // Of what nobody asks again no answer can stand there: its reader need not wait until the row is on the disk.
      if (!isOnce) {
        const kept = await attempt.catch(async (error: unknown) => {
          breaker.reportNothing();
          const found = error instanceof SameStep ? await this.#findKept(question.stepKey, startReading) : null;
          if (found) return found;
          throw error;
        });
        if (typeof kept !== 'number') return kept;
      }
      return await this.#stream({ ...question, attempt }, startReading(), slot.lost);
    } finally {
      await slot.release();
    }
  }

  /** The number of the attempt; rejects with SameStep when an answer stands there. */
  async #begin(question: ModelQuestion): Promise<number> {
    const { db, client } = this.#options;
    const attempt = await beginAttempt(db, { ...question, model: client.model });
    if (attempt === null) throw new SameStep();
    return attempt;
  }

  async #stream(starting: StartingQuestion, reader: AnswerReader, slotLost: AbortSignal): Promise<ModelAnswer> {
    const { client, breaker } = this.#options;
    const { signal, isSpare } = starting.call;
    const rowFailed = new AbortController();
    starting.attempt.catch((error: unknown) => rowFailed.abort(error));
    const part = this.#savePartly(starting);
    let text = '';
    // Of one whose row is on its way: what has arrived before it was there, and is given when it is.
    let held: string | null = starting.call.isOnce ? '' : null;
    const giveHeld = (): boolean => {
      const given = held ?? '';
      held = null;
      return given === '' || reader.push(given);
    };
    const kept = starting.attempt.then(giveHeld);
    kept.catch(() => undefined);
    let end: StreamEnd;
    try {
      end = await client.stream({
        messages: starting.messages,
        shape: starting.shape,
        ...(starting.tools && { tools: starting.tools }),
        signal: AbortSignal.any([signal, slotLost, rowFailed.signal]),
        onText: (delta) => {
          text += delta;
          part.arrived(text);
          if (held === null) return reader.push(delta);
          held += delta;
          return true;
        },
      });
      await kept;
      // Some servers never name a reason; their answer counts when it is complete.
      if (end.finish === 'dropped' && reader.isWhole) end.finish = 'stop';
      // A provider that closes the connection politely in the middle is as ill as one that breaks it.
      if (end.finish === 'dropped') throw new ModelFailure('transient', 'the model stopped in the middle');
      if (end.text === '' && end.toolCalls.length === 0 && end.finish !== 'refused' && !starting.mayBeEmpty)
        throw new ModelFailure('transient', 'the model answered nothing');
    } catch (error) {
      const isOurs = signal.aborted || rowFailed.signal.aborted;
      const failure = isOurs ? null : classifyModelFailure(error);
      if (failure?.isSignOfIllness && !isSpare && !slotLost.aborted) breaker.reportFailure();
      else breaker.reportNothing();
      await part.stop();
      // What arrived before it broke is its reader's, too.
      if (!rowFailed.signal.aborted) await kept;
      await this.#end({ ...starting, attempt: await starting.attempt }, text, {
        state: 'INTERRUPTED',
        finishReason: null,
        error: failure?.message ?? 'the caller left',
        toolCalls: [],
        usage: null,
      });
      if (!failure) throw signal.reason;
      if (reader.hasGiven && failure.kind === 'transient') return { text, toolCalls: [], finish: 'dropped' };
      throw failure;
    }
    breaker.reportSuccess();
    await part.stop();
    const { toolCalls, finish, usage } = end;
    const question = { ...starting, attempt: await starting.attempt };
    await this.#end(question, end.text, { state: 'ANSWERED', finishReason: finish, error: null, toolCalls, usage });
    return { text: end.text, toolCalls, finish };
  }

  async #end(
    question: StartedQuestion,
    text: string,
    end: {
      state: 'ANSWERED' | 'INTERRUPTED';
      finishReason: string | null;
      error: string | null;
      toolCalls: readonly ToolCall[];
      usage: StreamEnd['usage'];
    },
  ): Promise<void> {
    const { db, prices } = this.#options;
    const usage = end.usage
      ? { ...end.usage, isEstimated: false }
      : estimateUsage(question.messages, text, end.toolCalls);
    const ended = {
      ...end,
      // An empty answer is one too: null would be bought again.
      response: text === '' && end.state === 'INTERRUPTED' ? null : text,
      usage,
      costMicroFen: costMicroFen(usage, prices),
    };
    for (let tries = 1; ; tries += 1) {
      try {
        // The connection may have broken after the commit: what was spent must not be added twice.
        if (tries > 1 && (await findCall(db, question.stepKey))?.state === 'ANSWERED') return;
        return await endAttempt(db, question, ended);
      } catch (error) {
        // A whole answer is paid for: a database that restarts is worth waiting for.
        if (end.state !== 'ANSWERED' || tries >= triesToKeep || !isDatabaseUnavailable(error)) throw error;
        await pause(tries * 250, question.call.signal);
      }
    }
  }

  /** Saves what has arrived about once a second, one write at a time; a failure to save costs nothing but the part. */
  #savePartly(started: StartingQuestion): { arrived(text: string): void; stop(): Promise<void> } {
    const { db, limits, logger } = this.#options;
    let newest = '';
    let saved = '';
    let saving: Promise<void> = Promise.resolve();
    let isBusy = false;
    if (started.call.isOnce) return { arrived: () => undefined, stop: async () => undefined };
    const timer = setInterval(() => {
      if (isBusy || newest === saved) return;
      isBusy = true;
      const text = newest;
      saving = started.attempt
        .then((attempt) => savePart(db, { stepKey: started.stepKey, attempt }, text))
        .then(() => {
          saved = text;
        })
        .catch((error: unknown) => logger.warn({ err: error }, 'cannot save the part of an answer'))
        .finally(() => {
          isBusy = false;
        });
    }, limits.savePartEveryMs);
    return {
      arrived(text) {
        newest = text;
      },
      // The last part must not overtake the whole answer.
      async stop() {
        clearInterval(timer);
        await saving;
      },
    };
  }
}

/** Somebody has written an answer under the same key, or is about to. */
class SameStep extends ModelFailure {
  constructor() {
    super('transient', 'another worker has the same step', { isSignOfIllness: false });
  }
}

/** Rejects with the signal's own reason, not with the timer's. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}

function toAnswer(stored: StoredCall, text: string): ModelAnswer {
  return { text, toolCalls: stored.toolCalls, finish: (stored.finishReason ?? 'stop') as StreamEnd['finish'] };
}

/** Nothing arrived: the provider bills nothing. Something arrived without a count: it is billed, and we guess. */
function estimateUsage(messages: readonly ModelMessage[], text: string, toolCalls: readonly ToolCall[]): TokenUsage {
  if (text === '' && toolCalls.length === 0) return nothingSpent;
  const called = (calls: readonly ToolCall[]) =>
    calls.reduce((sum, { name, arguments: given }) => sum + estimateTokens(name + given), 0);
  return {
    tokensIn: messages.reduce(
      (sum, message) =>
        sum + estimateTokens(textOf(message.content)) + called('toolCalls' in message ? message.toolCalls : []),
      0,
    ),
    tokensOut: estimateTokens(text) + called(toolCalls),
    isEstimated: true,
  };
}

/** Of pictures and files nobody can tell what they cost: they count by their names. */
function textOf(content: ModelMessage['content']): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : part.type === 'file' ? part.name : '')).join('\n');
}

function unavailable(failure: ModelFailure): EngineUnavailable {
  const options: { cause: unknown; retryAfterMs?: number } = { cause: failure };
  if (failure.retryAfterMs !== undefined) options.retryAfterMs = failure.retryAfterMs;
  return failure.isBusy ? new EngineBusy(failure.message, options) : new EngineUnavailable(failure.message, options);
}
