import { seenText } from '@yanmo/contract/seen-text';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { ToolCall } from './chat.ts';
import { ModelFailure } from './model-failure.ts';

type ToolCallDelta = ChatCompletionChunk.Choice.Delta.ToolCall;

const maximumCalls = 32;
const maximumArguments = 200_000;

/** Puts calls together that arrive in pieces, several of them at once; servers differ in what they leave out. */
export class ToolCallReader {
  readonly #calls = new Map<number, ToolCall>();
  #last = 0;

  push(deltas: unknown): void {
    for (const delta of Array.isArray(deltas) ? deltas : []) {
      if (typeof delta !== 'object' || delta === null) continue;
      const { index, id, function: part } = delta as Partial<ToolCallDelta>;
      this.#last = typeof index === 'number' ? index : this.#numberOf(id);
      const call = this.#calls.get(this.#last) ?? { id: '', name: '', arguments: '' };
      this.#calls.set(this.#last, call);
      // Some servers repeat id and name with every piece: the first counts.
      call.id ||= textOf(id);
      call.name ||= textOf(part?.name);
      call.arguments += textOf(part?.arguments);
      const length = call.id.length + call.name.length + call.arguments.length;
      if (this.#calls.size > maximumCalls || length > maximumArguments) {
        throw new ModelFailure('transient', 'the model called its tools without end');
      }
    }
  }

  /** Of a piece without a number: a new id begins a new call, anything else goes on with the last one. */
  #numberOf(id: unknown): number {
    if (!id || this.#calls.size === 0) return this.#last;
    for (const [index, call] of this.#calls) if (call.id === id) return index;
    return Math.max(...this.#calls.keys()) + 1;
  }

  /**
   * In the order of their numbers. A call without an id of its own gets one: its result has to name it. One without a name
   * is none: nobody could do it, and no provider takes it back among the messages.
   */
  calls(): ToolCall[] {
    const taken = new Set<string>();
    return [...this.#calls]
      .toSorted(([one], [other]) => one - other)
      .filter(([, { name }]) => seenText(name) !== '')
      .map(([, { id, name, arguments: given }], place) => {
        let own = cleaned(id);
        for (let number = place; own === '' || taken.has(own); number += maximumCalls) own = `call_${number}`;
        taken.add(own);
        return { id: own, name: cleaned(name), arguments: cleaned(given) };
      });
  }
}

const cleaned = (text: string): string => seenText(text.toWellFormed());

/** Some servers give the arguments as they are meant, instead of in JSON. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null ? JSON.stringify(given) : '';
}
