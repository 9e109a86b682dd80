import { arePersons } from '../../../understanding/readers/two-minds.ts';
import type { Context } from '../../../understanding/title-reading.ts';
import { grammars } from '../grammar/grammars.ts';
import type { Recast } from './recast-studies.ts';
import { namesPeople } from './skeletons/people.ts';

const helped =
  /^(?<a>[^、：―]{2,16})と(?<b>[^、：―のと]{2,12})(?:へ|に対する)?の(?<asked>支援|ケア|援助|心理的支援)(?:のあり方)?$/u;

/** 不登校の子どもと保護者の支援: both are helped; the one has no effect on the help of the other. */
export const nameHelped: Recast = ({ language, text }) => {
  const { a, b, asked } = (language === 'ja' ? helped.exec(text)?.groups : null) ?? {};
  if (!a || !b || !asked || !namesPeople(b, 'ja') || !/(?:子ども|子供|こども|児童|生徒|者|人|親|家族|[児童])$/u.test(a))
    return null;
  const object = `${a}と${b}の${asked}`;
  return { object, short: object, aspect: asked, isAspectNamed: false, bearing: null, kind: 'status-and-remedies' };
};

const livedThrough =
  /^how do(?:es)? (?<who>[^?]+?) (?<verb>experience|perceive|remember) (?:their |the |its )?(?<what>[^?]+?)\??$/iu;

/** "How Do First-Generation Students Experience Their First Year?": what they live through is the matter, and no thing is called by the verb. */
export const nameExperience: Recast = ({ language, text, contexts }) => {
  const { who, what, verb } = (language === 'en' ? livedThrough.exec(text)?.groups : null) ?? {};
  if (!who || !what) return null;
  const noun = /^remember/iu.test(verb ?? '') ? 'memories' : 'experience';
  const object = grammars.en.fromTitle(`${who}${/s$/iu.test(who) ? '’' : '’s'} ${noun} of the ${what}`, text);
  return {
    ...{ object, short: object, aspect: 'interpretation', isAspectNamed: false, bearing: null },
    contexts: contexts.filter((context) => !what.toLowerCase().includes(context.text.toLowerCase())),
    kind: 'relation-test',
    signs: ['survey'],
  };
};

/** 网络小说里的“系统流”: where it is found is no part of a name. */
export const nameInside: Recast = ({ language, object, text }) =>
  language === 'zh' && /.{3}里$/u.test(object) && text.includes(`${object}的`)
    ? { object: object.slice(0, -1), short: object.slice(0, -1) }
    : null;

/** 保温层脱落事故: what broke is a fault of matter; nobody had motives for it or was found out. */
export const nameAccident: Recast = ({ language, object, kind }) => {
  const broken =
    language === 'zh'
      ? /^(?<what>.+(?:脱落|开裂|渗漏|断裂|塌陷|坍塌|漏水|短路))事故$/u.exec(object)?.groups?.what
      : null;
  return broken && (kind === 'case-study' || kind === 'status-and-remedies')
    ? { object: broken, short: broken, kind: 'status-and-remedies', isAspectNamed: false }
    : null;
};

/** "Knowledge of First Aid among Teachers": what they know is studied, and first aid has no factors. */
export const nameKnown: Recast = ({ language, object, text, aspect, bearing }) => {
  const known =
    language === 'en' && bearing === null
      ? /^(?:the )?(?<what>(?:knowledge|awareness|understanding|perceptions?) of .+?)(?= (?:among|in|of the|by|at) |:|$)/iu.exec(
          text,
        )?.groups?.what
      : null;
  if (
    !known?.toLowerCase().includes(object.toLowerCase()) ||
    !/^(?:knowledge|awareness|understanding|perception)/iu.test(aspect)
  )
    return null;
  const named = grammars.en.fromTitle(known, text);
  return { object: named, short: named, isAspectNamed: false };
};

const owners =
  /^(?<one>[^的与和：:—]{1,8}的[^的与和：:—]{1,10}|[^的与和：:—]{2,14}(?:思想|哲学|美学|伦理学?|智慧|学说|观|主义))[与和](?<two>[^的与和：:—]{2,8}的[^的与和：:—]{2,8})$/u;

/** 庄子的“无用”与现代人的焦虑: two things, each with its owner, are no one notion. */
export const nameTied: Recast = ({ language, kind, text, bearing }) => {
  const { one, two } =
    (language === 'zh' && kind === 'theory-essay' && bearing === null ? owners.exec(text)?.groups : null) ?? {};
  return one && two ? { object: one, short: one, aspect: `与${two}的关系`, isAspectNamed: true } : null;
};

const inWork =
  /^(?:the )?(?<theme>[^:?]+?) in (?<work>\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|of|the|for|and|to|a|an|in|on|with|at)){2,7})$/u;

/** "Food and Memory in Like Water for Chocolate": three words and more with capitals behind a theme are the name of a work. */
export const nameInWork: Recast = ({ language, kind, text, contexts, bearing }) => {
  const { theme, work } =
    (language === 'en' && kind === 'text-interpretation' && bearing === null ? inWork.exec(text)?.groups : null) ?? {};
  if (
    !theme ||
    !work ||
    !/\p{Lu}/u.test(work.split(' ').at(-1) ?? '') ||
    contexts.some((context) => context.kind === 'text')
  )
    return null;
  const object = grammars.en.fromTitle(theme, text);
  return {
    ...{ object, short: object, aspect: 'interpretation', isAspectNamed: false },
    contexts: [
      { text: work, kind: 'text' },
      ...contexts.filter((context) => !work.toLowerCase().includes(context.text.toLowerCase())),
    ],
  };
};

const guarded = /^(?<ill>[^与和的]{2,10})[与和](?<answer>防护|预防|防治|应对|防范|干预)$/u;

/** 护士的职业暴露与防护: what is guarded against is the matter, and the guard what is asked. */
export const nameGuarded: Recast = ({ language, object, isAspectNamed, bearing, signs, confidence }) => {
  const { ill, answer } =
    (language === 'zh' && !isAspectNamed && bearing === null ? guarded.exec(object)?.groups : null) ?? {};
  return ill && answer
    ? {
        ...{ object: ill, short: ill, aspect: answer, isAspectNamed: true, kind: 'status-and-remedies' },
        signs: [...signs, 'remedy'],
        confidence: { ...confidence, kind: 0.7 },
      }
    : null;
};

/** 清代京城的水夫: who lived in a town of a time is told of; the town is where. */
export const nameTownsfolk: Recast = ({ language, kind, object, aspect, isAspectNamed, contexts, text }) => {
  const time = contexts.find((context) => context.kind === 'time' && object.startsWith(context.text))?.text;
  if (language !== 'zh' || kind !== 'history-narrative' || !isAspectNamed || !time) return null;
  if (!namesPeople(aspect, 'zh') || !text.includes(`${object}的${aspect}`)) return null;
  return { object: `${object.slice(time.length)}${aspect}`, short: aspect, isAspectNamed: false };
};

/** 康德论友谊: what he held of friendship is discussed, and no thing has that sentence for a name. */
export const nameThinkerOn: Recast = ({ language, kind, text }) => {
  const { who, what } =
    (language === 'zh' && kind === 'theory-essay'
      ? /^(?<who>[\p{sc=Han}·]{2,6})论(?<what>[\p{sc=Han}“”]{2,6})$/u.exec(text)?.groups
      : null) ?? {};
  if (!who || !what || !arePersons(who, who, 'zh')) return null;
  return { object: `${who}的${what}观`, short: `${what}观`, isAspectNamed: false };
};

/** "Attitudes of Nurses towards Organ Donation": what they think is measured, and no organ has factors. */
export const nameAttitude: Recast = ({ language, text, contexts, bearing }) => {
  const { noun, who, what } =
    (language === 'en' && bearing === null
      ? /^(?:the )?(?<noun>attitudes|views|opinions|perceptions) of (?<who>[^:?]+?) (?<join>towards?|on|about) (?<what>[^:?]+)$/iu.exec(
          text,
        )?.groups
      : null) ?? {};
  if (!noun || !who || !what) return null;
  const own = (name: string): string => grammars.en.fromTitle(name, text);
  const object = `${noun.toLowerCase()} towards ${own(what)}`;
  const people: Context = { text: own(who), kind: 'population' };
  return {
    ...{ object, short: object, isAspectNamed: false, kind: 'relation-test' },
    contexts: [people, ...contexts.filter((context) => context.kind !== 'population')],
  };
};

/** 孟子的义利之辨对商业伦理的启示: what one can learn for the other is thought through; it was not spread and received there. */
export const nameLesson: Recast = ({ language, kind, aspect, bearing }) => {
  const where =
    language === 'zh' && kind === 'theory-essay' && bearing !== null
      ? /^对(?<where>.{2,14})的(?:启示|借鉴|启发|意义)$/u.exec(aspect)?.groups?.where
      : null;
  return where ? { bearing: null, aspect: `与${where}的关系` } : null;
};
