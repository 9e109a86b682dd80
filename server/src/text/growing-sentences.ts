import { SentenceScanner } from './cutting/sentence-scanner.ts';
import type { Span } from './span.ts';

/** Undecided signs that are read again with every piece; longer runs of them only when they have grown by their eighth. */
const readEachTime = 2_000;

/**
 * Cuts a text that comes piece by piece exactly as `cutSentences` cuts the whole of it. A sentence is given as soon as
 * nothing that may follow can change where it ends; what was given is forgotten. Stops, blanks or notes without end keep
 * it undecided: those are not read from their beginning with every piece.
 */
export class GrowingSentences {
  readonly #scanner = new SentenceScanner();
  #text = '';
  /** Where what is still held begins in the whole text. */
  #from = 0;
  #readFrom = 0;

  push(piece: string): Span[] {
    this.#text += piece;
    if (this.#text.length < this.#readFrom) return [];
    this.#scanner.read(this.#text, false);
    return this.#take();
  }

  finish(): Span[] {
    this.#scanner.read(this.#text, true);
    const spans = this.#take();
    const start = this.#from + this.#scanner.start;
    const end = this.#from + this.#text.length;
    return start < end ? [...spans, { start, end }] : spans;
  }

  #take(): Span[] {
    const spans: Span[] = [];
    for (;;) {
      const { start } = this.#scanner;
      const next = this.#scanner.next();
      if (next === null) break;
      spans.push({ start: this.#from + start, end: this.#from + next });
    }
    const length = this.#scanner.settled;
    if (length > 0) {
      this.#text = this.#text.slice(length);
      this.#from += length;
      this.#scanner.forget(length);
    }
    const undecided = this.#text.length - this.#scanner.at;
    this.#readFrom = undecided < readEachTime ? 0 : this.#text.length + undecided / 8;
    return spans;
  }
}
