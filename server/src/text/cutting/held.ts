import { isBlank, isDigit, isLetter, isLineEnd } from './characters.ts';
import { readLineEnd } from './line-ends.ts';
import { kinds, lineEnd, pairs } from './marks.ts';
import type { TextView } from './text-view.ts';

/** What stands in brackets or quotation marks is held together for so long; a mark that is never closed holds nothing. */
const longestHeld = 300;
const mostHeldLines = 8;

/** Where the mark stands that closes this one, or -1. Lines that it passes are behind it then. */
export function findClose(view: TextView, index: number, code: number): number {
  const close = pairs.get(code) ?? -1;
  const isSame = close === code;
  const first = view.read(index + 1);
  if (isSame && (isBlank(first) || isLineEnd(first) || first === -1)) return -1;
  const before = view.before(index);
  if (code === 0x22 && (isLetter(before) || isDigit(before))) return -1;
  const text = view.text;
  if (!hasWithin(text, close, index + 1)) {
    if (view.isWhole || index + longestHeld < text.length) return -1;
  }
  let depth = 1;
  let lines = 0;
  let lineStart = view.lineStart;
  for (let at = index + 1; at <= index + longestHeld; at += 1) {
    const here = at < text.length ? text.charCodeAt(at) : view.read(at);
    if (here === -1) return -1;
    if (kinds[here] === lineEnd) {
      lines += 1;
      const { next, isHard } = readLineEnd(text, view.read, lineStart, at, -1);
      if (isHard || view.isShort || lines > mostHeldLines) return -1;
      lineStart = next;
      at = next - 1;
    } else if (here === close) {
      // A price, or the beginning of another quotation.
      if (isSame && isBlank(text.charCodeAt(at - 1))) {
        if (code === 0x24) return -1;
        continue;
      }
      // An apostrophe is no closing mark.
      if (close === 0x2019 && isLetter(view.read(at + 1))) continue;
      depth -= 1;
      if (depth === 0) {
        view.lineStart = lineStart;
        return at;
      }
    } else if (here === code) depth += 1;
  }
  return -1;
}

function hasWithin(text: string, mark: number, from: number): boolean {
  const to = Math.min(text.length, from + longestHeld);
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === mark) return true;
  return false;
}
