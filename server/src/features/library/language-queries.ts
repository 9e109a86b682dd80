import type { WorkQueries, WorkQuery } from '../../engines/engine.ts';
import type { LanguageQuery } from './rank-works.ts';

/** What the whole is about counts so often, a heading or a keyword once. */
const wholeWeight = 3;
/** Spanish papers rest on Spanish works first; what Chinese and Japanese ones cite is mostly in English. */
const besideSpanish = 0.4;

/** What is asked for a paper as one question a language. */
export function languageQueries({ whole, chapters, keywords }: WorkQueries): LanguageQuery[] {
  const named = [...chapters.flatMap(({ queries }) => queries), ...keywords];
  const [own] = whole;
  return whole.map(({ language, text, core, aside, object, field, share }) => ({
    language,
    core,
    ...(aside ? { aside } : {}),
    ...(object === undefined ? {} : { object }),
    ...(field ? { field } : {}),
    share,
    weight: own?.language === 'es' && language === 'en' ? besideSpanish : 1,
    texts: [{ text, weight: wholeWeight }, ...textsIn(named, language).map((each) => ({ text: each, weight: 1 }))],
  }));
}

const textsIn = (queries: readonly WorkQuery[], language: WorkQuery['language']): string[] =>
  queries.filter((query) => query.language === language).map(({ text }) => text);
