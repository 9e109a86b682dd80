/** In this order: what is code stays as it is, then formulas as models write them, then a dollar that is only a dollar. */
const marks = new RegExp(
  [
    /^[ \t]*(?<fence>`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:\n[ \t]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))|$)/,
    /(?<ticks>`+)[^`\n](?:[^\n]{0,2000}?[^`])?\k<ticks>(?!`)/,
    /^(?<indent>[ \t]*)\\\[(?<display>[\s\S]{1,4000}?)\\\][ \t]*$/,
    /\\\[(?<shown>[^\n]{1,400}?)\\\]/,
    /\\\((?<inline>[^\n]{1,400}?)\\\)/,
    /(?<both>\$\$[\s\S]{0,4000}?\$\$)/,
    /(?<single>\$[^\s$](?:[^$\n]{0,400}[^\s$\\])?\$(?!\d))/,
    /(?<escaped>\\.)/,
    /(?<pair>\$\$)/,
    /(?<lone>\$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/**
 * Writes every formula with dollars: models also write \(…\) and \[…\], which markdown takes for brackets. A dollar that
 * encloses nothing, as in "from $5 to $10", is kept from becoming half of a formula.
 */
export function markFormulas(text: string): string {
  if (!/[$\\]/.test(text)) return text;
  return text.replace(marks, (whole: string, ...rest: unknown[]) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    if (found.display !== undefined) {
      const indent = found.indent ?? '';
      return [indent, `$$\n${indent}`, found.display.trim().replaceAll('\n', `\n${indent}`), `\n${indent}$$`].join('');
    }
    if (found.shown !== undefined) return `$$${found.shown.trim()}$$`;
    if (found.inline !== undefined) return `$${found.inline.trim()}$`;
    return found.lone === undefined ? whole : '\\$';
  });
}
