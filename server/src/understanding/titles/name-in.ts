import type { Language } from '@yanmo/contract/languages';
import { openNativeNames, plainName } from '../../knowledge/name-index.ts';
import { isWideLanguage } from '../../text/wide-language.ts';
import { readEnglishNames } from '../name-in-english.ts';
import { findTitleLanguage } from '../title-language.ts';

const quotes: Readonly<Record<Language, (text: string) => string>> = {
  zh: (text) => text,
  ja: (text) => text,
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
};

/** The English name of a whole phrase; null where a part of it has none. */
function findEnglish(text: string, from: Language): string | null {
  if (from === 'en') return text;
  const { names, share, isHeadNamed } = readEnglishNames(text, from);
  const [name, ...more] = names;
  return name !== undefined && more.length === 0 && share === 1 && isHeadNamed ? name : null;
}

/** What a student wrote in another language than his title's, by its name there; where none is known it is quoted, or stands as foreign words do in Chinese and Japanese. */
export function nameIn(text: string, language: Language): string {
  const from = findTitleLanguage(text, language);
  const isForeign = isWideLanguage(language) !== isWideLanguage(from) ? !/^[\p{Lu}\d-]+$/u.test(text) : false;
  // A work is called as the student calls it.
  if (!isForeign || /[“«「『《]/u.test(text)) return text;
  const english = findEnglish(text, from);
  if (english !== null && language === 'en') return english;
  const native = english === null ? undefined : openNativeNames(language).get(plainName(english));
  if (native !== undefined) return native;
  if (isWideLanguage(language)) return text;
  return quotes[language](english ?? text);
}
