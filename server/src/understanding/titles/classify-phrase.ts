import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { thingCues } from '../kind/cues/thing-cues.ts';
import { findMethods } from '../methods/known-methods.ts';
import * as en from '../readers/en/noun-phrase.ts';
import { placePhrases } from '../readers/en/place-names.ts';
import * as es from '../readers/es/noun-phrase.ts';
import * as ja from '../readers/ja/lexicon/contexts.ts';
import { classify, liesInside } from '../readers/zh/classify-context.ts';
import { findTitleLanguage } from '../title-language.ts';
import { looksLikePlace } from '../wishes/places.ts';

/** What a phrase names: a place, a time, people, a work or its author, a method, or else the matter itself. */
export type PhraseKind = 'place' | 'time' | 'population' | 'work' | 'author' | 'method' | 'matter';

const wholly = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');
const jaPlace = wholly(ja.placeSource);
const jaTime = wholly(ja.timeSource);
const jaPeople = wholly(ja.peopleSource);
const latinPlaces = new RegExp(`^(?:the )?(?:${placePhrases.trim().split(/[|\n]/u).join('|')})$`, 'iu');
const latinTime =
  /^(?:the )?(?:(?:early|mid|late)[- ])?(?:(?:1[0-9]|20)\d{2}s?(?:\s*[-–—]\s*(?:1[0-9]|20)?\d{2})?|\d{1,2}(?:st|nd|rd|th) century|(?:el )?siglo [ivx]+|(?:los )?años (?:\p{L}+|\d{2,4})|(?:la )?posguerra|(?:the )?(?:middle ages|renaissance|cold war))$/iu;
const quotedWork = /^(?:《[^《》]+》|『[^『』]+』|“[^“”]+”|"[^"]+"|«[^«»]+»)$/u;
/** Fields whose papers read works: there a lone name with a capital is a work's. */
const readsWorks: ReadonlySet<Field> = new Set(['literature', 'art', 'philosophy']);

/** Names that writers and painters are given: with them two capitals are a person's, not a work's. */
const givenNames =
  /^(?:Toni|Jane|Charles|Charlotte|Emily|Anne|Virginia|James|William|George|John|Mary|Oscar|Thomas|Henry|Margaret|Sylvia|Ernest|Mark|Edgar|Walt|Chinua|Chimamanda|Kazuo|Salman|Ian|Zadie|Arundhati|Haruki|Franz|Albert|Virgil|Leo|Anton|Fyodor|Gabriel|Jorge|Pablo|Federico|Isabel|Julio|Mario|Octavio|Juan|Rosa|Miguel|Antonio|Benito|Carmen|Ana|Roberto|Frida|Diego|Francisco|Salvador|Joan|Pedro|Luis|Vincent|Claude|Paul|Edward|Andy|Yayoi|Ludwig|Wolfgang|Johann|Frederic|Alfred|Stanley|Akira|Hayao|Simone|Hannah|Immanuel|Friedrich|Martin|Michel|Jacques|David|Ludwig|Søren|Karl|Max|Walter|Judith)$/u;

/** Whether a name is that of somebody who wrote, painted or thought, and nothing beside it. */
function isAuthor(text: string, language: Language): boolean {
  if (isLatin(text)) {
    const words = text.split(/\s+/u);
    const isName = words.length <= 4 && words.every((word) => /^(?:\p{Lu}|de$|van$|von$|la$)/u.test(word));
    const [first = ''] = words;
    const known = [thingCues.author, thingCues.thinker].some((cue) =>
      cue?.[language === 'es' ? 'es' : 'en']?.test(text),
    );
    return isName && (known || (words.length > 1 && givenNames.test(first)));
  }
  const known = [thingCues.author, thingCues.thinker].flatMap((cue) => cue?.[language] ?? []);
  return known.some((cue) => cue.exec(text)?.[0] === text && !/家$|主义$|教$/u.test(text));
}

const endsInPeople =
  /(?:儿童|学生|新生|女生|男生|大学生|研究生|留学生|教师|老师|护士|医生|员工|职工|农民工?|农户|工人|骑手|司机|公务员|老年人|老人|中老年|妇女|女性|男性|青少年|青年|年轻人|消费者|居民|村民|市民|游客|患者|产妇|孕妇|军人|士兵|运动员|家长|父母|留守儿童|移民|难民|残障人士|残疾人|独生子女|空巢老人|志愿者|网民|用户|主播|创业者|从业者|[^学作]者群体|群体|人群|知识分子|商人|工匠)$/u;

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/[\p{Script=Han}\u3040-\u30ff]/u.test(text);

function isMethod(text: string): boolean {
  const [found, ...more] = findMethods(text);
  return more.length === 0 && found !== undefined && text.length - (found.end - found.start) <= 2;
}

function classifyLatin(text: string, language: Language, field: Field): PhraseKind {
  if (latinTime.test(text)) return 'time';
  const words = text.split(/\s+/u);
  const isShort = words.length <= 4;
  if (latinPlaces.test(text) || looksLikePlace(text)) return 'place';
  const { isPeople, namesPlace } = language === 'es' ? es : en;
  if (
    isShort &&
    /^\p{Lu}/u.test(text) &&
    namesPlace(text) &&
    words.every((word) => /^(?:\p{Lu}|of|de|the|del|la)/u.test(word))
  )
    return 'place';
  if (isShort && isPeople(text)) return 'population';
  if (
    readsWorks.has(field) &&
    words.length <= 6 &&
    !/[?¿]/u.test(text) &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    words.some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  )
    return 'work';
  return 'matter';
}

const fromZh: Partial<Record<string, PhraseKind>> = {
  place: 'place',
  time: 'time',
  population: 'population',
  text: 'work',
};

/** What one phrase of a hint or one keyword names. */
export function classifyPhrase(text: string, asked: Language, field: Field): PhraseKind {
  if (quotedWork.test(text)) return 'work';
  if (isMethod(text)) return 'method';
  const language = findTitleLanguage(text, asked);
  if (readsWorks.has(field) && isAuthor(text, language)) return 'author';
  if (isLatin(text)) return classifyLatin(text, language, field);
  if (
    language === 'ja' ||
    (asked === 'ja' && !/[们这对说进经济业发现产学习与为问题实务应开关数农动义书传]/u.test(text))
  ) {
    if (jaTime.test(text) || /^(?:明治|大正|昭和|平成|令和|江戸)(?:時代|期|初期|後期)?$/u.test(text)) return 'time';
    if (jaPlace.test(text) || looksLikePlace(text)) return 'place';
    if (text.length <= 10 && jaPeople.test(text)) return 'population';
    if (language === 'ja') return 'matter';
  }
  if (text.length <= 10 && endsInPeople.test(text)) return 'population';
  const kind = liesInside(text) ? undefined : fromZh[classify(text, 'setting')];
  if (kind === 'work' && (text.length > 12 || /的|视角|研究|分析/u.test(text.replace(/《[^》]*》/gu, ''))))
    return 'matter';
  if (kind === 'place' || kind === 'time' || kind === 'work') return kind;
  if (kind === 'population') return text.length <= 10 ? 'population' : 'matter';
  return text.length <= 8 && looksLikePlace(text) ? 'place' : 'matter';
}
