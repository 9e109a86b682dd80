import type { Language } from '@yanmo/contract/languages';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}+/gu, '');

/** Endings of which singular and plural, verb and noun are alike without; the first that fits is cut. Good enough to compare. */
const endings: Partial<Record<Language, readonly [RegExp, string][]>> = {
  en: [
    [/['’]s$/u, ''],
    [/(?:ization|isation)s?$/u, 'iz'],
    [/(?:izing|ising|izes|ises|ized|ised|ize|ise)$/u, 'iz'],
    [/ies$/u, 'y'],
    [/(?<=[sxz]|ch|sh)es$/u, ''],
    [/(?<=[^su])s$/u, ''],
  ],
  es: [
    [/(?:aciones|acion)$/u, 'a'],
    [/(?:iones|ion)$/u, ''],
    [/(?:amientos?|imientos?)$/u, ''],
    [/mente$/u, ''],
    [/(?:ando|iendo|adas?|ados?|idas?|idos?)$/u, ''],
    [/(?:arlos?|arlas?|erlos?|erlas?|irlos?|irlas?|ar|er|ir)$/u, ''],
    [/(?:es|os|as)$/u, ''],
    [/[aeo]$/u, ''],
  ],
};
const suffixes = /(?:ing|ed|e|ly|er|ment)$/u;

export function stemWord(word: string, language: Language): string {
  const rules = endings[language];
  if (!rules || !/^\p{L}/u.test(word)) return word;
  let stem = bare(word);
  if (stem.length < 4) return stem;
  for (const [ending, put] of rules) {
    if (!ending.test(stem) || stem.replace(ending, put).length < 3) continue;
    stem = stem.replace(ending, put);
    break;
  }
  if (language === 'en' && stem.length > 4) {
    const cut = stem.replace(suffixes, '');
    // "writing" and "write" meet; a doubled letter goes with its ending (planning, plan).
    if (cut.length >= 3) stem = cut.replace(/([bdgmnprt])\1$/u, '$1');
  }
  return stem;
}
