import type { Language } from '@yanmo/contract/languages';
import { grammars } from '../../grammar/grammars.ts';

/** A name that joins two things itself, 构成与过程, or is as long as a clause. */
const joined = /[与和及]|^.{7}/u;

/** 英語嫌いと学力の差: another と behind it would not tell what belongs to what. */
const pairs = /[とや、]|および/u;

/** Names as a list inside a sentence. */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (before.length === 0) return last;
  switch (language) {
    case 'ja':
      return names.length > 2
        ? names.join('、')
        : `${before.join('')}${names.some((name) => pairs.test(name)) ? '、および' : 'と'}${last}`;
    case 'zh':
      return `${before.join('、')}${names.some((name) => joined.test(name)) ? '、' : '与'}${last}`;
    case 'en':
      return `${before.join(', ')} and ${last}`;
    case 'es':
      return `${before.join(', ')} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`;
  }
}

/** Names of facts as a list inside a sentence, each with the article that the language gives it there: la participación convertida en control. */
export const listNames = (names: readonly string[], language: Language): string =>
  joinNames(
    names.map((name) => grammars[language].inflect(name, undefined)),
    language,
  );
