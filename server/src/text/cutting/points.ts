import { closing, leading, linking, openers } from './abbreviations.ts';
import { isBlank, isDigit, isLetter, isOneOf, isUpper, isWide } from './characters.ts';
import { longestWord, type TextView } from './text-view.ts';

/** What a point means behind a word. */

/** 1. and A. and II. at the beginning are marks of what follows. */
export function isMarker(view: TextView, word: string, index: number): boolean {
  if (!/^(?:[\d０-９]{1,3}(?:\.\d{1,3})*|[A-Za-z]|[IVXLC]{1,6}|[ivx]{1,5})$/u.test(word)) return false;
  let at = index - word.length - 1;
  for (; at >= view.content; at -= 1) {
    const code = view.text.charCodeAt(at);
    if (!isBlank(code) && code !== 0x23 && code !== 0x2a && code !== 0x3e && code !== 0x2d) return false;
  }
  return true;
}

/** Whether the point only shortens the word; `next` is where the word behind it begins. */
export function shortens(view: TextView, word: string, next: number): boolean {
  const lower = word.toLowerCase();
  if (leading.has(lower)) return true;
  const isInitial = /^\p{L}$/u.test(word) || /\p{L}\.\p{L}{1,2}$/u.test(word) || /^(\p{Lu})\1$/u.test(word);
  if (!isInitial && !linking.has(lower) && !closing.has(lower)) return false;
  if (lower === 'no' && !isDigit(view.read(next))) return false;
  return !opensSentence(view, next);
}

export function opensSentence(view: TextView, at: number): boolean {
  const first = view.read(at);
  if (first === 0xbf || first === 0xa1) return true;
  if (!isUpper(first)) return false;
  let end = at;
  while (end < at + longestWord && isLetter(view.read(end))) end += 1;
  // "A." and "I." are initials again.
  return view.read(end) !== 0x2e && openers.has(view.text.slice(at, end).toLowerCase());
}

/** A number before a point and an ideograph: P<0.05.结果 ends, 1.人才 does not. */
export function endsNumber(view: TextView, word: string, index: number): boolean {
  if (/\d\.\d|\d{3}$/u.test(word)) return true;
  return isOneOf('=<>＝＜＞≤≥')(view.before(index - word.length)) || /^\p{L}/u.test(word);
}

export function isAddress(view: TextView, index: number): boolean {
  let start = index;
  const least = Math.max(view.start, index - 80);
  while (start > least && !isBlank(view.text.charCodeAt(start - 1)) && !isWide(view.text.charCodeAt(start - 1)))
    start -= 1;
  return /[/@\\_]|^www\./iu.test(view.text.slice(start, index));
}
