import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import type { TitleAsks } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';

/** A word that so many facts of a sheet hold is the sheet's own, and no side of it; under a title on one side the others may be larger. */
const mostOfSheet = 0.3;
const mostOfSides = 0.6;
/** A word of which the title holds so much is the title's own. */
const ofTitle = 0.6;
const shortestWide = 2;
const shortestLatin = 4;

/** The sides of a sheet as a title sees them. */
interface Sides {
  /** The title names the whole subject. */
  isWholeNamed: boolean;
  /** It holds a word of the side that the title names. */
  isOwn(text: string): boolean;
  /** It holds a word of another side and none of the title's own; where it is called by the other, none that names the title's own. */
  isElsewhere(text: string, name: string): boolean;
}

const clean = (word: string): string => word.toLowerCase().replace(/\*$/u, '');
const isLongEnough = (word: string): boolean =>
  clean(word).length >= (isIdeographic(word) ? shortestWide : shortestLatin);

/**
 * A wide sheet knows several things by name: prisons, young offenders and the death penalty. Where a title names one of them and not the whole, what
 * speaks of another and not of its own is beside the topic; where it names the whole, only what other titles would call by a word of their own.
 */
export function listSides(facts: readonly ToldFact[], asks: TitleAsks): Sides {
  const { about = [], sheet } = facts[0]?.proposition?.source.entry ?? {};
  const { names = [], same = [], within = [], says = [] } = sheet ?? {};
  const { text } = asks;
  const isInTitle = (word: string): boolean =>
    hasWord(text, word) || (!word.includes('*') && asks.holds(word) >= ofTitle);
  const texts = facts.map(({ term, clause }) => `${term} ${clause}`.toLowerCase());
  const isRare = (word: string): boolean =>
    texts.filter((each) => hasWord(each, word)).length <= texts.length * (isWholeNamed ? mostOfSheet : mostOfSides);
  // 双减背景下的课后服务: what stands behind the object is not what the title is on.
  const isWholeNamed = [...names.slice(0, 3), ...same].some((word) => hasWord(asks.object, word.toLowerCase()));
  const called = about.filter((word) => hasWord(text, word)).flatMap((word) => word.split(' & '));
  const asked = says.filter(([first = '']) => hasWord(text, first));
  const own = [...new Set([...called, ...asked.flat()])].filter(Boolean);
  /** Words that name the side itself: what is asked of it, and the other words of its row, may stand anywhere. */
  const naming = [...new Set([...called, ...asked.map(([first = '']) => first)])].filter(
    (word) => word !== '' && (called.includes(word) || !asks.aspect.has(word)),
  );
  // Where a thing is studied is no side of it.
  const isProper = (word: string): boolean => {
    const capital = ` ${clean(word).charAt(0).toUpperCase()}${clean(word).slice(1)}`;
    return !isIdeographic(word) && facts.some(({ clause }) => clause.includes(capital));
  };
  const plain = new Set([...same, ...within, ...(isWholeNamed ? names : [])].map((word) => word.toLowerCase()));
  const others = [
    ...about.filter((word) => !word.includes(' & ')),
    ...(isWholeNamed ? [] : says.map(([first = '']) => first).filter((word) => !isProper(word))),
  ]
    .filter((word) => word !== '' && isLongEnough(word) && !plain.has(word.toLowerCase()))
    .filter((word) => !isInTitle(word) && !own.some((each) => clean(each).includes(clean(word))))
    .filter(isRare);
  const isOwn = (said: string): boolean => own.some((word) => hasWord(said, word.toLowerCase()));
  const isNaming = (said: string): boolean => naming.some((word) => hasWord(said, word.toLowerCase()));
  const hard = new Set(about);
  return {
    isWholeNamed,
    isOwn,
    isElsewhere: (said, name) => {
      const held = own.length === 0 ? [] : others.filter((word) => hasWord(said, word.toLowerCase()));
      const isNamed = held.some((word) => hard.has(word) || hasWord(name, word.toLowerCase()));
      return isNamed ? !isNaming(said) : held.length > 0 && !isOwn(said);
    },
  };
}
