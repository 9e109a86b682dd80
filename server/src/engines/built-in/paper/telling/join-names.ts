import type { Language } from '@yanmo/contract/languages';

/** A name that joins two things itself, 构成与过程, or is as long as a clause. */
const joined = /[与和及]|^.{7}/u;

/** Names as a list inside a sentence. */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (before.length === 0) return last;
  switch (language) {
    case 'ja':
      return names.join('、');
    case 'zh':
      return `${before.join('、')}${names.some((name) => joined.test(name)) ? '、' : '与'}${last}`;
    case 'en':
      return `${before.join(', ')} and ${last}`;
    case 'es':
      return `${before.join(', ')} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`;
  }
}
