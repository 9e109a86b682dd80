import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Feature } from './feature.ts';
import { findClasses } from './word-classes/find-classes.ts';

const trust = {
  present: 1,
  inField: 0.8,
  inLanguage: 0.3,
  pair: 0.6,
  first: 0.7,
  last: 0.7,
  alone: 0.7,
  form: 0.6,
  formInField: 0.4,
  joined: 0.5,
} as const;

const joining: Record<Language, RegExp> = {
  zh: /[与和及、]/u,
  en: /\band\b|&/iu,
  es: /\b[ye]\b/iu,
  ja: /と(?!して|いう|は)|・|および/u,
};
const placing: Record<Language, RegExp> = {
  zh: /在|中的|下|视角/u,
  en: /\b(?:in|at|on)\b/iu,
  es: /\ben\b/iu,
  ja: /における|での|の中/u,
};

/** Where and among whom it is studied says less of a title than what is studied. */
const surrounding: ReadonlySet<string> = new Set(['place', 'people']);

/**
 * What the words of a title name and how they are put together: two states of mind joined by "and" ask for a relation, a
 * battle alone for its story. Classes are the same in four languages, so that one learns from another.
 */
export function listClassFeatures(text: string, language: Language, field: Field): Feature[] {
  const main = text.split(/[:：?？]|——|―/u)[0] ?? text;
  const tail = text.slice(main.length);
  const inMain = findClasses(main, language);
  const inTail = findClasses(tail, language);
  const present = [...new Set([...inMain, ...inTail])];
  const matter = inMain.filter((name) => !surrounding.has(name));
  const sorted = [...present].sort();
  const isAsking = /[?？]/u.test(text);
  const isJoined = joining[language].test(main);
  const form = [
    tail && !isAsking ? 'c' : '',
    isJoined ? 'j' : '',
    placing[language].test(main) ? 'i' : '',
    isAsking ? 'q' : '',
    present.includes('place') ? 'p' : '',
    present.includes('people') ? 'w' : '',
  ].join('');
  const named: readonly (readonly [keyof typeof trust, readonly string[]])[] = [
    ['present', present.map((name) => `w:${name}`)],
    ['inField', present.map((name) => `wf:${name}|${field}`)],
    ['inLanguage', present.map((name) => `wl:${name}|${language}`)],
    ['pair', sorted.flatMap((left, index) => sorted.slice(index + 1).map((right) => `wp:${left}+${right}`))],
    ['first', matter.slice(0, 1).map((name) => `w1:${name}`)],
    ['last', matter.slice(-1).map((name) => `w9:${name}`)],
    ['alone', matter.length === 1 && inMain.length === 1 && !tail ? [`wo:${matter[0]}`] : []],
    ['form', [`fm:${form}`]],
    ['formInField', [`fmf:${form}|${field}`]],
    ['joined', isJoined && matter.length > 1 ? [`wj:${matter[0]}&${matter[1]}`] : []],
    ['joined', inTail.slice(0, 1).map((name) => `wt:${name}`)],
  ];
  return named.flatMap(([group, names]) => names.map((name) => ({ name, value: trust[group] })));
}
