import { seenText } from '@yanmo/contract/seen-text';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { ToolCall } from './chat.ts';
import { ModelFailure } from './model-failure.ts';

type ToolCallDelta = ChatCompletionChunk.Choice.Delta.ToolCall;

const maximumCalls = 32;
const maximumArguments = 200_000;

/** Puts calls together that arrive in pieces, several of them at once. */
export class ToolCallReader {
  readonly #calls = new Map<number, ToolCall>();

  push(deltas: readonly ToolCallDelta[]): void {
    for (const { index, id, function: part } of deltas) {
      const call = this.#calls.get(index) ?? { id: '', name: '', arguments: '' };
      this.#calls.set(index, call);
      // Some servers repeat id and name with every piece: the first counts.
      call.id ||= id ?? '';
      call.name ||= part?.name ?? '';
      call.arguments += part?.arguments ?? '';
      if (this.#calls.size > maximumCalls || call.arguments.length > maximumArguments) {
        throw new ModelFailure('transient', 'the model called its tools without end');
      }
    }
  }

  /** In the order of their numbers. A call without an id gets one: its result has to name it. */
  calls(): ToolCall[] {
    return [...this.#calls]
      .toSorted(([one], [other]) => one - other)
      .map(([index, { id, name, arguments: given }]) => ({
        ...{ id: id || `call_${index}`, name, arguments: seenText(given.toWellFormed()) },
      }));
  }
}
