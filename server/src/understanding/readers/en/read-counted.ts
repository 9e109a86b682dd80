import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { countedAspects, findCounted } from '../what-counts.ts';
import { bare, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';
import { qualityNouns } from './verb-nouns.ts';

/** "What Counts as Consent?" asks the meaning and limits of consent; "When Does a Protest Become a Riot?" a protest's status as one. */
export function readCounted(text: string, reader: Reader): Core | null {
  const counted = findCounted(text, 'en');
  if (!counted) return null;
  const { contexts, rest } = takeContexts(counted.thing, reader);
  const signs = ['question', 'concept', 'argument'] as const;
  if (counted.bearer !== null) {
    const bearer = takeContexts(counted.bearer, reader);
    const all = [...bearer.contexts, ...contexts];
    return coreOf(withoutArticle(bearer.rest), `status as ${rest}`, { contexts: all, signs, sure: 0.75 });
  }
  // "Who counts as poor?": a quality has its noun.
  const quality = /\s/u.test(rest) ? undefined : (qualityNouns.get(bare(rest)) ?? states[bare(rest)]);
  return coreOf(quality ?? withoutArticle(rest), counted.isReach ? 'limits' : countedAspects.en, {
    contexts,
    signs,
    sure: 0.85,
  });
}

const states: Readonly<Record<string, string>> = {
  poor: 'poverty',
  rich: 'wealth',
  disabled: 'disability',
  homeless: 'homelessness',
  old: 'old age',
  obese: 'obesity',
  literate: 'literacy',
  sick: 'sickness',
  mad: 'madness',
};
