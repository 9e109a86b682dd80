import type { Span } from '../span.ts';

/** Longer ones are a mark that was never closed, and one that was never opened. */
const longest = 1_500;
const closing: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
  '『': '』',
  '‘': '’',
  '"': '"',
  '＂': '＂',
};
const mark = /[“„«「『‘"＂\n]/gu;
const letter = /[\p{L}\p{N}]/u;

/** Where the mark that was opened is closed: in the same line, and not by an apostrophe. */
function findClose(text: string, from: number, open: string, close: string): number {
  let depth = 1;
  for (let at = from; at < text.length && at - from <= longest; at += 1) {
    const sign = text[at];
    if (sign === '\n') return -1;
    if (sign === close) {
      if (close === '’' && letter.test(text[at + 1] ?? ' ')) continue;
      depth -= 1;
      if (depth === 0) return at;
    } else if (sign === open && open !== close) depth += 1;
  }
  return -1;
}

/** What stands between quotation marks of any of the four languages, the marks included. Outer ones alone; none reaches over a line. */
export function findQuotations(text: string): Span[] {
  const spans: Span[] = [];
  mark.lastIndex = 0;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const [open] = match;
    const close = closing[open];
    if (close === undefined) continue;
    if (open === '‘' && letter.test(text[match.index - 1] ?? ' ')) continue;
    const end = findClose(text, match.index + 1, open, close);
    if (end < 0) continue;
    spans.push({ start: match.index, end: end + 1 });
    mark.lastIndex = end + 1;
  }
  return spans;
}
