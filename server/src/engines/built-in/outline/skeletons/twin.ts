import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { asking } from '../asking-words.ts';
import { part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { ownOf } from './open-names.ts';
import { isUnclosed } from './torn-names.ts';

const joints: Readonly<Record<Language, RegExp>> = {
  zh: /与|和/u,
  en: / and (?:the )?/iu,
  es: / [ye] (?:el |la |los |las )?/iu,
  ja: /と/u,
};

export interface Twin {
  work: string;
  a: string;
  b: string;
}

/** Two themes that a title reads in one work: 饮食描写与人物身份. */
export function findTwin(title: TitleUnderstanding): Twin | null {
  const { language, isAspectNamed, sides, signs } = title;
  if (sides || signs.includes('question')) return null;
  const { work: named, object, aspect } = nameTitle(title);
  const work = named ?? (/(?:散文|小说|诗歌|诗词|作品|童话|戏剧|小説|童話|作品)$/u.test(object) ? object : null);
  if (work === null) return null;
  const theme = object === work ? (aspect ?? (isAspectNamed ? title.aspect : '')) : object;
  const isWide = language === 'zh' || language === 'ja';
  const [a = '', b = '', ...more] = theme.split(joints[language]).map((item) => item.trim());
  const fits = (item: string): boolean =>
    // 「恋と革命」: one quotation is no pair.
    !isUnclosed(item) &&
    !asking[language].test(item) &&
    (isWide
      ? item.length >= (language === 'ja' ? 1 : 2) && item.length <= 8
      : item !== '' && item.split(' ').length <= 3 && !/ (?:of|de|in|en) /u.test(item));
  if (more.length > 0 || !fits(a) || !fits(b)) return null;
  const own = ownOf(title);
  return { work: own(work), a: own(a), b: own(b) };
}

/** Each theme by itself, then what ties them. */
export const planTwin = ({ work, a, b }: Twin, before: Section, after: Section): Section[] => [
  before,
  ...[a, b].map((term, at) =>
    section('twin.each', 20 + at / 10, [part('twin.scenes', { term }), part('twin.craft', { term })], { term, work }),
  ),
  section('twin.tie', 20, [part('twin.show'), part('twin.shift')], { a, b }),
  { ...after, move: 'twin.mean', slots: { ...after.slots, a, b } },
];
