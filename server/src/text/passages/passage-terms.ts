import type { Language } from '@yanmo/contract/languages';
import { foldText } from '../search-words.ts';
import { stemWord } from '../stem-word.ts';
import { stemSpanish } from './spanish-stem.ts';

/** How the words of a text are brought to one form; whatever is not Spanish holds its Latin words in English, if at all. */
export type Stems = 'en' | 'es';
export const stemsOf = (language: Language): Stems => (language === 'es' ? 'es' : 'en');

const wideSign = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆]';
/** Runs of a script without spaces, and words of all others; a word ends where a wide character begins. */
export const termPiece = new RegExp(`${wideSign}+|(?:(?!${wideSign})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const isWide = new RegExp(`^${wideSign}`, 'u');
/** Nobody looks for more of a word than this, and no row of an index holds more. */
const longestTerm = 60;

export const isWidePiece = (piece: string): boolean => isWide.test(piece);
export const termOf = (word: string, stems: Stems): string =>
  (stems === 'es' ? stemSpanish(word) : stemWord(word, 'en')).slice(0, longestTerm);

/** Every word of a text by its stem, every two neighbours of a script without spaces; each as often as it stands there. */
export function* listTerms(text: string, stems: Stems): Generator<string> {
  for (const [found] of foldText(text).matchAll(termPiece)) {
    if (!isWide.test(found)) {
      yield termOf(found, stems);
      continue;
    }
    const characters = [...found];
    if (characters.length === 1) yield found;
    for (let at = 0; at + 1 < characters.length; at += 1) yield `${characters[at]}${characters[at + 1]}`;
  }
}
