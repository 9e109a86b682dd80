import type { Language } from '@yanmo/contract/languages';
import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import { isAnybody } from './title-asks.ts';
import { type Family, listOwnFamilies } from './word-families.ts';

/** A word of a phrase: how seldom sheets use it, and of a long run of ideographs its parts, which may stand for it as far as they are as rare. */
export interface WeighedWord {
  word: string;
  weight: number;
  parts: readonly { part: string; weight: number }[];
}

/** A stem this long is looked for at the beginning of words. */
const longStem = 5;
/** So much of a phrase tells it from others of its kind; so does its head, and any word that is so rare or nearly its rarest. */
const telling = 0.5;
export const rareHead = 0.5;
const rareWord = 0.72;
export const nearlyRarest = 0.85;
/** 票号 stands for 晋商票号, 护理 for no 延续性护理. */
export const nearlyWhole = 0.58;

/** 四层, 八周: how many there are tells no thing from another. */
const counted = /^[\d一二三四五六七八九十两双几]+\p{Script=Han}$/u;
/** What hangs on any thing: who speaks of 幼苗 has named 幼苗生理特性; and whose it is. */
export const hangsOnAny =
  /^(?:特性|性质|水平|程度|情况|状况|理念|元素|化合物|类|人物|形象|方面|自身|倾向|意向|意愿|态度|行为|状态|提升|提高|拡大|増加|減少|推移|変化)$/u;
/** Of two things that a phrase joins, and of a name with another behind it in brackets, either is spoken of. */
const joints = /[和及与、（）()]|(?<=[^\p{Script=Hiragana}])と(?=[^\p{Script=Hiragana}])|(?<=^|\s)(?:and|y|e)(?=\s)/u;
/** Somebody is called by any of his names. */
const person = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;

/** Whether a text in lower case holds a word; `pieces` are the words of the text. */
export const holdsWord = (word: string, said: string, pieces: ReadonlySet<string>): boolean =>
  isIdeographic(word)
    ? said.includes(word)
    : pieces.has(word) || (word.length >= longStem && hasWord(said, `${word}*`));

export const isOfFamily = (word: string, { words, pieces }: Family): boolean =>
  pieces.has(word) || words.includes(word);

/** How much of a word a text holds: the word itself, or a part that is nearly as rare. */
export function shareOfWord(
  { word, weight, parts }: WeighedWord,
  families: readonly Family[],
  said: string,
  pieces: ReadonlySet<string>,
): number {
  if (holdsWord(word, said, pieces)) return 1;
  if (families.some((family) => isOfFamily(word, family) && family.words.some((kin) => hasWord(said, kin)))) return 1;
  const shares = parts.map((one) => (said.includes(one.part) ? one.weight : 0));
  return Math.min(1, Math.max(0, ...shares) / (weight || 1));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Whether a text speaks of the very thing that a phrase of a title names, and not only of a word in it: of 学习投入 where it speaks of 投入 or of 专注, not
 * of 学习; of 智能温室 not where it speaks of 智能家居.
 */
export function openTelling(
  text: string,
  words: readonly WeighedWord[],
  families: readonly Family[],
  language: Language,
): (said: string, pieces: ReadonlySet<string>) => boolean {
  const whole = text.toLowerCase();
  const own = listOwnFamilies(families, whole);
  const isPerson = person.test(text);
  const things = whole.split(joints).flatMap((phrase) => {
    const named = words.filter(({ word }) => phrase.includes(word) && !counted.test(word));
    const kept = named.filter(({ word }) => !hangsOnAny.test(word) && !isAnybody(word));
    return kept.length > 0 ? [kept] : [];
  });
  const isNamed = (thing: readonly WeighedWord[], said: string, pieces: ReadonlySet<string>): boolean => {
    const held = thing.map((one) => {
      const share = shareOfWord(one, own, said, pieces);
      return share < nearlyWhole ? 0 : one.weight * share;
    });
    const weights = thing.map(({ weight }) => weight);
    const rarest = Math.max(...weights) * nearlyRarest;
    const head = (language === 'es' ? held[0] : held.at(-1)) ?? 0;
    return (
      (isPerson && held.some((weight) => weight > 0)) ||
      held.some((weight) => weight >= Math.min(rareWord, rarest)) ||
      head >= Math.min(rareHead, rarest) ||
      sum(held) >= sum(weights) * telling
    );
  };
  return (said, pieces) =>
    things.length === 0 || said.includes(whole) || things.some((thing) => isNamed(thing, said, pieces));
}
