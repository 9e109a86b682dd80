import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { isMeantIn } from '../../knowledge/fit-words.ts';
import { isGeneralWord } from '../../text/general-words.ts';
import type { Fit } from './fit-of.ts';
import { type AskedPhrase, holds, linkTopic, weighLink } from './topic-links.ts';
import {
  isFrame,
  isOfPeople,
  listPeople,
  listPhrases,
  plainText,
  readTopic,
  type Topic,
  type Units,
} from './topic-phrases.ts';
import { fieldOfWork } from './topic-words.ts';

export interface TopicFit extends Fit {
  /** Of several that are asked about, the one phrase by which it fits; null where it is all, or more than one. */
  only: string | null;
}

export interface TopicQuery {
  language: Language;
  /** What the works must be about. */
  core: string;
  /** With what the core leaves out: means, cases, times. */
  text?: string | undefined;
  /** Of it what only says where. */
  aside?: string | undefined;
  /** Of it what is studied; all of it unless told, none of it where that is empty. */
  object?: string | undefined;
  /** What the paper's author studies. */
  field?: Field | undefined;
}

/** What more phrases that a work speaks of add. */
const furtherShare = 0.3;
/** Below it no topic is what is asked about. */
const enough = 0.62;
/** What shares something, and is not about it. */
export const unfit = 0.15;
const inTitleShare = 0.9;
/** Two that frame a title and meet in one work are what it is about: climate change and migration. */
const framesTogether = 0.7;

/** Fields whose objects bear names: of persons, books, schools, wars. */
const fieldsOfNames: ReadonlySet<Field> = new Set(['philosophy', 'literature', 'history', 'art', 'military']);

function listAsked(
  { language, core, text: all = core, aside = '', object }: TopicQuery,
  { isTranslated, isForeign }: Pick<AskedPhrase, 'isTranslated' | 'isForeign'>,
): AskedPhrase[] {
  const [where, within] = [plainText(aside), plainText(core)];
  const named = object === undefined ? null : plainText(object);
  // A reading may call something the object that the core leaves out.
  const isWithin =
    named === '' || listPhrases(named ?? '', language).some(({ words }) => words.some((word) => within.includes(word)));
  const studied = named !== null && isWithin ? named : null;
  // What a work of art is called says nothing of its matter.
  const quoted = plainText((core.match(/《[^》]*》|「[^」]*」|『[^』]*』/gu) ?? []).join(' '));
  // What the core leaves out, and what it cuts in two: 员工创造力 without those whom it concerns.
  const beside = listPhrases(all, language).filter(({ words }) => !words.every((word) => within.includes(word)));
  return [...listPhrases(core, language), ...beside].map((phrase): AskedPhrase => {
    const { isWide, words } = phrase;
    const text = words.join(isWide ? '' : ' ');
    const telling = words.filter((word) => !isGeneralWord(word));
    // Spanish names what a thing is first, and then of whom.
    const head = (language === 'es' ? telling[0] : telling.at(-1)) ?? '';
    const isAside = (where !== '' && where.includes(text)) || isOfPeople(telling, isWide, head);
    const isObject =
      !isAside &&
      words.some((word) => within.includes(word)) &&
      (studied === null || telling.some((word) => studied.includes(word))) &&
      !quoted.includes(text);
    const isAll = isObject && (studied === null || [...studied].length <= [...text].length + 1);
    return {
      ...{ ...phrase, isAside, isObject, isAll },
      isFrame: isFrame(telling, isWide) || isFrame(words, isWide),
      ...{ isTranslated, isForeign },
    };
  });
}

const listPairs = (characters: Units): string[] =>
  characters.slice(0, -1).map((character, place) => `${character}${characters[place + 1]}`);

const topicsRead = new Map<string, Topic>();
/** A few thousand topics are all that the collection has; whoever brings others must not fill the memory. */
const mostKept = 40_000;

function topicOf(text: string, language: Language): Topic {
  const key = `${language} ${text}`;
  const known = topicsRead.get(key) ?? readTopic(text, language);
  if (topicsRead.size < mostKept) topicsRead.set(key, known);
  return known;
}

/**
 * How well a work fits by the topics that somebody who read it gave it. They are few and exact, so one counts only where it
 * is what is asked about; words in common alone are none.
 */
export function createTopicFit(queries: readonly TopicQuery[]): (work: Work) => TopicFit {
  const [first] = queries;
  const field = first?.field;
  const isSpoken = first?.language === 'zh' || first?.language === 'en';
  // Every work has topics in Chinese and in English: what is asked in either needs no other names than that of its object.
  const phrases = queries
    .flatMap((query) => {
      const isOther = query.language !== first?.language;
      return listAsked(query, { isTranslated: isOther && isSpoken, isForeign: isOther && !isSpoken });
    })
    .filter(({ isTranslated, isObject }) => !isTranslated || isObject);
  const asked = new Set(
    first
      ? listPhrases(first.text ?? first.core, first.language).flatMap(({ words, isWide }) => [
          ...listPeople(words, isWide),
        ])
      : [],
  );
  const telling = phrases.filter(
    ({ bare, isAside, isTranslated }) => bare.units.length > 0 && !isAside && !isTranslated,
  );
  // Names of another language are known of some words only: those are not all that is asked.
  const isPart = telling.length > 1 || !isSpoken;
  const pieces = new Set(phrases.flatMap(({ whole, isWide }) => (isWide ? listPairs(whole.units) : whole.units)));
  // Most topics have nothing to do with what is asked.
  const mayMeet = ({ whole, isWide }: Topic): boolean =>
    (isWide ? listPairs(whole.units) : whole.units).some((piece) => pieces.has(piece));
  const isNamed = field !== undefined && fieldsOfNames.has(field);
  return (work) => {
    const all = Object.entries(work.topics ?? {}).flatMap(([language, list = []]) =>
      list.map((text, place) => ({ topic: topicOf(text, language as Language), place })),
    );
    const topics = all.filter(({ topic }) => mayMeet(topic) && !isOfPeople(topic.words, topic.isWide));
    if (topics.length === 0) return { share: 0, fit: 0, only: null };
    const own = fieldOfWork(work.id);
    // Words in common mean the same only within one field: 森林 of a novel and of a forester.
    const isNear = field === undefined || own === field;
    const title = topicOf(work.title, work.language ?? 'en');
    const isBook = work.type === 'book';
    const marks = phrases
      .map((phrase) => {
        const met = topics
          .filter(({ topic }) => topic.isWide === phrase.isWide && isMeantIn(topic.text, field, own))
          .flatMap(({ topic, place }) => {
            const link = linkTopic(topic, phrase, { isNamed: isNamed && isNear, isNear });
            return link ? [{ ...link, place, mark: weighLink(link, { topic, phrase, place, isNear, isBook }) }] : [];
          });
        const mark = Math.max(0, isInTitle(phrase, title) ? inTitleShare : 0, ...met.map((one) => one.mark));
        return { phrase, mark, isMet: isPlain(phrase) && met.some(({ kind, place }) => kind === 'same' && place <= 2) };
      })
      .toSorted((one, other) => other.mark - one.mark);
    const [best, second] = marks;
    const together = marks.filter(({ isMet }) => isMet).length >= 2 ? framesTogether : 0;
    const share = isOthers(all[0]?.topic, asked) ? 0 : Math.max(best?.mark ?? 0, together);
    const further = marks.slice(1).reduce((sum, { mark }) => sum + mark, 0);
    const fit = share < enough ? Math.min(share, unfit) : Math.min(1, share + furtherShare * further);
    const isOnly =
      isPart &&
      best !== undefined &&
      (second?.mark ?? 0) < enough &&
      together === 0 &&
      !marks.some(({ phrase, isMet }) => isMet && isOther(phrase, best.phrase));
    return { share, fit, only: isOnly ? best.phrase.bare.units.join(' ') : null };
  };
}

/** As it stands in the title, not made of its parts nor of its name in English. */
const isPlain = ({ isAside, isTranslated, isCompound }: AskedPhrase): boolean =>
  !isAside && !isTranslated && !isCompound;

/** Whether it names something else, not a part of the same. */
const isOther = (one: AskedPhrase, other: AskedPhrase): boolean =>
  one.isWide === other.isWide && !holds(one.whole, other.bare.units) && !holds(other.whole, one.bare.units);

/** Whether the title of a work names what is studied. */
const isInTitle = ({ isObject, isFrame: frames, isBehind, isWide, bare }: AskedPhrase, title: Topic): boolean =>
  isObject &&
  !frames &&
  !isBehind &&
  title.isWide === isWide &&
  bare.units.length >= (isWide ? 4 : 2) &&
  holds(title.whole, bare.units);

/** A work on other people than those of the title: what holds for nurses is no word on pupils. */
function isOthers(topic: Topic | undefined, asked: ReadonlySet<string>): boolean {
  if (!topic || asked.size === 0 || (asked.size === 1 && asked.has('group'))) return false;
  const own = [...listPeople(topic.words, topic.isWide)].filter((group) => group !== 'group');
  return own.length > 0 && !own.some((group) => asked.has(group));
}

export const hasTopics = ({ topics }: Pick<Work, 'topics'>): boolean =>
  Object.values(topics ?? {}).some((list) => (list?.length ?? 0) > 0);
