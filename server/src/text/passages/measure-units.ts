const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu;
const narrow = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])[\p{L}\p{M}\p{N}])+/gu;
/** 250 words say about what 400 characters of Chinese or Japanese say. */
const unitsOfWord = 1.6;

/** How long a text is to its reader, whatever it is written in: in wide characters. */
export const measureUnits = (text: string): number =>
  (text.match(wide)?.length ?? 0) + (text.match(narrow)?.length ?? 0) * unitsOfWord;
