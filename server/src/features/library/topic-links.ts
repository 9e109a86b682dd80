import { isFrame, type NounPhrase, type Topic, type Units, type Words } from './topic-phrases.ts';
import { topicRarity } from './topic-words.ts';

/** A phrase of what is asked, with what it is to the paper. */
export interface AskedPhrase extends NounPhrase {
  /** What is studied, not what is asked of it nor with what. */
  isObject: boolean;
  /** What only says where, or of whom: a work on the same place may be on anything. */
  isAside: boolean;
  /** What titles on anything bear. */
  isFrame: boolean;
  /** All of what is studied, not a word of it. */
  isAll: boolean;
  /** A name in English of what is asked in another language. */
  isTranslated: boolean;
  /** The same of a language that no work has topics in: there is no other way to them. */
  isForeign: boolean;
}

/** How a topic may be what a phrase is about, the surest first. */
export type LinkKind = 'same' | 'head' | 'start' | 'kind' | 'name';

export interface Link {
  kind: LinkKind;
  /** How much of the longer the shorter is. */
  covered: number;
}

const isSame = (one: Units, other: Units): boolean =>
  one.length === other.length && one.every((unit, place) => unit === other[place]);
export const endsWith = ({ units, starts }: Words, end: Units): boolean =>
  starts.has(units.length - end.length) && isSame(units.slice(-end.length), end);
const startsWith = ({ units, starts }: Words, start: Units): boolean =>
  (starts.has(start.length) || units.length === start.length) && isSame(units.slice(0, start.length), start);
export const holds = ({ units, starts }: Words, part: Units): boolean =>
  units.some((_, start) => starts.has(start) && isSame(units.slice(start, start + part.length), part));

/** Whether so much says something by itself: 婚姻 or “music” is the head of anything. */
export const isTelling = (units: Units, isWide: boolean): boolean => units.length >= (isWide ? 3 : 2);

/** A word that so few works have among their topics is no chance: the logarithm of how many there are for each. */
const rareFrom = 5.2;
/** What begins a phrase is what it is about where it is most of it. */
const [leastStart, leastStartFar] = [0.6, 0.75];
const leastHead = 0.5;

const isRare = (units: Units, isWide: boolean): boolean =>
  units.length >= (isWide ? 2 : 1) && topicRarity(units.join(isWide ? '' : ' '), isWide) >= rareFrom;

const sorted = (units: Units): Units => units.toSorted();

/**
 * How a topic is what a phrase is about. The head of a phrase stands last: 冷链物流 is what 农产品冷链物流 is about, and 中小企业
 * only whom 中小企业融资 concerns.
 */
export function linkTopic(
  topic: Topic,
  phrase: AskedPhrase,
  { isNamed, isNear }: { isNamed: boolean; isNear: boolean },
): Link | null {
  const { isWide } = phrase;
  const [about, asked] = [topic.whole.units, phrase.bare.units];
  if (topic.bare.units.length === 0 || asked.length === 0) return null;
  // 临床特征 is not on all that is 临床.
  const forms = isTelling(topic.bare.units, isWide) && phrase.isObject ? [about, topic.bare.units] : [about];
  const isEqual = forms.some((form) => [phrase.whole.units, asked].some((units) => isSame(form, units)));
  if (isEqual || (!isWide && about.length > 1 && isSame(sorted(about), sorted(asked)))) {
    return { kind: 'same', covered: 1 };
  }
  if (phrase.isTranslated) return null;
  // Two that “of” joins are about neither alone.
  if (phrase.isCompound)
    return startsWith(phrase.whole, about) && isTelling(about, isWide)
      ? { kind: 'start', covered: about.length / asked.length }
      : null;
  for (const place of [phrase.bare, phrase.whole]) {
    const covered = about.length / place.units.length;
    if (covered >= 1) continue;
    // One character before it is part of the same word: 热力学.
    const isApart = isNear && isWide && about.length === 2 && place.units.length >= 4 && covered >= leastHead;
    if (endsWith(place, about) && (isTelling(about, isWide) || isApart)) return { kind: 'head', covered };
    if (!startsWith(place, about)) continue;
    if (covered >= (isNear ? leastStart : leastStartFar) && isTelling(about, isWide)) return { kind: 'start', covered };
    if (isNamed && isWide && about.length >= 2) return { kind: 'name', covered };
  }
  // What is asked is wider than the topic, which is one kind of it.
  const isKind = asked.length < about.length && (endsWith(topic.whole, asked) || startsWith(topic.whole, asked));
  if (isKind && phrase.isAll && (isTelling(asked, isWide) || isRare(asked, isWide)))
    return { kind: 'kind', covered: asked.length / about.length };
  return null;
}

/** Whether the topic itself would fit titles on anything. */
export const isFrameTopic = ({ words, isWide }: Topic): boolean => isFrame(words, isWide);

/**
 * So far down among the topics of a work each kind of link still says what it is on. A book has chapters on its later topics,
 * an article only speaks of them; what is asked of an object has to be named whole.
 */
const furthest: Record<LinkKind, { near: number; far: number }> = {
  same: { near: 4, far: 3 },
  head: { near: 2, far: 0 },
  start: { near: 2, far: 0 },
  kind: { near: 1, far: -1 },
  name: { near: 1, far: -1 },
};
const furthestOfArticle = { near: 2, far: 1 };
/** A long name is exact enough further down: 变革型领导. */
const furthestExact = 3;
const isExact = ({ whole: { units }, isWide }: Topic): boolean => units.length >= (isWide ? 5 : 3);
const furthestAsked: Partial<Record<LinkKind, { near: number; far: number }>> = {
  same: { near: 3, far: 3 },
  name: { near: 0, far: -1 },
};
const worth: Record<LinkKind, number> = { same: 1, head: 0.86, start: 0.86, kind: 0.8, name: 0.78 };
const askedWorth = 0.88;
const perPlace = 0.035;
const shortestFar = 3;
const furthestTranslated = 1;

/** What a link is worth, 0 where it is none that anybody would cite the work by. */
export function weighLink(
  { kind, covered }: Link,
  {
    topic,
    phrase,
    place,
    isNear,
    isBook,
  }: { topic: Topic; phrase: AskedPhrase; place: number; isNear: boolean; isBook: boolean },
): number {
  const isOwn = phrase.isObject && !phrase.isBehind;
  if (phrase.isAside) return 0;
  if ((phrase.isFrame || isFrameTopic(topic)) && !(isOwn && isNear && place === 0 && kind === 'same')) return 0;
  const isWord = !isTelling(topic.whole.units, topic.isWide) && !topic.isName;
  // One word is the name of many things, in another field of another.
  if (phrase.isForeign && !isTelling(topic.whole.units, topic.isWide)) return 0;
  // Three letters stand for something else in every field.
  if (!isNear && !topic.isWide && topic.text.length <= shortestFar) return 0;
  const isSure = isOwn && (isNear ? place <= 1 : place === 0 && isRare(topic.whole.units, topic.isWide));
  if (isWord && kind === 'same' && !isSure) return 0;
  if (phrase.isTranslated && (place > furthestTranslated || !isTelling(phrase.bare.units, phrase.isWide))) return 0;
  const reach = isNear ? 'near' : 'far';
  const limit = isOwn ? furthest[kind][reach] : (furthestAsked[kind]?.[reach] ?? -1);
  const ofArticle = isNear && kind === 'same' && isExact(topic) ? furthestExact : furthestOfArticle[reach];
  if (place > limit || (!isBook && place > (isOwn ? ofArticle : 1))) return 0;
  return (isOwn ? 1 : askedWorth) * (worth[kind] - 0.1 * (1 - covered)) * (1 - perPlace * Math.min(place, 5));
}
