import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../text/wide-language.ts';

const empty = new Set(
  'a an the of in on at for to and or by with from its their among under after during el la los las un una de del en y e o a al con para por sobre entre su sus'.split(
    ' ',
  ),
);

const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsOf = (text: string): string[] => lettersOf(text).filter((word) => word.length > 1 && !empty.has(word));

/** India and Indian, economy and economic: one word in two dresses. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  if (least < 4 || Math.abs(one.length - other.length) > 3) return false;
  const shared = [...one].findIndex((letter, index) => letter !== other[index]);
  return (shared < 0 ? least : shared) >= Math.max(4, least - 1);
}

const bareSigns = (text: string): string => text.replace(/[\p{P}\s的の]/gu, '');

const least = 0.7;

/** How much of a part of a title a text says, in whatever form and order. */
export function shareSaid(text: string, part: string, language: Language): number {
  if (!isWideLanguage(language)) {
    const said = wordsOf(text);
    const wanted = wordsOf(part);
    // X, C, R: a name of one letter is looked for as it stands.
    if (wanted.length === 0) return lettersOf(text).includes(lettersOf(part)[0] ?? '') ? 1 : 0;
    return wanted.filter((word) => said.some((other) => isSameWord(word, other))).length / wanted.length;
  }
  const [said, wanted] = [bareSigns(text), bareSigns(part)];
  if (said.includes(wanted)) return 1;
  if (wanted.length < 5) return 0;
  const pairs = [...wanted].slice(1).map((_, index) => wanted.slice(index, index + 2));
  return pairs.filter((pair) => said.includes(pair)).length / pairs.length;
}

export const saysPart = (heading: string, part: string, language: Language): boolean =>
  shareSaid(heading, part, language) >= least;
