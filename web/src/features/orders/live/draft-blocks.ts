/** Words, a citation, what stands for the number of a table or figure, or a gap that the student will have to fill. */
export type DraftRun =
  | { kind: 'text'; text: string }
  | { kind: 'citation' }
  | { kind: 'pointer' }
  | { kind: 'gap'; text: string };

export type DraftBlock =
  | { kind: 'paragraph' | 'heading'; runs: DraftRun[] }
  | { kind: 'list'; isOrdered: boolean; items: DraftRun[][] }
  | { kind: 'table'; caption: string; rows: DraftRun[][][] }
  /** Drawn when the files are made; until then its caption stands for it. */
  | { kind: 'figure'; caption: string };

/** Citations side by side are one mark. A gap names what is missing before a colon, in the language of the paper. */
const marks = /(?:\s?\[@[\w-]+\])+|\[#[\w-]+\]|\[[^\][@#:：]{1,40}[:：][^\][]+\]/gu;
/** A mark whose end has not arrived is not shown yet. */
const openMark = /\s?\[(?:[@#][\w-]*|[^\][@#:：]{0,40}(?:[:：][^\][]*)?)$/u;
/** A blank line inside a figure parts nothing; one that is still being written has no end yet. */
const figures = /^```figure[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gmu;
const rule = /^\|(?:\s*:?-{2,}:?\s*\|)+$/u;
/** What begins with a number of its own, such as 62.4 %, is no item. */
const listItem = /^(?:(-|\*)(?!\d)|\d{1,2}[.、](?!\d))\s*(.*)$/u;

/**
 * Draft text as it stands so far. Blank lines part its blocks; the last one may break off anywhere, and is shown as
 * what it will most likely become.
 */
export function readDraft(text: string): DraftBlock[] {
  return text
    .replace(figures, (figure) => `\n\n${figure.replace(/\n\s*\n/gu, '\n')}\n\n`)
    .replace(openMark, '')
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

function readBlock(text: string): DraftBlock {
  const lines = text.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('```')) return { kind: 'figure', caption: findCaption(lines) };
  const heading = /^#{1,3}\s+(.+)$/u.exec(first);
  if (heading && lines.length === 1) return { kind: 'heading', runs: readRuns(heading[1] ?? '') };
  if (first.startsWith('|')) return { kind: 'table', caption: findCaption(lines), rows: readRows(lines) };
  const items = lines.map((line) => listItem.exec(line));
  if (items.every((item) => item !== null)) {
    const isOrdered = items[0]?.[1] === undefined;
    return { kind: 'list', isOrdered, items: items.map((item) => readRuns(item?.[2] ?? '')) };
  }
  return { kind: 'paragraph', runs: readRuns(lines.join(' ')) };
}

function findCaption(lines: readonly string[]): string {
  const line = lines.find((one) => one.startsWith(':')) ?? '';
  return line.replace(/^:\s*|\s*\{#[^}]*\}?$/gu, '');
}

function readRows(lines: readonly string[]): DraftRun[][][] {
  return lines
    .filter((line) => line.startsWith('|') && !rule.test(line))
    .map((line) => line.replace(/^\|\s*|\s*\|$/gu, '').split(/\s*\|\s*/u))
    .map((cells) => cells.map(readRuns));
}

function readRuns(text: string): DraftRun[] {
  const runs: DraftRun[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (index > from) runs.push({ kind: 'text', text: text.slice(from, index) });
    runs.push(markOf(mark));
    from = index + mark.length;
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from) });
  return runs;
}

function markOf(mark: string): DraftRun {
  if (mark.includes('[@')) return { kind: 'citation' };
  return mark.startsWith('[#') ? { kind: 'pointer' } : { kind: 'gap', text: mark.slice(1, -1) };
}
