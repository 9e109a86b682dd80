import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { listClassFeatures } from './class-features.ts';
import { askingCues } from './cues/asking-cues.ts';
import type { CueBook } from './cues/cue.ts';
import { formCues } from './cues/form-cues.ts';
import { thingCues } from './cues/thing-cues.ts';
import type { Feature } from './feature.ts';
import { listGrams } from './gram-features.ts';

/** How far a group of features is trusted. */
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

const isIdeographic = (language: Language): boolean => language === 'zh' || language === 'ja';

function findLength(text: string, language: Language): number {
  const size = isIdeographic(language) ? text.length / 2.2 : text.split(' ').length;
  return Math.min(6, Math.floor(size / 2));
}

/** What a title offers to the decision of its kind; the same names in training and in use. */
export function listFeatures({ text, language, field, level }: KindQuestion): Feature[] {
  const cues = findCues(text, language);
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
  ];
  return [
    ...named.flatMap(([group, names]) => names.map((name) => ({ name, value: trust[group] }))),
    ...listGrams(text, language, field),
    ...listClassFeatures(text, language, field),
  ];
}
