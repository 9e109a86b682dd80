/** Words of a lexicon, written apart by blanks, as an alternation that prefers the longest. */
export const listWords = (...lists: readonly string[]): string[] =>
  [...new Set(lists.flatMap((list) => list.split(/\s+/u)))]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);

const special = /[.*+?^${}()|[\]\\/]/gu;

export const anyOf = (...lists: readonly string[]): string =>
  `(?:${listWords(...lists)
    .map((word) => word.replace(special, '\\$&'))
    .join('|')})`;
