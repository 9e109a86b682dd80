/** How a text begins, in one line: cut after a whole word where its script has spaces, and then with an ellipsis. */
export function beginningOf(text: string, characters: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const begin = [...line].slice(0, characters).join('');
  if (begin.length === line.length) return line;
  const isInWord = /[\p{L}\p{N}]$/u.test(begin) && /^[\p{L}\p{N}]/u.test(line.slice(begin.length));
  const space = begin.lastIndexOf(' ');
  const whole = isInWord && space > begin.length / 2 ? begin.slice(0, space) : begin;
  return `${whole.trimEnd().replace(/[,;:，；：、]$/u, '')}…`;
}
