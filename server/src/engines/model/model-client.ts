import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { LlmConfig } from '../../config.ts';
import { AnswerChunks, type StreamEnd } from './answer-chunks.ts';
import type { AnswerShape, ModelMessage, Tool } from './chat.ts';
import type { ModelLimits } from './limits.ts';
import { classifyModelFailure, ModelFailure } from './model-failure.ts';
import { RequestForm } from './request-form.ts';
import { createPlainFetch, streamOf } from './streaming/plain-fetch.ts';
import { readEvents } from './streaming/read-events.ts';
import { ReadingPace } from './streaming/reading-pace.ts';
import { toWireMessage, toWireTool } from './wire-messages.ts';

export interface StreamRequest {
  messages: readonly ModelMessage[];
  /** Null for free text. */
  shape: AnswerShape | null;
  /** What the model may call instead of answering, or beside it. */
  tools?: readonly Tool[];
  signal: AbortSignal;
  /** False ends the stream: the rest is of no use. */
  onText(text: string): boolean;
}

type ClientLimits = Pick<ModelLimits, 'connectMs' | 'firstTokenMs' | 'betweenTokensMs' | 'wholeMs'>;

/** One attempt at one answer, over the wire. Knows nothing of rows, slots or retries. */
export class ModelClient {
  readonly model: string;
  readonly #config: Pick<LlmConfig, 'baseUrl' | 'apiKey'>;
  #client: Promise<OpenAI> | null = null;
  readonly #limits: ClientLimits;
  readonly #form = new RequestForm();
  readonly #pace = new ReadingPace();

  constructor(config: Pick<LlmConfig, 'baseUrl' | 'apiKey' | 'model'>, limits: ClientLimits) {
    this.model = config.model;
    this.#limits = limits;
    this.#config = config;
  }

  /** Rejects with ModelFailure, or with the signal's reason when the caller left. Text already given stays given. */
  async stream(request: StreamRequest): Promise<StreamEnd> {
    const form = this.#form.current();
    while (true) {
      try {
        const end = await this.#streamOnce(request, form.build(request.shape));
        form.keep();
        return end;
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = classifyModelFailure(error);
        if (failure.kind !== 'rejected' || !form.stepDown(failure)) throw failure;
      }
    }
  }

  async #streamOnce(
    request: StreamRequest,
    form: Pick<ChatCompletionCreateParamsStreaming, 'response_format' | 'stream_options'>,
  ): Promise<StreamEnd> {
    this.#client ??= openClient(this.#config, this.#limits.wholeMs);
    const client = await this.#client;
    const watchdog = new Watchdog(this.#limits);
    const answer = new AnswerChunks(request.onText);
    try {
      const response = await client.chat.completions
        .create(
          {
            ...{ model: this.model, messages: request.messages.map(toWireMessage), stream: true, ...form },
            ...(request.tools && request.tools.length > 0 && { tools: request.tools.map(toWireTool) }),
          },
          { signal: AbortSignal.any([request.signal, watchdog.signal]) },
        )
        .asResponse();
      watchdog.connected();
      await readEvents(streamOf(response), this.#pace, (events) => {
        if (events.length > 0) watchdog.alive();
        return { goesOn: answer.take(events), mayRest: answer.hasText };
      });
      watchdog.signal.throwIfAborted();
      request.signal.throwIfAborted();
      return answer.end();
    } catch (error) {
      if (watchdog.signal.aborted) throw watchdog.signal.reason;
      throw error;
    } finally {
      watchdog.stop();
    }
  }
}

/** The SDK has hundreds of files: most processes never call a model, and need not read them at their start. */
async function openClient(
  { baseUrl, apiKey }: Pick<LlmConfig, 'baseUrl' | 'apiKey'>,
  timeout: number,
): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: baseUrl,
    // Servers without keys ignore the header; the SDK insists on one.
    apiKey: apiKey ?? 'none',
    // Null keeps the SDK from reading the environment, which only config.ts does.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    // Retries are ours: they share a breaker, a deadline and a row.
    maxRetries: 0,
    timeout,
    fetch: createPlainFetch(),
  });
}

/** Aborts an attempt that stands still, with a failure that says where. */
class Watchdog {
  readonly #limits: ClientLimits;
  readonly #controller = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #firstToken: NodeJS.Timeout;
  #silence: NodeJS.Timeout;
  #isAlive = false;

  constructor(limits: ClientLimits) {
    this.#limits = limits;
    this.#whole = this.#after(limits.wholeMs, 'the model did not finish in time');
    this.#firstToken = this.#after(limits.firstTokenMs, 'the model did not begin in time');
    this.#silence = this.#after(limits.connectMs, 'the model did not answer in time');
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  connected(): void {
    clearTimeout(this.#silence);
  }

  alive(): void {
    if (this.#isAlive) {
      this.#silence.refresh();
      return;
    }
    this.#isAlive = true;
    clearTimeout(this.#firstToken);
    this.#silence = this.#after(this.#limits.betweenTokensMs, 'the model fell silent in the middle');
  }

  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#firstToken);
    clearTimeout(this.#silence);
  }

  #after(ms: number, message: string): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(new ModelFailure('transient', message)), ms);
  }
}
