import type { Language } from '@yanmo/contract/languages';

const readLength = 20_000;
const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const latinWord = /\p{Script=Latin}+/gu;
/** Words that a sentence of the one language cannot do without, and the other does not have. */
const enWord = /(?<!\p{L})(?:the|of|and|is|are|that|with|for|by|from|which|this|was|were|not|it|to|be)(?!\p{L})/giu;
const esWord = /(?<!\p{L})(?:de|la|que|el|los|las|del|una|por|con|para|se|su|como|más|es|lo|al|un|y)(?!\p{L})/giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** In which of the four a text is written, by its beginning; a word of Latin letters weighs two characters. */
export function guessLanguage(text: string): Language {
  const read = text.slice(0, readLength);
  const wide = count(read, han);
  const syllables = count(read, kana);
  const words = count(read, latinWord);
  if (wide + syllables > words * 2) return syllables > (wide + syllables) * 0.1 ? 'ja' : 'zh';
  return count(read, esWord) > count(read, enWord) ? 'es' : 'en';
}

const letter = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;
/** Fewer of its small words no prose has. */
const leastCommon = 0.05;
/** Of Spanish words those that French, Portuguese and Catalan do without; and what they and Italian cannot do without. */
const esAlone = /(?<!\p{L})(?:el|los|las|del|una|con|su|sus|más|lo|al|y)(?!\p{L})/giu;
const esNeighbour =
  /(?<!\p{L})(?:et|des|est|dans|du|qui|pour|avec|au|aux|leurs|pas|cette|sont|os|do|dos|um|uma|não|em|com|são|ao|à|il|di|che|gli|della|dei|nel|sono|per|non|è|i|els|amb|és|dels)(?!\p{L})/giu;

/** Whether a text may be in a language at all: one in a fifth language is in none of them, whichever it is likest to. */
export function isWrittenIn(text: string, language: Language): boolean {
  const read = text.slice(0, readLength);
  const [wide, syllables, words] = [count(read, han), count(read, kana), count(read, latinWord)];
  if ((wide + syllables + count(read, latin)) * 2 < count(read, letter)) return false;
  switch (language) {
    case 'zh':
      return wide >= words && syllables <= (wide + syllables) * 0.2;
    case 'ja':
      return wide + syllables >= words && syllables > 0;
    case 'en':
      return wide + syllables <= words * 4 && count(read, enWord) >= words * leastCommon;
    case 'es':
      return (
        wide + syllables <= words * 4 &&
        count(read, esWord) >= words * leastCommon &&
        count(read, esAlone) > count(read, esNeighbour)
      );
  }
}
