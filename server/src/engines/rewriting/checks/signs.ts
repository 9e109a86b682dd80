import { seenText } from '@yanmo/contract/seen-text';
import { cleanCounted } from '../../../text/clean-counted.ts';
import type { CandidateFault } from '../rewriter.ts';

/** Blanks of other widths, and what stands where a sign was lost. */
const oddSign = /[\u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{fffd}]/gu;

const distinct = (text: string, pattern: RegExp): Set<string> => new Set(text.match(pattern) ?? []);

/** A sign that nobody sees, or of a width of its own, that was not there before. */
export function findSigns(before: string, after: string): CandidateFault[] {
  if (seenText(after) !== after) return ['SIGNS'];
  const was = distinct(before, oddSign);
  return [...distinct(after, oddSign)].some((sign) => !was.has(sign)) ? ['SIGNS'] : [];
}

/** Letters outside of these scripts; a text may use another where it did before. */
const otherLetter = /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])\p{L}/gu;
/** Latin letters of other widths, raised, or drawn for formulas. */
const styledLetter =
  /[\u{ff21}-\u{ff3a}\u{ff41}-\u{ff5a}\u{1d400}-\u{1d7ff}\u{2100}-\u{214f}\u{1d00}-\u{1dbf}\u{a730}-\u{a7ff}]/gu;

/** Letters that look like others: within a word of another script, or of a script that was not there. */
export function findScripts(before: string, after: string): CandidateFault[] {
  if (cleanCounted(after).text !== after && cleanCounted(before).text === before) return ['SCRIPTS'];
  for (const pattern of [otherLetter, styledLetter]) {
    const was = distinct(before, pattern);
    if ([...distinct(after, pattern)].some((letter) => !was.has(letter))) return ['SCRIPTS'];
  }
  return [];
}
