import { readFence } from './split-blocks.ts';

/** A line that becomes a list, a heading, a rule or a table only with what is still to come. */
const markOnly = /^\s*(?:[-+*=_#>|~`]+|\d{1,9}[.)]?)\s*$/;
const tableLine = /^\s*\|/;
const tableRule = /^\s*\|?[\s:|-]*-[\s:|-]*$/;

/**
 * The last part of a text that is still being written, so that it can be shown as it will look: what has been opened is
 * closed, and what cannot be read yet waits.
 */
export function mendTail(block: string): string {
  const lines = block.split('\n');
  let open: string | null = null;
  let openedAt = 0;
  for (const [index, line] of lines.entries()) {
    const before: string | null = open;
    open = readFence(line, before);
    if (before === null && open !== null) openedAt = index;
  }
  // Half a formula is no formula: until it is whole one sees how it is written.
  if (open === '$$') {
    const written = [(lines[openedAt] ?? '').replace('$$', ''), ...lines.slice(openedAt + 1)];
    return [...lines.slice(0, openedAt), '', '```', ...written, '```'].join('\n');
  }
  if (open !== null) return block;

  const last = lines.at(-1) ?? '';
  if (markOnly.test(last) && !tableRule.test(last)) lines.pop();
  const table = lines.findLastIndex((line) => !tableLine.test(line)) + 1;
  const hasRule = lines.slice(table).some((line) => tableRule.test(line));
  if (table < lines.length && !hasRule) lines.length = table;
  if (lines.length === 0) return '';
  lines.push(closeMarks(lines.pop() ?? ''));
  return lines.join('\n').trimEnd();
}

function closeMarks(line: string): string {
  // What is code already has no marks in it; every blank keeps the places of the rest.
  const words = line.replace(/(`+)[^`]+\1(?!`)/g, (code) => ' '.repeat(code.length));
  const tick = words.indexOf('`');
  const isInCode = tick >= 0 && /[^`\s]/.test(line.slice(tick));
  const head = tick < 0 ? line : line.slice(0, tick);
  const code = isInCode ? `\`${line.slice(tick).replaceAll('`', '')}\`` : '';
  const text = isInCode ? head : dropHalves(head);
  return ['**', '~~'].reduce((whole, mark) => {
    if (text.split(mark).length % 2 === 1) return whole;
    return whole.endsWith(mark) ? whole.slice(0, -mark.length) : `${whole.trimEnd()}${mark}`;
  }, text + code);
}

/** A link whose address is not whole, a bracket that is not closed (the number of a source, the words of a link), half a mark. */
function dropHalves(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*$/, '$1')
    .replace(/!?\[\d{0,3}$/, '')
    .replace(/!?\[([^[\]]*)$/, '$1')
    .replace(/(?<![*~])[*~]$/, '');
}
