import type { Language } from '@yanmo/contract/languages';

/** What a heading is followed by where it names a scope that its own words have no place for. */
export type TailName = 'case' | 'people' | 'matter';

const tails: Record<Language, Record<TailName, string>> = {
  zh: { case: '：以{term}为例', people: '：以{term}为对象', matter: '：{term}' },
  en: { case: ': the case of {term}', people: ': a look at {term}', matter: ': {term}' },
  es: { case: ': el caso {de term}', people: ': el caso {de term}', matter: ': {bare term}' },
  ja: { case: '：{term}を例に', people: '：{term}を対象に', matter: '：{term}' },
};

export const listTails = (language: Language): Readonly<Record<TailName, string>> => tails[language];

/** What is left of a heading without its tail; null where it has none. */
export function withoutTail(heading: string): string | null {
  const at = heading.search(/：|: /u);
  return at > 0 ? heading.slice(0, at) : null;
}

const cases =
  /(?:：以[^：]+为(?:例|中心|对象)|：[^：]+を(?:例|対象)に|: (?:the case of|a look at|el caso (?:de|del)) [^:]+)$/iu;

/** What a text quotes of a heading whose tail only says by which case it goes. */
export const withoutCase = (heading: string): string => heading.replace(cases, '');
