/** One of what a plural names: mergers, batteries, boxes. */
export function singular(word: string): string {
  if (/(?:ss|us|is|[’'])$/iu.test(word)) return word;
  if (/ies$/iu.test(word)) return word.replace(/ies$/iu, 'y');
  // Businesses are not several busines.
  return /(?:x|ch|sh|ss)es$/iu.test(word) ? word.slice(0, -2) : word.replace(/s$/iu, '');
}
