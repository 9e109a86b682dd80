import type { ReadLanguage } from '../grams.ts';
import { enLists } from './en.ts';
import { lexiconKinds } from './kinds.ts';
import { zhLists } from './zh.ts';

/** A tree of codes: one step a character, so that looking for hundreds of phrases at a place costs a few steps. */
interface Branch {
  next: Map<number, Branch>;
  /** A bit for each kind. */
  kinds: number;
}

const isWordCode = (code: number): boolean => code >= 0x61 || code === 0x30 || code === 0x27;

export class Lexicon {
  /** By the first code. */
  readonly #first: (Branch | undefined)[] = [];
  readonly #byWords: boolean;

  constructor(language: ReadLanguage) {
    this.#byWords = language === 'en';
    const lists = language === 'zh' ? zhLists : enLists;
    for (const [bit, kind] of lexiconKinds.entries()) {
      for (const phrase of lists[kind].split(language === 'zh' ? ' ' : '|')) if (phrase) this.#add(phrase, 1 << bit);
    }
  }

  #add(phrase: string, kinds: number): void {
    const first = phrase.charCodeAt(0);
    let branch = this.#first[first] ?? { next: new Map(), kinds: 0 };
    this.#first[first] = branch;
    for (let index = 1; index < phrase.length; index += 1) {
      const code = phrase.charCodeAt(index);
      let next = branch.next.get(code);
      if (!next) {
        next = { next: new Map(), kinds: 0 };
        branch.next.set(code, next);
      }
      branch = next;
    }
    branch.kinds |= kinds;
  }

  /** For each unit a bit for every kind of phrase that begins there. */
  mark(codes: Uint16Array): Uint8Array {
    const marks = new Uint8Array(codes.length);
    for (let at = 0; at < codes.length; at += 1) {
      if (this.#byWords && at > 0 && isWordCode(codes[at - 1] as number)) continue;
      let branch = this.#first[codes[at] as number];
      let found = 0;
      for (let place = at + 1; branch; place += 1) {
        if (branch.kinds !== 0 && !(this.#byWords && isWordCode(codes[place] ?? 0))) found |= branch.kinds;
        branch = branch.next.get(codes[place] ?? 0);
      }
      marks[at] = found;
    }
    return marks;
  }
}

const lexicons = new Map<ReadLanguage, Lexicon>();

export function lexiconOf(language: ReadLanguage): Lexicon {
  const known = lexicons.get(language) ?? new Lexicon(language);
  lexicons.set(language, known);
  return known;
}
