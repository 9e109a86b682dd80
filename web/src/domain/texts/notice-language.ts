import type { Language } from '@yanmo/contract/language-choice';

/** Enough to tell; a book need not be read for it. */
const readCharacters = 20_000;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const han = /\p{Script=Han}/gu;
const latinWord = /[\p{Script=Latin}]+/gu;
/** Words that stand in every paragraph of the one and in none of the other. */
const spanish = new Set('el la los las un una unos unas de del y que en es por con para se su sus como más'.split(' '));
const english = new Set('the of and to in is that for with as are this by it be on from which was were'.split(' '));

/** Which of the four languages a text is written in, as far as a glance tells; null where there is nothing to tell by. */
export function noticeLanguage(text: string): Language | null {
  const read = text.slice(0, readCharacters);
  const words = read.match(latinWord) ?? [];
  const kanaCount = read.match(kana)?.length ?? 0;
  const hanCount = read.match(han)?.length ?? 0;
  // A word of Latin letters weighs about as much as two characters: terms and references do not make a Chinese text English.
  if (kanaCount + hanCount >= 2 * words.length) {
    if (kanaCount + hanCount === 0) return null;
    return kanaCount > (kanaCount + hanCount) / 10 ? 'ja' : 'zh';
  }
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word.toLowerCase())).length;
  return count(spanish) + (read.match(/[ñ¿¡]/giu)?.length ?? 0) > count(english) ? 'es' : 'en';
}
