import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { askingCues } from './cues/asking-cues.ts';
import type { CueBook } from './cues/cue.ts';
import { formCues } from './cues/form-cues.ts';
import { thingCues } from './cues/thing-cues.ts';

/** How far a group of features is trusted: what is told by few letters less than what a whole lexicon tells. */
const trust = {
  bias: 1,
  field: 1,
  language: 0.3,
  fieldInLanguage: 0.5,
  level: 0.3,
  cue: 1,
  cueInField: 0.8,
  cueInLanguage: 0.5,
  length: 0.3,
  gram: 0.6,
  end: 0.6,
} as const;

export interface KindQuestion {
  /** Kinds that cannot be, by what the title was found to ask. */
  ruledOut?: readonly TitleKind[];
  /** The title without markup. */
  text: string;
  language: Language;
  field: Field;
  level: Level | null;
}

export interface Feature {
  name: string;
  value: number;
}

function findCues(text: string, language: Language): string[] {
  const books: readonly (readonly [string, CueBook])[] = [
    ['a', askingCues],
    ['t', thingCues],
    ['m', formCues],
  ];
  return books.flatMap(([prefix, book]) =>
    Object.entries(book)
      .filter(([, cue]) => cue[language]?.test(text))
      .map(([name]) => `${prefix}.${name}`),
  );
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Few letters of a word serve English and Spanish alike: educa-tion, educa-ción. */
function listWordGrams(text: string): string[] {
  const words = withoutAccents(text.toLowerCase()).match(/[a-z0-9]+/gu) ?? [];
  const stems = words.map((word) => word.slice(0, 6));
  return [
    ...stems,
    ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ...(words[0] ? [`^${words[0]}`] : []),
    ...(words.length > 0 ? [`${words.at(-1)}$`] : []),
  ];
}

function listCharacterGrams(text: string): string[] {
  const plain = `^${text.toLowerCase().replace(/\s+/gu, ' ')}$`;
  return [2, 3].flatMap((size) =>
    Array.from({ length: Math.max(0, plain.length - size + 1) }, (_, start) => plain.slice(start, start + size)),
  );
}

const tails = /(?:的?(?:研究|分析|探析|探讨|初探|浅析|探究|考察|検討|について|に関する研究))+$/u;

/** The last word before 研究 or 分析 says what a Chinese or Japanese title asks. */
function listEnds(text: string): string[] {
  const main = text.replace(/(?:——|―|：|:).*$/u, '').replace(tails, '');
  return [1, 2, 3].map((size) => main.slice(-size)).filter((end, index) => end.length === index + 1);
}

const isIdeographic = (language: Language): boolean => language === 'zh' || language === 'ja';

function findLength(text: string, language: Language): number {
  const size = isIdeographic(language) ? text.length / 2.2 : text.split(' ').length;
  return Math.min(6, Math.floor(size / 2));
}

/** What a title offers to the decision of its kind; the same names in training and in use. */
export function listFeatures({ text, language, field, level }: KindQuestion): Feature[] {
  const cues = findCues(text, language);
  const grams = isIdeographic(language) ? listCharacterGrams(text) : listWordGrams(text);
  const ends = isIdeographic(language) ? listEnds(text) : [];
  const length = findLength(text, language);
  const named: [keyof typeof trust, string[]][] = [
    ['bias', ['b']],
    ['field', [`f:${field}`]],
    ['language', [`l:${language}`]],
    ['fieldInLanguage', [`fl:${field}|${language}`]],
    ['level', level ? [`lv:${level}`] : []],
    ['cue', cues.map((cue) => `c:${cue}`)],
    ['cueInField', cues.map((cue) => `cf:${cue}|${field}`)],
    ['cueInLanguage', cues.map((cue) => `cl:${cue}|${language}`)],
    ['length', [`n:${length}`, `nl:${length}|${language}`, `nf:${length}|${field}`]],
    ['gram', [...new Set(grams)].map((gram) => `g:${gram}`)],
    ['end', ends.map((end) => `e:${end}`)],
  ];
  return named.flatMap(([group, names]) => names.map((name) => ({ name, value: trust[group] })));
}
