import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { type AliasedWork, citeByIds } from './cite-aliases.ts';

export type PieceKind = 'paragraph' | 'item' | 'number' | 'row' | 'caption' | 'figure' | 'heading';

export interface Piece {
  kind: PieceKind;
  text: string;
  /** It begins a line of its own; else it goes on where the last one ended. */
  isLineStart: boolean;
}

/** Shorter ones may stand twice: a name, a formula, a turn of phrase. */
const comparedUnits = 12;

/** Joined without a blank line between them, they are one block. */
function separator(last: PieceKind | null, next: PieceKind): string {
  if (last === null) return '';
  if (last === next && (next === 'item' || next === 'number' || next === 'row')) return '\n';
  return last === 'row' && next === 'caption' ? '\n' : '\n\n';
}

/** What all rounds together have given, with the aliases by which the model knows the works. */
export class GrowingText {
  text = '';
  units = 0;
  #last: PieceKind | null = null;
  #joint: string | null = null;
  readonly #language: Language;
  readonly #works: readonly AliasedWork[];
  readonly #give: (piece: string) => void;
  readonly #said = new Set<string>();

  constructor(language: Language, works: readonly AliasedWork[], give: (piece: string) => void) {
    this.#language = language;
    this.#works = works;
    this.#give = give;
  }

  /** The next line goes on in the paragraph that was broken off. */
  joinNext(): void {
    this.#joint = this.#last === 'paragraph' && this.text !== '' ? (isWideLanguage(this.#language) ? '' : ' ') : null;
  }

  /** The continuation begins with a blank line: it is a paragraph of its own. */
  dropJoint(): void {
    this.#joint = null;
  }

  /** False for a sentence that stands there already: models that go on repeat their last words, small ones loop. */
  add(piece: Piece): boolean {
    const words = piece.kind === 'figure' ? '' : piece.text.replace(/\[@W\d+\]|\[#[\w-]+\]|\{#[\w-]+\}/gu, '');
    const units = countUnits(words);
    const identity = words.replace(/[\s\p{P}]/gu, '').toLocaleLowerCase();
    if (piece.kind !== 'row' && units >= comparedUnits) {
      if (this.#said.has(identity)) return false;
      this.#said.add(identity);
    }
    const isJoined = this.#joint !== null && piece.isLineStart && piece.kind === 'paragraph';
    const lead = isJoined ? this.#joint : piece.isLineStart ? separator(this.#last, piece.kind) : '';
    this.#joint = null;
    const whole = `${lead}${piece.text}`;
    this.text += whole;
    this.units += units;
    this.#last = piece.kind;
    this.#give(citeByIds(whole, this.#works));
    return true;
  }
}
