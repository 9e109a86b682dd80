import type { Language } from '@yanmo/contract/languages';
import {
  findCitations,
  findCode,
  findGaps,
  findLinks,
  findNamedWorks,
  findQuotations,
} from '../masking/find-marked.ts';
import { findNames } from '../masking/find-names.ts';
import { findNumbers } from '../masking/find-numbers.ts';
import { maskSign } from '../masking/mask-text.ts';
import type { CandidateFault } from '../rewriter.ts';

/** What turns a paragraph into a heading, an item or a row where it stands. */
const openingMark = /^\s*(?:#{1,6}\s|[-*+•·>|~]\s?(?!\d)|`{3}|[（(]?\d{1,2}[.、)）])/u;
const word = /[\p{L}\p{N}@]+/gu;
/** Numerals that only count on stand for no figure. */
const isFigure = (found: string): boolean => /\d|分之|百分/u.test(found);
/** 大学 and the like stand in many words that name nobody. */
const isLoose = (found: string): boolean => /(?:大学|学院|集团)$/u.test(found);

/**
 * A figure, a source, a name, a quotation or a mark that the original does not have: what was there is masked, so that whatever of the
 * kind still stands in words was put there. Who words a paragraph anew has nothing to add.
 */
export function findAdded(before: string, after: string, language: Language): CandidateFault[] {
  if (openingMark.test(after) && !openingMark.test(before)) return ['ADDED'];
  const had = before.toLowerCase();
  const found = [
    ...[findCitations, findGaps, findLinks, findCode, findNamedWorks, findQuotations].flatMap((find) => find(after)),
    ...findNames(after, language).filter(({ start, end }) => !isLoose(after.slice(start, end))),
    ...findNumbers(after, language).filter(({ start, end }) => isFigure(after.slice(start, end))),
  ];
  const isAdded = found.some(({ start, end }) =>
    (after.slice(start, end).replace(maskSign, ' ').toLowerCase().match(word) ?? []).some(
      (each) => !had.includes(each),
    ),
  );
  return isAdded ? ['ADDED'] : [];
}
