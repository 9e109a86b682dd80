import type { Language, Localized } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { printCaption, readCaption } from '../../draft-figure.ts';
import type { Piece } from './growing-text.ts';

const pointer = /\[#([\w-]+)\]/gu;
const ownName = /\{#([\w-]+)\}/gu;

const findNames = (text: string, marks: RegExp): string[] => [...text.matchAll(marks)].map((match) => match[1] ?? '');
/** Of the tables and figures that a text holds. */
export const namesOfBlocks = (text: string): string[] => findNames(text, ownName);
/** Of those that it points at. */
export const namesPointedAt = (text: string): string[] => findNames(text, pointer);

/** Said where a text shows a table and never speaks of it: what bears a number has to be pointed at. */
const mention: Localized = {
  zh: '{mark}列出了以上各项。',
  en: '{mark} sets these side by side.',
  es: '{mark} reúne estos puntos.',
  ja: '{mark}は以上をまとめたものである。',
};

export interface NameRules {
  language: Language;
  /** Before the names that a model gives: its sections are written apart, and a name is one of the whole paper. */
  prefix: string;
  /** Names that stand already and keep their form. */
  kept: readonly string[];
  /** Of tables and figures that stand outside this answer: they may be pointed at. */
  elsewhere: readonly string[];
  /** What was given before this answer, by those that it goes on after. */
  before: string;
}

/**
 * Names of tables and figures, and the marks that point at them. A sentence that points at what has not come yet waits for
 * it, with all that follows; what never comes takes the sentence with it.
 */
export class BlockNames {
  readonly #rules: NameRules;
  readonly #add: (piece: Piece) => boolean;
  readonly #named: Set<string>;
  readonly #pointedAt: Set<string>;
  #waiting: Piece[] = [];
  /** A table that nothing has pointed at so far. */
  #owed: string | null = null;
  #unnamed: number;

  constructor(rules: NameRules, add: (piece: Piece) => boolean) {
    this.#rules = rules;
    this.#add = add;
    this.#named = new Set([...rules.elsewhere, ...namesOfBlocks(rules.before)]);
    this.#pointedAt = new Set(namesPointedAt(rules.before));
    this.#unnamed = namesOfBlocks(rules.before).length;
  }

  give(given: Piece): boolean {
    const piece = this.#name(given);
    if (this.#waiting.length === 0 && !this.#isOpen(piece)) return this.#pass(piece);
    this.#waiting.push(piece);
    return this.#waiting.some((each) => this.#isOpen(each)) || this.#release();
  }

  finish(): boolean {
    const isLost = (piece: Piece) => this.#isOpen(piece);
    this.#waiting = this.#waiting.flatMap((piece, index, all) => {
      if (isLost(piece)) return [];
      const before = all[index - 1];
      return [before && isLost(before) && before.isLineStart ? { ...piece, isLineStart: true } : piece];
    });
    return this.#release() && this.#settle();
  }

  #release(): boolean {
    const pieces = this.#waiting;
    this.#waiting = [];
    return pieces.every((piece) => this.#pass(piece));
  }

  #pass(piece: Piece): boolean {
    for (const pointed of namesPointedAt(piece.text)) this.#pointedAt.add(pointed);
    if (piece.kind === 'caption' || piece.kind === 'figure') {
      const { name } = readCaption(captionLine(piece.text));
      if (!this.#add(piece)) return false;
      this.#owed = this.#pointedAt.has(name) ? null : name;
      return true;
    }
    if (this.#owed === null || piece.kind === 'row') return this.#add(piece);
    if (this.#pointedAt.has(this.#owed)) this.#owed = null;
    else if (piece.isLineStart && piece.kind === 'paragraph') {
      const joint = isWideLanguage(this.#rules.language) ? '' : ' ';
      return this.#settle() && this.#add({ ...piece, text: `${joint}${piece.text}`, isLineStart: false });
    }
    return this.#add(piece);
  }

  #settle(): boolean {
    if (this.#owed === null) return true;
    const text = mention[this.#rules.language].replace('{mark}', `[#${this.#owed}]`);
    this.#owed = null;
    return this.#add({ kind: 'paragraph', text, isLineStart: true });
  }

  #isOpen({ text }: Piece): boolean {
    return namesPointedAt(text).some((pointed) => !this.#named.has(pointed));
  }

  #name(piece: Piece): Piece {
    if (piece.kind !== 'caption' && piece.kind !== 'figure') {
      return { ...piece, text: piece.text.replace(pointer, (_mark, name: string) => `[#${this.#nameOf(name)}]`) };
    }
    const line = captionLine(piece.text);
    const { caption, name: given } = readCaption(line);
    if (given === '') this.#unnamed += 1;
    const name = given === '' ? `${this.#rules.prefix}${this.#unnamed}` : this.#nameOf(given);
    this.#named.add(name);
    return { ...piece, text: piece.text.replace(line, () => printCaption(caption, name)) };
  }

  #nameOf(name: string): string {
    const { prefix, kept, elsewhere } = this.#rules;
    return kept.includes(name) || elsewhere.includes(name) || name.startsWith(prefix) ? name : `${prefix}${name}`;
  }
}

const captionLine = (text: string): string => text.split('\n').findLast((line) => line.startsWith(':')) ?? ':';
