import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { findMethods } from '../methods/known-methods.ts';
import * as en from '../readers/en/noun-phrase.ts';
import { placePhrases } from '../readers/en/place-names.ts';
import * as es from '../readers/es/noun-phrase.ts';
import * as ja from '../readers/ja/lexicon/contexts.ts';
import { classify } from '../readers/zh/classify-context.ts';
import { findTitleLanguage } from '../title-language.ts';
import { looksLikePlace } from '../wishes/places.ts';

/** What a phrase names: a place, a time, people, a work, a method, or else the matter itself. */
export type PhraseKind = 'place' | 'time' | 'population' | 'work' | 'method' | 'matter';

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
  const kind = fromZh[classify(text, 'setting')];
  if (kind === 'place' || kind === 'time' || kind === 'work') return kind;
  if (kind === 'population') return text.length <= 10 ? 'population' : 'matter';
  return text.length <= 8 && looksLikePlace(text) ? 'place' : 'matter';
}
