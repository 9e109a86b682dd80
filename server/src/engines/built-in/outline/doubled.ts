import type { Language } from '@yanmo/contract/languages';

/** 中 as the word for within, and not as a part of another. */
const within =
  '(?<![其集高初空之心当适命折居美市])中(?![小国学医药文央心华东西部年期介等高式世立产专职外日美俄英法欧亚]|$)';

/** What no writer says twice in one heading: two places one in the other, a noun that is its own object or its own owner. */
const doubled: Readonly<Record<Language, RegExp>> = {
  zh: new RegExp(
    `${within}[^，：、。《》“”]{1,12}${within}|(?<deed>[\\p{Script=Han}]{2,4})的\\k<deed>(?![\\p{Script=Han}])`,
    'u',
  ),
  ja: /における.{1,16}における|(?<deed>[\p{Script=Han}]{2,4})を\k<deed>|(?<own>[\p{Script=Han}\u30a0-\u30ff]{2,6})の\k<own>(?![\p{Script=Han}\u30a0-\u30ff])/u,
  en: /\b(?<noun>\p{L}{5,}?)s? of (?:the |an? )?\k<noun>s?\b|\b(?<same>\p{L}{4,}) and (?:the )?\k<same>\b(?![\s-]\p{L})/iu,
  es: /(?<!\p{L})(?<noun>\p{L}{5,}) (?:del?|de la|de los|de las) \k<noun>(?!\p{L})/iu,
};

export const isDoubled = (heading: string, language: Language): boolean => doubled[language].test(heading);
