import { seenText } from '@yanmo/contract/seen-text';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { ToolCall } from './chat.ts';
import { ToolCallReader } from './tool-call-reader.ts';

export interface StreamEnd {
  text: string;
  /** Whole ones only: of an answer that was cut there are none. */
  toolCalls: ToolCall[];
  /**
   * tool_calls: it waits for what comes of them. halted: onText wanted no more. dropped: the stream ended without saying
   * that it was finished.
   */
  finish: 'stop' | 'tool_calls' | 'length' | 'refused' | 'halted' | 'dropped';
  usage: { tokensIn: number; tokensOut: number } | null;
}

/** One answer, put together from the chunks in which it comes. */
export class AnswerChunks {
  readonly #onText: (text: string) => boolean;
  readonly #toolCalls = new ToolCallReader();
  #text = '';
  #finish: StreamEnd['finish'] = 'dropped';
  #usage: StreamEnd['usage'] = null;

  /** `onText` says whether more is wanted. */
  constructor(onText: (text: string) => boolean) {
    this.#onText = onText;
  }

  get hasText(): boolean {
    return this.#text !== '';
  }

  /** Chunks that arrived together; their words are given on together. False when the rest is of no use. */
  take(events: readonly string[]): boolean {
    let added = '';
    for (const event of events) {
      const chunk = readChunk(event);
      if (chunk.usage) {
        this.#usage = { tokensIn: chunk.usage.prompt_tokens ?? 0, tokensOut: chunk.usage.completion_tokens ?? 0 };
      }
      const choice = chunk.choices?.[0];
      if (!choice) continue;
      if (choice.delta?.refusal) {
        if (this.#give(added)) this.#finish = 'refused';
        return false;
      }
      added += choice.delta?.content ?? '';
      if (choice.delta?.tool_calls) this.#toolCalls.push(choice.delta.tool_calls);
      // Not the end yet: the usage comes in a chunk of its own after this one.
      if (choice.finish_reason) this.#finish = finishOf(choice.finish_reason);
    }
    return this.#give(added);
  }

  end(): StreamEnd {
    const [text, finish, usage] = [this.#text, this.#finish, this.#usage];
    // Some servers say `stop` after calls of tools.
    const called = finish === 'stop' || finish === 'tool_calls' ? this.#toolCalls.calls() : [];
    return { text, toolCalls: called, finish: called.length > 0 ? 'tool_calls' : finish, usage };
  }

  #give(added: string): boolean {
    // Cleaned as it comes: a null character could not even be kept.
    const text = seenText(added);
    if (text === '') return true;
    this.#text += text;
    if (this.#onText(text)) return true;
    this.#finish = 'halted';
    return false;
  }
}

function readChunk(event: string): Partial<ChatCompletionChunk> {
  const chunk = JSON.parse(event) as Partial<ChatCompletionChunk> & { error?: { message?: unknown } | string | null };
  if (chunk.error) {
    const said = typeof chunk.error === 'string' ? chunk.error : String(chunk.error.message ?? '');
    throw new Error(`the model’s provider broke off: ${said}`);
  }
  return chunk;
}

function finishOf(reason: string): StreamEnd['finish'] {
  if (reason === 'length' || reason === 'tool_calls') return reason;
  return reason === 'content_filter' ? 'refused' : 'stop';
}
