import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { segmentWords } from '../../../text/words.ts';
import { isMask, maskSign } from '../masking/mask-text.ts';

/** Words that hold sentences together and say nothing of the matter. */
const smallWide =
  /^(?:[的了着地得在于是对和与及或而并也就都从向被把将其该此这那之所以因为如果但虽然不仅而且同时另外此外因此然而从而进而通过根据按照基于由于随着为了以及等中上下内外间里个我们他它可以能够能可应需要必须会有无没不未非更最很十分非常较比越]|の|は|が|を|に|で|と|も|や|から|まで|より|こと|もの|ため|する|した|して|ある|いる|なる|これ|それ|この|その)+$/u;
const smallLatin = new Set(
  `the a an of to in on at for by with from as is are was were be been being it its this that these those and or but nor so yet if while when where which who whom whose what how than then there here
  not no can could may might must shall should will would do does did have has had having he she they them their his her we our us you your i my me also however therefore thus moreover furthermore such into
  through between among about over under during before after both each all any some more most other only very just because since although though whereas via per
  el la los las un una unos unas de del al a en y o u que se su sus lo le les con por para como es son fue fueron ser está están entre sobre sin no ni si más muy también pero sino cuando donde este esta estos estas ese esa aquel
  hay ha han había porque aunque mientras así`
    .trim()
    .split(/\s+/u),
);

/** A stem is enough for what is the same word: endings come and go with the turn of a sentence. */
const stemOf = (word: string): string =>
  word.length > 5
    ? word.replace(/(?:ations?|ments?|ings?|edly|ed|ly|ies|es|s|ción|ciones|mente|ando|iendo)$/u, '')
    : word;

/** Content words with how often they stand there. Masks are content of the first order. */
export function listContent(text: string, language: Language): Map<string, number> {
  const words = new Map<string, number>();
  const add = (word: string): void => {
    words.set(word, (words.get(word) ?? 0) + 1);
  };
  for (const [sign] of text.matchAll(maskSign)) add(sign);
  const isWide = isWideLanguage(language);
  for (const { segment, isWordLike } of segmentWords(text.replace(maskSign, ' '), language)) {
    if (!isWordLike) continue;
    const word = segment.toLowerCase();
    if (isWide ? !smallWide.test(word) : !smallLatin.has(word)) add(isWide ? word : stemOf(word));
  }
  return words;
}

/** A word that a text comes back to is what it is about; a long one is rarer than a short one. */
function weightOf(word: string, times: number): number {
  if (isMask(word)) return 3;
  const rarity = 1 + Math.min(2, Math.log2(word.length)) / 2;
  return rarity * (1 + Math.log2(times));
}

/**
 * 0 to 1: how much of what the one says, by weight, the other says in the same words. `same` tells of words which stand for one another.
 */
export function shareOfContent(
  before: string,
  after: string,
  language: Language,
  same: (word: string, text: string) => boolean = () => false,
): number {
  const [was, is] = [listContent(before, language), listContent(after, language)];
  let [whole, kept] = [0, 0];
  for (const [word, times] of was) {
    const weight = weightOf(word, times);
    whole += weight;
    const still = is.get(word) ?? 0;
    if (still > 0) kept += weight * Math.min(1, still / times);
    // Cut otherwise by the dictionary, or part of a longer word now: it is still there.
    else if (isWideLanguage(language) && after.includes(word)) kept += weight;
    else if (same(word, after)) kept += weight * 0.9;
    else if (isWideLanguage(language) && word.length > 1 && [...word].some((sign) => after.includes(sign)))
      kept += weight * 0.5;
  }
  return whole === 0 ? 1 : kept / whole;
}
