const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
const definition = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Cuts markdown where a blank line ends what stands before it, so that each part can be read alone: of an answer that
 * grows only the last part is read again. Parts that might belong together stay together: the items of a list, what is
 * indented, a fence or a formula with blank lines in it, and the whole of a text whose links are defined elsewhere in it.
 */
export function splitBlocks(text: string): string[] {
  if (definition.test(text)) return [text];
  const blocks: string[] = [];
  let block: string[] = [];
  let isList = false;
  let isAfterBlank = false;
  let open: string | null = null;

  for (const line of text.split('\n')) {
    if (open === null && line.trim() === '') {
      isAfterBlank = true;
      if (block.length > 0) block.push(line);
      continue;
    }
    if (open === null && isAfterBlank && block.length > 0 && !goesOn(line, isList)) {
      blocks.push(block.join('\n').trimEnd());
      block = [];
    }
    if (block.length === 0) isList = listItem.test(line);
    isAfterBlank = false;
    block.push(line);
    open = readFence(line, open);
  }
  if (block.length > 0) blocks.push(block.join('\n').trimEnd());
  return blocks;
}

function goesOn(line: string, isList: boolean): boolean {
  return /^(?: {2}|\t)/.test(line) || (isList && listItem.test(line));
}

/** What closes the fence or the formula that is open after this line; null where none is. */
export function readFence(line: string, open: string | null): string | null {
  const mark = fence.exec(line.trimStart())?.[1] ?? (line.trim().startsWith('$$') ? '$$' : null);
  if (open === null) {
    // `$$ x $$` on one line, and ``` in the middle of one, open nothing.
    if (mark === '$$' && line.trim().length > 2 && line.trim().endsWith('$$')) return null;
    return mark?.startsWith('`') && line.trim().slice(mark.length).includes('`') ? null : mark;
  }
  if (open === '$$') return line.trim().endsWith('$$') ? null : open;
  return mark?.startsWith(open) && line.trim() === mark ? null : open;
}
