import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { asking } from '../asking-words.ts';
import { part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { ownOf } from './open-names.ts';
import { isUnclosed } from './torn-names.ts';

const joints: Readonly<Record<Language, RegExp>> = {
  zh: /[、与和]/u,
  en: /,\s*(?:and )?(?:the )?| and (?:the )?/iu,
  es: /,\s*(?:[ye] )?(?:el |la |los |las )?| [ye] (?:el |la |los |las )?/iu,
  ja: /[、・と]/u,
};

export interface Twin {
  work: string;
  a: string;
  b: string;
  /** The third, where a title lists as many. */
  c: string | null;
}

/** Two or three themes that a title reads in one work: 饮食描写与人物身份, "Women, Marriage and Money". */
export function findTwin(title: TitleUnderstanding): Twin | null {
  const { language, isAspectNamed, sides, signs } = title;
  if (sides || signs.includes('question')) return null;
  const { work: named, object, aspect } = nameTitle(title);
  const work = named ?? (/(?:散文|小说|诗歌|诗词|作品|童话|戏剧|小説|童話|作品)$/u.test(object) ? object : null);
  if (work === null) return null;
  const theme = object === work ? (aspect ?? (isAspectNamed ? title.aspect : '')) : object;
  const isWide = language === 'zh' || language === 'ja';
  const items = theme.split(joints[language]).map((item) => item.trim());
  const [a = '', b = '', c = null, ...more] = items;
  const least = language === 'ja' || items.length > 2 ? 1 : 2;
  const fits = (item: string): boolean =>
    // 「恋と革命」: one quotation is no pair.
    !isUnclosed(item) &&
    !asking[language].test(item) &&
    (isWide
      ? item.length >= least && item.length <= 8
      : item !== '' && item.split(' ').length <= 3 && !/ (?:of|de|in|en) /u.test(item));
  if (more.length > 0 || !fits(a) || !fits(b) || (c !== null && !fits(c))) return null;
  const own = ownOf(title);
  return { work: own(work), a: own(a), b: own(b), c: c === null ? null : own(c) };
}

const listThemes = ({ a, b, c }: Twin): string[] => (c === null ? [a, b] : [a, b, c]);

/** Each theme by itself, then what ties them. */
export function planTwin(twin: Twin, before: Section, after: Section): Section[] {
  const { work, a, b, c } = twin;
  const tie =
    c === null
      ? section('twin.tie', 20, [part('twin.show'), part('twin.shift')], { a, b })
      : section('trio.tie', 14, [part('trio.pair'), part('trio.third')], { a, b, term: c });
  return [
    before,
    ...listThemes(twin).map((term, at) =>
      section('twin.each', 20 + at / 10, [part('twin.scenes', { term }), part('twin.craft', { term })], { term, work }),
    ),
    tie,
    // What three come to has the name of all three.
    c === null ? { ...after, move: 'twin.mean', slots: { ...after.slots, a, b } } : after,
  ];
}

const fewestGathered = 3;

/** Three themes without room for a chapter each have a section each in one chapter, and none of them stands below another. */
export function gatherThemes(chapters: readonly Section[], room: number): Section[] {
  const themes = chapters.filter(({ move }) => move === 'twin.each');
  const [first] = themes;
  // What ties them may go into the chapter behind it.
  if (!first || themes.length < fewestGathered || chapters.length - 1 <= room) return [...chapters];
  const one = section(
    'text.figures',
    30,
    themes.map(({ slots }) => part('twin.each', slots)),
  );
  return chapters.flatMap((chapter) => (chapter === first ? [one] : themes.includes(chapter) ? [] : [chapter]));
}
