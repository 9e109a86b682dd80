import type { Span } from '../../../text/span.ts';

export interface TermFinder {
  /** Where terms stand, longest first where several begin. Latin ones as whole words. */
  find(text: string): Span[];
}

const wordSign = /[\p{Script=Latin}\p{N}]/u;
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && wordSign.test(sign);

/** Whether a term that is written in Latin letters begins or ends within a word here. */
const isWithinWord = (text: string, at: number): boolean => isWordSign(text[at - 1]) && isWordSign(text[at]);

/** By their first two signs, without regard to capitals. */
export function createTermFinder(terms: Iterable<string>): TermFinder {
  const byStart = new Map<string, string[]>();
  for (const term of new Set(Array.from(terms, (each) => each.toLowerCase()))) {
    if (term.length < 2) continue;
    const start = term.slice(0, 2);
    const same = byStart.get(start);
    if (same) same.push(term);
    else byStart.set(start, [term]);
  }
  for (const same of byStart.values()) same.sort((one, other) => other.length - one.length);
  return {
    find(text) {
      const folded = text.toLowerCase();
      // Some capitals have more places when they are small: places would not be those of the text.
      if (folded.length !== text.length) return [];
      const spans: Span[] = [];
      for (let at = 0; at < folded.length - 1; ) {
        const term = byStart
          .get(folded.slice(at, at + 2))
          ?.find(
            (each) => folded.startsWith(each, at) && !isWithinWord(folded, at) && endsHere(folded, at + each.length),
          );
        if (term) spans.push({ start: at, end: at + term.length });
        at += term?.length ?? 1;
      }
      return spans;
    },
  };
}

/** A plural is the same term, left as it is behind it. */
const endsHere = (text: string, end: number): boolean =>
  !isWithinWord(text, end) || (text[end] === 's' && !isWordSign(text[end + 1]));
