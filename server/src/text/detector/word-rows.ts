import { segmentWords } from '../words.ts';
import { mixHash, type ReadLanguage } from './grams.ts';
import type { PreparedText } from './prepare-text.ts';

/** The words and marks of a prepared text, in their order. */
export interface WordRows {
  /** Where each begins, in the prepared text; never falling. */
  starts: Uint32Array;
  /** Each as a number. */
  words: Uint32Array;
  /** The same, with every word that is not among the commonest told by its shape alone: how a sentence is built, not of what. */
  frames: Uint32Array;
}

const isWordCode = (code: number): boolean => code >= 0x61 || code === 0x30 || code === 0x27;

const englishEnding = /(?:ing|ed|ly|tions?|ness|ment|ity|ive|ous|al|ic|able|ies|es|s|er|or|ance|ence|ize[sd]?)$/u;
const chineseEnding = /[性化率度者力学法式型论]$/u;

function shapeOf(language: ReadLanguage, word: string): string {
  if (language === 'zh') {
    const ending = word.length > 1 && chineseEnding.test(word) ? 'n' : '';
    return `${Math.min(4, word.length)}${/[a-z]/u.test(word) ? 'x' : ''}${ending}`;
  }
  return englishEnding.exec(word)?.[0] ?? (word.length < 5 ? '1' : word.length < 8 ? '2' : '3');
}

const hashText = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = mixHash(hash, text.charCodeAt(index));
  return hash >>> 0;
};

const shapeSeed = 0x5bd1e995;
const wordSeed = 0x7654321;

/** Words come again and again; what they hash to and their shape are kept. */
const mostKnown = 60_000;

export class WordReader {
  readonly #language: ReadLanguage;
  readonly #common: ReadonlySet<number>;
  readonly #shapes = new Map<number, number>();

  constructor(language: ReadLanguage, common: Iterable<number>) {
    this.#language = language;
    this.#common = new Set(common);
  }

  read(prepared: PreparedText): WordRows {
    const starts = new Uint32Array(prepared.length);
    const words = new Uint32Array(prepared.length);
    const frames = new Uint32Array(prepared.length);
    let count = 0;
    const { text } = prepared;
    const put = (at: number, end: number): void => {
      let hash = wordSeed;
      for (let index = at; index < end; index += 1) hash = mixHash(hash, prepared.codes[index] as number);
      hash >>>= 0;
      starts[count] = at;
      words[count] = hash;
      frames[count] = this.#common.has(hash) ? hash : this.#shapeOf(hash, text, at, end);
      count += 1;
    };
    if (this.#language === 'zh') {
      for (const { segment, index } of segmentWords(text, 'zh')) put(index, index + segment.length);
    } else
      for (let at = 0; at < prepared.length; ) {
        const begin = at;
        while (at < prepared.length && isWordCode(prepared.codes[at] as number)) at += 1;
        if (at > begin) put(begin, at);
        else {
          if (prepared.codes[at] !== 0x20) put(at, at + 1);
          at += 1;
        }
      }
    return { starts: starts.subarray(0, count), words: words.subarray(0, count), frames: frames.subarray(0, count) };
  }

  #shapeOf(hash: number, text: string, at: number, end: number): number {
    const known = this.#shapes.get(hash);
    if (known !== undefined) return known;
    const shape = hashText(shapeOf(this.#language, text.slice(at, Math.min(end, at + 40))), shapeSeed);
    if (this.#shapes.size >= mostKnown) this.#shapes.clear();
    this.#shapes.set(hash, shape);
    return shape;
  }
}
