import { endsSentence } from '../../../text/sentences.ts';
import { chatAnswerMaximum } from '../../chat-port.ts';
import type { AnswerReader } from '../model-calls.ts';
import { Thoughts } from '../prose/thoughts.ts';
import { CitedText } from './cited-text.ts';

/** How much of the end of what stands may come again at the beginning of what goes on, and how much of it is no chance. */
const overlap = { most: 60, least: 6 } as const;

/** One answer over all its rounds, given on as it grows. */
export class GrowingAnswer {
  readonly #cited: CitedText;
  readonly #give: (text: string) => void;
  #text = '';
  /** Of the round that is read: gives what it held back. */
  #endRound: () => void = () => undefined;

  constructor(passages: number, give: (text: string) => void) {
    this.#cited = new CitedText(passages);
    this.#give = give;
  }

  get text(): string {
    return this.#text;
  }

  get cited(): number[] {
    return this.#cited.cited;
  }

  get isEmpty(): boolean {
    return this.#text.trim() === '';
  }

  finish(): void {
    this.#endRound();
    this.#add(this.#cited.finish());
  }

  /** What an attempt before it held back was not given: it is read anew, or gone on without. */
  startReading(): AnswerReader {
    this.#cited.forgetHeld();
    const [start, cited, thoughts] = [this.#text.length, this.#cited, new Thoughts()];
    let held: string | null = start > 0 ? '' : null;
    const take = (text: string): void => this.#add(cited.push(text));
    this.#endRound = () => {
      if (held !== null) take(this.#withoutOverlap(held + thoughts.finish()));
      else take(thoughts.finish());
      held = null;
    };
    const lengthNow = (): number => this.#text.length;
    const textNow = (): string => this.#text;
    return {
      push: (delta) => {
        const text = thoughts.push(delta);
        if (held === null) take(start === 0 && lengthNow() === 0 ? text.trimStart() : text);
        else {
          held += text;
          // Whether it repeats the end of what stands is seen once enough of it is there.
          if (held.length >= overlap.most) this.#endRound();
        }
        return lengthNow() < chatAnswerMaximum;
      },
      get hasGiven() {
        return lengthNow() > start;
      },
      /** For servers that never say that they are done. */
      get isWhole() {
        return held === null && cited.isProse && endsSentence(textNow());
      },
    };
  }

  #withoutOverlap(text: string): string {
    for (let length = Math.min(overlap.most, text.length); length >= overlap.least; length -= 1) {
      if (this.#text.endsWith(text.slice(0, length))) return text.slice(length);
    }
    return text;
  }

  #add(text: string): void {
    // Never half of a sign of two units.
    const fitting = text.slice(0, Math.max(0, chatAnswerMaximum - this.#text.length)).replace(/[\ud800-\udbff]$/u, '');
    if (fitting === '') return;
    this.#text += fitting;
    this.#give(fitting);
  }
}
