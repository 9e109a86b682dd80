import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { cutSentences } from '../../../text/sentences.ts';
import { isForeign } from '../../model/prose/prose-language.ts';
import { maskSign } from '../masking/mask-text.ts';
import type { CandidateFault } from '../rewriter.ts';

/** Every sign that stands for something, each once and no other. */
export function findSpans(before: string, after: string): CandidateFault[] {
  const signs = (text: string): string => (text.match(maskSign) ?? []).sort().join('');
  // What a model wrote as such a sign, and stands for nothing.
  return signs(before) === signs(after) && !(/[⟦⟧]/u.test(after) && !/[⟦⟧]/u.test(before)) ? [] : ['SPANS'];
}

/** A few units are a turn of phrase, however short the paragraph. */
const fewUnits = 4;

export function findLength(before: string, after: string, share: number): CandidateFault[] {
  const units = countUnits(before);
  const difference = Math.abs(countUnits(after) - units);
  return difference > Math.max(units * share, fewUnits) ? ['LENGTH'] : [];
}

/** A sentence in another language; one that was there before may stay. */
export function findForeign(before: string, after: string, language: Language): CandidateFault[] {
  const foreign = (text: string): number =>
    cutSentences(text).filter(({ start, end }) => isForeign(language, text.slice(start, end), 'next')).length;
  return foreign(after) > foreign(before) ? ['LANGUAGE'] : [];
}
