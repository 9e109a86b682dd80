import { isRowToFill, withoutGaps } from './gap-mark.ts';
import { countUnits } from './text-count.ts';

/** A figure between fences, also one whose end is not written yet: its marks are no prose. */
const figure = /^```figure[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gmu;
const citation = /\s?\[@[\w-]+\]/gu;
const pointer = /\[#[\w-]+\]/gu;
const tableRow = /^\|.*\|$/u;
const rule = /^\|(?:\s*:?-{2,}:?\s*\|)+$/u;
const item = /^(?:[-*](?!\d)|\d{1,2}[.、](?!\d))\s*(?=.)/u;

const cellsOf = (row: string): string[] => row.slice(1, -1).split('|');

/** What of a block is words: without the marks of a list, and of a table its caption and cells alone. */
function wordsOf(block: string, withGaps: boolean): string {
  const lines = block.split('\n').map((line) => line.trim());
  const rows = lines.filter((line) => tableRow.test(line) && !rule.test(line));
  const caption = lines.find((line) => line.startsWith(':'));
  if (rows.length > 1 && rows.length + (caption ? 1 : 0) >= lines.length - 1) {
    const isForm = !withGaps && rows.slice(1).every((row) => isRowToFill(cellsOf(row)));
    if (isForm) return '';
    return [
      caption?.replace(/\{#[\w-]+\}$/u, '') ?? '',
      ...rows
        .filter((row, at) => withGaps || at === 0 || !isRowToFill(cellsOf(row)))
        .map((line) => line.replaceAll('|', '\n')),
    ].join('\n');
  }
  return lines.every((line) => item.test(line))
    ? lines.map((line) => line.replace(item, '')).join('\n')
    : lines.join(' ');
}

/**
 * The units of a section as it is drafted, as prices, targets and reports count them: its marks are no words, and neither is what is left to the
 * student, a marked place or a form. `withGaps`: these too, as papers are counted that were ordered when they did.
 */
export function countDraft(draft: string, { withGaps = false }: { withGaps?: boolean } = {}): number {
  const words = draft
    .replace(figure, '\n\n')
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => wordsOf(block, withGaps))
    .join('\n')
    .replace(citation, '')
    .replace(pointer, '');
  return countUnits(withGaps ? words : withoutGaps(words));
}
