import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Section, Slots } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { findPartner } from './partner.ts';
import { namesPeople } from './people.ts';

export interface OpenPlan {
  /** The title as headings take it: an essay, or a history. */
  title: TitleUnderstanding;
  chapters: Section[];
  /** What every heading calls the matter, where the usual names would say too much. */
  names: Slots;
  /** Whether nothing that is known may take the place of its sections. */
  isNamed?: true;
}
export type Plan = Omit<OpenPlan, 'title'> & {
  /** Whether the chapters are planned by what the title asks, so that its aspect is no part that could be left unsaid. */
  isAnswered?: true;
};

type Own = (span: string) => string;
export const ownOf =
  ({ language, text }: TitleUnderstanding): Own =>
  (span) =>
    grammars[language].fromTitle(span, text);

export const of = (name: string): Slots => ({ object: name, focus: name });

const halves: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:论|浅论|试论|浅析|试析)?(?<one>[^：，:、—？?]{2,14}?)(?:与|(?<![共饱温调缓柔平祥中])和(?![平谐解睦])|(?<![共合相不协雷如等认赞])同(?![学事志意情时步样盟行类一等伴质理龄]))(?<two>[^：，:、—？?的与和]{2,14}|[^：，:、—？?的与和]{2,8}的[^：，:、—？?的与和]{2,8})(?:的关系|之间的关系|研究)?$/u,
  en: /^(?:the )?(?<one>[^:?,]{3,50}?) and (?:the )?(?<two>[^:?,]{3,50}?)(?<where>(?: (?:in|among|at|during|under|after|near|across|between|on)(?: the)?) [^:?,]+)?$/iu,
  es: /^(?:el |la |los |las )?(?<one>[^:?¿,]{3,60}?) [ye] (?:(?:el |la |los |las )|(?=\p{Ll}+ \p{Ll}+$)(?<=\p{L}+ \p{L}+ [ye] ))(?<two>[^:?¿,]{3,60}?)(?<where>(?: (?:en|entre|durante|tras)) [^:?¿,]+)?$/iu,
  ja: /^(?<one>[^：:、—―？?と]{2,20})と(?!は|いう|して|も)(?<two>[^：:、—―？?と]{2,14}?)(?:の関係性?|の関連性?|の対立|の相克|の両立)?$/u,
};

export const answering: Readonly<Record<Language, RegExp>> = {
  zh: /(?:对策|治理|防治|防控|预防|应对|帮扶|救助|支持|保护|保障|优化|改进|提升|策略|措施|预警|防范|干预)$/u,
  en: /\b(?:prevention|support|responses?|remedies|solutions?|control|reduction|measures|management|treatment|strategies|protection|detection|care)$/iu,
  es: /^(?:prevención|apoyo|respuestas?|detección|soluciones|control|reducción|medidas|tratamiento|estrategias|protección)/iu,
  ja: /(?:支援|対策|対応|防止|予防|改善|保護|解消|取り組み|方策|課題)$/u,
};

/** 近代上海的电车与城市空间: where and when stand before both. */
function withoutScopes({ language, contexts }: TitleUnderstanding, text: string): string {
  if (language !== 'zh' && language !== 'ja') return text;
  // 大正期の大阪における百貨店の成立と消費文化: what stands before both belongs to neither.
  const within = language === 'ja' ? /^(?<where>[^と]{2,14})における(?<rest>.+)$/u.exec(text)?.groups : undefined;
  if (within?.rest && contexts.some((context) => context.text === within.where)) return within.rest;
  const [front = '', ...rest] = text.split(language === 'zh' ? '的' : 'の');
  const scopes = contexts.filter(({ kind }) => kind === 'time' || kind === 'place').map((context) => context.text);
  const left = scopes.reduce((some, scope) => some.replace(scope, ''), front);
  return rest.length > 0 && left === '' ? rest.join(language === 'zh' ? '的' : 'の') : text;
}

const owned = /^(?:its|their|his|her|sus?|其|その)(?: |(?=\p{Script=Han}))/iu;

/** Two things that a title sets side by side without saying how they stand to each other, each whole. */
export function findHalves(title: TitleUnderstanding): { a: string; b: string } | null {
  const { text, language } = title;
  const own = ownOf(title);
  const plain = withoutScopes(title, text.replace(/(?:——|：|: ?).+$/u, ''));
  const found = halves[language].exec(plain)?.groups;
  if (!found?.one || !found.two || / and /iu.test(found.two)) return null;
  // Foxes and their diet: what is theirs is a side of them.
  if (owned.test(found.two)) return null;
  // What is done about a thing is no second thing.
  if (answering[language].test(found.two)) return null;
  // 山区蜂农的收入来源与风险: two sides of one thing; 书院的改制与地方士绅: those people are no side of it.
  if (
    (language === 'zh' && /的/u.test(found.one) !== /的/u.test(found.two) && !namesPeople(found.two, language)) ||
    (language === 'ja' &&
      /の/u.test(found.one) &&
      !/の/u.test(found.two) &&
      !/^.{1,8}(?:時代|期|前|後|代)の/u.test(found.one) &&
      // 新聞の成立と市民社会: what came to be is a thing of its own, and so is what stands beside it.
      !(
        title.kind === 'history-narrative' &&
        /の(?:成立|形成|誕生|創設|設立|開設|発足|普及|導入|廃止)$/u.test(found.one)
      ))
  )
    return null;
  // Near roads and railways, the effect of heat and light: what stands behind such a word is one place or one cause.
  if (
    language === 'en' &&
    / (?:near|between|among|from|with|against|around|along|across|under|on|in|at|for|by|to|as|of) /iu.test(found.one)
  ) {
    if (!/ and the /iu.test(plain)) return null;
  }
  if (language === 'en' && / of /iu.test(found.two) && !/ and the /iu.test(plain)) return null;
  return { a: own(found.one.trim()), b: own(found.two.trim()) };
}

const trio =
  /^(?:the )?(?<a>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}), (?<b>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}),? and (?:the )?(?<c>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})$/iu;

/** "Bees, Pesticides and Public Policy": three things of equal standing. */
export function findTrio({ language, text }: TitleUnderstanding): { a: string; b: string; c: string } | null {
  const { a, b, c } = (language === 'en' ? trio.exec(text)?.groups : null) ?? {};
  const own = (name: string): string => grammars.en.fromTitle(name, text);
  return a && b && c ? { a: own(a), b: own(b), c: own(c) } : null;
}

const usedIn: Readonly<Record<Language, RegExp>> = {
  zh: /^在(?<in>.{2,14}?)(?:中|上|里|方面|过程中)?的(?:应用|运用|使用)/u,
  en: /^(?:use|application|uses|applications) (?:in|for) (?:the )?(?<in>.+)$/iu,
  es: /^(?:uso|aplicación|empleo|utilización) (?:en|para) (?:el |la |los |las )?(?<in>.+)$/iu,
  ja: /^(?<in>.{2,16}?)(?:における|への|での)(?:活用|利用|応用|導入)/u,
};

/** «Uso de drones en el control de malezas»: what a thing is used for stands beside it. */
export const findUsedIn = ({ aspect, language }: TitleUnderstanding): string | null =>
  usedIn[language].exec(aspect)?.groups?.in ?? null;

export function findBoth(title: TitleUnderstanding): { a: string; b: string; isDirected: boolean } | null {
  const { bearing } = title;
  const own = ownOf(title);
  const two = bearing?.through || bearing?.under ? null : findHalves(title);
  if (two) return { ...two, isDirected: false };
  if (bearing) {
    const { object, aspect } = nameTitle(title);
    // People meet with a help; they do not work on it.
    return { a: own(object), b: own(aspect ?? bearing.outcome), isDirected: !namesPeople(object, title.language) };
  }
  const partner = findPartner(title);
  if (partner) return { a: own(title.object), b: partner, isDirected: true };
  const use = title.kind === 'history-narrative' ? null : findUsedIn(title);
  return use === null ? null : { a: own(title.object), b: own(use), isDirected: true };
}

export const joinSide: Readonly<Record<Language, (object: string, side: string) => string>> = {
  zh: (object, side) => `${object}的${side}`,
  ja: (object, side) => `${object}の${side}`,
  en: (object, side) => `${object}: ${side}`,
  es: (object, side) => `${side} ${grammars.es.inflect(object, 'de')}`,
};

const doing =
  /^(?<doing>\p{L}+ing(?: (?:from|with|without|on|by|at|for|as|up|out|to|against) (?:an? |the )?[\p{L}-]+| [\p{L}-]+)?)(?= (?:in|after|before|during|among|at|on|for|near|across|under|between|and)\b|$)/iu;

/** "Working from Home after Parental Leave" is about working from home: what is done is named with what it is done with. */
export function nameDoing(title: TitleUnderstanding): TitleUnderstanding {
  const { language, object, text } = title;
  if (
    language !== 'en' ||
    /\s/u.test(object) ||
    !/ing$/iu.test(object) ||
    !text.toLowerCase().startsWith(object.toLowerCase())
  )
    return title;
  const whole = doing.exec(text.split(/[:?]/u)[0] ?? text)?.groups?.doing;
  if (!whole || whole.length <= object.length) return title;
  const named = grammars.en.fromTitle(whole, text);
  return {
    ...title,
    object: named,
    short: named,
    contexts: title.contexts.filter((context) => !whole.includes(context.text)),
  };
}

/** Chapters of another plan under the name of both. */
export const nameBoth = (
  title: TitleUnderstanding,
  { a, b }: { a: string; b: string },
  chapters: Section[],
): OpenPlan => nameWhole(title, grammars[title.language].join(a, b), chapters);

/** One name in every heading, and no side of it. */
export function nameWhole(title: TitleUnderstanding, thing: string, chapters: Section[]): OpenPlan {
  const grammar = grammars[title.language];
  const said = { object: thing, aspect: null, focus: thing };
  const names = {
    ...of(thing),
    aspect: '',
    matter: thing,
    ask: grammar.ask('theory', said),
    answer: grammar.answer('theory', said),
  };
  return { title, chapters, names };
}
