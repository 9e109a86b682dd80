import { countUnits } from './text-count.ts';

/** A figure between fences, also one whose end is not written yet: its marks are no prose. */
const figure = /^```figure[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gmu;
const citation = /\s?\[@[\w-]+\]/gu;
const pointer = /\[#[\w-]+\]/gu;
const tableRow = /^\|.*\|$/u;
const rule = /^\|(?:\s*:?-{2,}:?\s*\|)+$/u;
const item = /^(?:[-*](?!\d)|\d{1,2}[.、](?!\d))\s*(?=.)/u;

/** What of a block is words: without the marks of a list, and of a table its caption and cells alone. */
function wordsOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const rows = lines.filter((line) => tableRow.test(line) && !rule.test(line));
  const caption = lines.find((line) => line.startsWith(':'));
  if (rows.length > 1 && rows.length + (caption ? 1 : 0) >= lines.length - 1) {
    return [caption?.replace(/\{#[\w-]+\}$/u, '') ?? '', ...rows.map((line) => line.replaceAll('|', '\n'))].join('\n');
  }
  return lines.every((line) => item.test(line))
    ? lines.map((line) => line.replace(item, '')).join('\n')
    : lines.join(' ');
}

/** The units of a section as it is drafted, as prices, targets and reports count them: its marks are no words. */
export function countDraft(draft: string): number {
  const words = draft
    .replace(figure, '\n\n')
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(wordsOf)
    .join('\n')
    .replace(citation, '')
    .replace(pointer, '');
  return countUnits(words);
}
