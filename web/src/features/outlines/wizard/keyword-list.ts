/** What the contract takes: twelve keywords of forty characters. */
export const maximumKeywords = 12;
export const keywordMaximumCharacters = 40;

/** The list with one more, unless it is there already, empty, or one too many. */
export function addKeyword(list: readonly string[], typed: string): readonly string[] {
  const word = typed.trim().replace(/\s+/g, ' ').slice(0, keywordMaximumCharacters).trim();
  const isThere = list.some((other) => other.toLowerCase() === word.toLowerCase());
  return word === '' || isThere || list.length >= maximumKeywords ? list : [...list, word];
}
