import type { Language } from '@yanmo/contract/languages';
import type { CandidateFault } from '../rewriter.ts';
import { findChangedClaims } from './claims.ts';
import { shareOfContent } from './content.ts';
import { findForeign, findLength, findSpans } from './extent.ts';
import { findScripts, findSigns } from './signs.ts';
import { findBroken, findDoubled, findUnbalanced } from './wording.ts';

export interface CheckRules {
  language: Language;
  /** By how much of its length it may grow or shrink. */
  lengthShare: number;
  /** How much of its content must stay. */
  leastContent: number;
  /** Of small words that come and go with the turn of a sentence. */
  slack: number;
  /** Whether a word that is gone is said by another one. */
  isSaid?: (word: string, after: string) => boolean;
}

/** What is wrong with a rewriting; nothing where it may take the place of the original. Both are masked. */
export function checkCandidate(before: string, after: string, rules: CheckRules): CandidateFault[] {
  const { language, lengthShare, leastContent, slack, isSaid } = rules;
  if (before === after) return ['SAME'];
  return [
    ...findSpans(before, after),
    ...findSigns(before, after),
    ...findScripts(before, after),
    ...findForeign(before, after, language),
    ...findLength(before, after, lengthShare),
    ...findUnbalanced(before, after),
    ...findBroken(before, after, language),
    ...findDoubled(before, after, language),
    ...findChangedClaims(before, after, language, slack),
    ...(shareOfContent(before, after, language, isSaid) < leastContent ? (['CONTENT'] as const) : []),
  ];
}
