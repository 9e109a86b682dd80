import type { ProtectedSpan } from './text-to-rewrite.ts';

const patterns: readonly [RegExp, ProtectedSpan['kind']][] = [
  [/\$\$[^$]{1,4000}\$\$|(?<![\\$])\$(?![\s$])[^$\n]{1,1000}(?<![\s\\])\$(?!\d)|\\\([\s\S]{1,1000}?\\\)/gu, 'FORMULA'],
  [/\\(?:no|auto|text|paren|foot)?cite[a-z]{0,12}\*?(?:\[[^\]\n]{0,100}\]){0,2}\{[^{}\n]{1,500}\}/gu, 'CITATION'],
  [/\\(?:eq|page|auto|c|C)?(?:ref|label|url)\*?\{[^{}\n]{1,300}\}/gu, 'LINK'],
  [/\\[a-zA-Z]{1,30}\*?(?:\[[^\]\n]{0,100}\])?(?:\{[^{}\n]{0,300}\})?|\\[\\%&#_{}~]/gu, 'CODE'],
];

/** What LaTeX reads as commands in a text that is otherwise prose; two amounts of dollars are no formula. */
export function latexSpans(text: string): ProtectedSpan[] {
  if (!/[\\$]/u.test(text)) return [];
  const spans: ProtectedSpan[] = [];
  for (const [pattern, kind] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length, kind };
      if (!spans.some(({ start, end }) => start < span.end && end > span.start)) spans.push(span);
    }
  }
  return spans.sort((one, other) => one.start - other.start);
}
