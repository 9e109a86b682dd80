import type { Language } from '@yanmo/contract/languages';
import type { CandidateFault } from '../rewriter.ts';
import { type ClassCounts, countClasses } from './count-classes.ts';
import { looseClasses, type WordClass, wordClasses } from './lexicon/word-classes.ts';

const of = (counts: ClassCounts, name: WordClass): number => counts[name] ?? 0;

/** More of the one and less of the other: what rose now falls. */
const isTurned = (before: ClassCounts, after: ClassCounts, one: WordClass, other: WordClass): boolean =>
  of(after, one) < of(before, one) && of(after, other) > of(before, other);

/**
 * What a text claims by its small words: a denial, a comparison, how many, how surely. One word of a kind too many or too few changes
 * that. `slack` is for whoever words a paragraph anew as a whole, where one that comes and goes with the turn of a sentence says nothing.
 */
export function findChangedClaims(before: string, after: string, language: Language, slack = 0): CandidateFault[] {
  const [was, is] = [countClasses(before, language), countClasses(after, language)];
  const faults = new Set<CandidateFault>();
  for (const name of Object.keys(wordClasses) as WordClass[]) {
    if (name === 'UP' || name === 'DOWN') continue;
    const allowed = looseClasses.has(name)
      ? 1 + slack
      : name === 'NOT' || name === 'MUST' || name === 'MAY'
        ? 0
        : slack;
    if (Math.abs(of(was, name) - of(is, name)) > allowed) faults.add(wordClasses[name]);
  }
  if (isTurned(was, is, 'UP', 'DOWN') || isTurned(was, is, 'DOWN', 'UP')) faults.add('COMPARISON');
  return [...faults];
}
