/** One of what a plural names: mergers, batteries, boxes. */
export function singular(word: string): string {
  if (/(?:ss|us|is|[’'])$/iu.test(word)) return word;
  return word
    .replace(/ies$/iu, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/iu, '')
    .replace(/(?<!ie)s$/iu, '');
}
