import type { Author } from '@yanmo/contract/works';

/** After so many, the rest is only counted. */
const namedAuthors = 3;

/** Chinese, Japanese and Korean names put the family first, without a space; what the work is in does not matter. */
export function writeName({ family, given, suffix }: Author): string {
  const isEastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(family + given);
  return (isEastern ? `${family}${given}` : [given, family, suffix].filter(Boolean).join(' ')).trim();
}

/** The first few, as a list has room for. */
export function writeAuthors(
  authors: readonly Author[],
  words: { separator: string; andOthers: (names: string) => string },
): string {
  const names = authors.slice(0, namedAuthors).map(writeName).join(words.separator);
  return authors.length > namedAuthors ? words.andOthers(names) : names;
}
