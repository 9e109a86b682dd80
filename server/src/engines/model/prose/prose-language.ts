import type { Language } from '@yanmo/contract/languages';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const latinWord = /\p{Script=Latin}+/gu;
/** What stands in quotation marks, in brackets or as a mark may be in any language. Bounded: a text of openings alone costs no more. */
const aside =
  /“[^”]{0,1000}”|"[^"]{0,1000}"|«[^»]{0,1000}»|「[^」]{0,1000}」|『[^』]{0,1000}』|《[^》]{0,1000}》|[（(][^）)]{0,1000}[）)]|\[[^\]]{0,1000}\]/gu;

/** Words that a sentence of the one language cannot do without, and the other does not have. */
const commonWords = {
  en: /\b(?:the|of|and|to|is|are|that|with|for|by|from|which|this|as|was|were|not|be|or|it)\b/giu,
  es: /(?<!\p{L})(?:de|la|que|el|en|los|las|del|una|por|con|para|se|su|como|más|es|lo|al|un)(?!\p{L})/giu,
} as const;
/** Below these a sentence may be a name or a formula; after one that was foreign, less will do. */
const least = {
  first: { words: 8, characters: 12, common: 3 },
  next: { words: 3, characters: 6, common: 2 },
} as const;
/** Chinese in a Japanese text: headings and names have no kana either. */
const withoutKana = 2;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a sentence is surely not in the language; in doubt it is not foreign. A word weighs two characters. */
export function isForeign(language: Language, sentence: string, place: keyof typeof least = 'first'): boolean {
  const { words, characters, common } = least[place];
  const text = sentence.replace(aside, ' ');
  const [wideCount, kanaCount, latinCount] = [count(text, wide), count(text, kana), count(text, latinWord)];
  switch (language) {
    case 'zh':
      if (latinCount >= words && wideCount < latinCount * 2) return true;
      return wideCount >= characters && kanaCount > wideCount * 0.2;
    case 'ja':
      if (latinCount >= words && wideCount < latinCount * 2) return true;
      return wideCount >= characters * withoutKana && kanaCount === 0;
    case 'en':
    case 'es': {
      if (wideCount >= characters) return wideCount > latinCount;
      if (latinCount < words) return false;
      const own = count(text, commonWords[language]);
      const other = count(text, commonWords[language === 'en' ? 'es' : 'en']);
      return other >= common && other > own * 2;
    }
  }
}
