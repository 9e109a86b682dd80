import {
  defaultWordCount,
  type Field,
  fields,
  type Level,
  levels,
  type PaperType,
  paperTypes,
  wordCountLimits,
} from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/language-choice';
import { titleKinds } from '@yanmo/contract/title-kinds';
import { type AskedReading, type Correction, nothingAsked } from './reading/correction.ts';

export interface FormValues {
  title: string;
  language: Language;
  type: PaperType;
  field: Field;
  product: Level;
  word_count: number;
}

export interface FormState {
  values: FormValues;
  /** What the student chose by hand is not changed by another choice. */
  chosen: { language: boolean; type: boolean; word_count: boolean };
  asked: AskedReading;
  /** The title that the correction is of; another title is read anew. */
  correctedTitle: string;
}

/** As long as the contract takes a title; longer ones are subtitles in disguise. */
export const titleMaximumCharacters = 200;

export function startForm(language: Language): FormState {
  return {
    values: {
      title: '',
      language,
      type: 'thesis',
      field: 'management',
      product: 'UNDERGRADUATE',
      word_count: defaultWordCount.UNDERGRADUATE,
    },
    chosen: { language: false, type: false, word_count: false },
    asked: nothingAsked,
    correctedTitle: '',
  };
}

/** A whole form that was made before, to be changed. */
export function editForm(values: FormValues, requirements = '', correction: Correction = {}): FormState {
  return {
    values,
    chosen: { language: true, type: true, word_count: true },
    asked: { ...nothingAsked, requirements, correction },
    correctedTitle: values.title.trim(),
  };
}

/** What is asked for of the title that stands in the form now. */
export function askedOf({ values, asked, correctedTitle }: FormState): AskedReading {
  return values.title.trim() === correctedTitle ? asked : { ...asked, correction: {} };
}

export function changeAsked(state: FormState, asked: AskedReading): FormState {
  return { ...state, asked, correctedTitle: state.values.title.trim() };
}

/** Whatever was typed or slid to, as the nearest count that can be ordered. */
export function toWordCount(wanted: number): number {
  const { minimum, maximum, step } = wordCountLimits;
  if (!Number.isFinite(wanted)) return minimum;
  return Math.min(maximum, Math.max(minimum, Math.round(wanted / step) * step));
}

/** A level brings its usual length and, for the course paper, its type, unless these were chosen already. */
function followLevel(state: FormState, product: Level): FormState {
  const { values, chosen } = state;
  const usualType = product === 'FINAL' ? 'course_paper' : 'thesis';
  return {
    ...state,
    values: {
      ...values,
      product,
      word_count: chosen.word_count ? values.word_count : defaultWordCount[product],
      type: chosen.type ? values.type : usualType,
    },
  };
}

export function changeForm(state: FormState, change: Partial<FormValues>): FormState {
  const { product, ...rest } = change;
  const next = product === undefined ? state : followLevel(state, product);
  const values = { ...next.values, ...rest };
  return {
    ...next,
    values: {
      ...values,
      title: values.title.replace(/\s*\n\s*/g, ' ').slice(0, titleMaximumCharacters),
      word_count: toWordCount(values.word_count),
    },
    chosen: {
      language: next.chosen.language || rest.language !== undefined,
      type: next.chosen.type || rest.type !== undefined,
      word_count: next.chosen.word_count || rest.word_count !== undefined,
    },
  };
}

/** Until the student chooses another, papers are in the language that the page is read in. */
export function followPageLanguage(state: FormState, language: Language): FormState {
  if (state.chosen.language || state.values.language === language) return state;
  return { ...state, values: { ...state.values, language } };
}

export type TitleProblem = 'titleRequired' | 'titleWithoutWords';

/** The contract's rule for titles, without its schemas, which the page does not need before it sends something. */
export function findTitleProblem(title: string): TitleProblem | null {
  if (title.trim() === '') return 'titleRequired';
  return /\p{L}.*\p{L}/su.test(title.trim()) ? null : 'titleWithoutWords';
}

/** The language that a title seems to be in, when its script contradicts the chosen one. */
export function findOtherLanguage(title: string, chosen: Language): Language | null {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title);
  const hasHan = /\p{Script=Han}/u.test(title);
  if (hasKana) return chosen === 'ja' ? null : 'ja';
  if (hasHan) return chosen === 'zh' || chosen === 'ja' ? null : 'zh';
  const latinWords = title.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0;
  if (latinWords < 3 || chosen === 'en' || chosen === 'es') return null;
  return /[¿¡ñáéíóú]|\b(el|la|los|las|del|de|en)\b/iu.test(title) ? 'es' : 'en';
}

/** Null for what was not written by this version of the page. */
export function readForm(text: string | null): FormState | null {
  if (!text) return null;
  try {
    const { values, chosen, asked, correctedTitle } = JSON.parse(text) as FormState;
    const isKnown =
      typeof values.title === 'string' &&
      languages.includes(values.language) &&
      paperTypes.includes(values.type) &&
      fields.includes(values.field) &&
      levels.includes(values.product) &&
      toWordCount(values.word_count) === values.word_count;
    if (!isKnown) return null;
    return {
      values,
      chosen: {
        language: chosen.language === true,
        type: chosen.type === true,
        word_count: chosen.word_count === true,
      },
      ...readAsked(asked, correctedTitle),
    };
  } catch {
    return null;
  }
}

/** Kept by an earlier version of the page, there may be none. */
function readAsked(
  asked: AskedReading | undefined,
  correctedTitle: unknown,
): Pick<FormState, 'asked' | 'correctedTitle'> {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const { object, aspect, context, kind } = asked?.correction ?? {};
  const texts = Object.entries({ object, aspect, context }).filter(([, value]) => typeof value === 'string');
  return {
    asked: {
      requirements: textOf(asked?.requirements),
      correction: {
        ...Object.fromEntries(texts),
        ...(kind !== undefined && titleKinds.includes(kind) ? { kind } : {}),
      },
      dropped: Array.isArray(asked?.dropped) ? asked.dropped.filter((key) => typeof key === 'string') : [],
    },
    correctedTitle: textOf(correctedTitle),
  };
}
