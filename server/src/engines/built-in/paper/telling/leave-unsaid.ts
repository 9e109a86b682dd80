import type { Language } from '@yanmo/contract/languages';
import { listCitations } from '../../../draft-text.ts';
import { chance } from '../../seeded-random.ts';
import type { Subject } from '../subject.ts';
import { isGround } from './in-force.ts';
import type { ToldFact } from './told-fact.ts';

/** Each paper leaves some unsaid, another than the next, as long as it has so much more than it needs. */
const leftUnsaid: Readonly<Record<Language, number>> = { zh: 0.42, ja: 0.12, en: 0.33, es: 0.3 };
const ampleUnits: Readonly<Record<Language, number>> = { zh: 1_400, ja: 1_600, en: 1_140, es: 1_010 };
/** What is said beside a chain: without it the problem, its causes and its answers stand as they did. */
const besideChain: ReadonlySet<ToldFact['kind']> = new Set(['indicator', 'measure', 'example', 'material', 'method']);

/** Of two papers on one title each leaves something else unsaid, where there is more than enough. */
export function leaveUnsaid(
  told: readonly ToldFact[],
  isKept: (fact: ToldFact) => boolean,
  { language, seed, about }: Pick<Subject, 'language' | 'seed' | 'about'>,
): ToldFact[] {
  const sizes = new Map<string, number>();
  for (const { group } of told) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  // A problem without its causes and answers would be half told.
  const isSpare = (fact: ToldFact): boolean =>
    fact.kind !== 'definition' &&
    !isGround(fact, about) &&
    // Sources are few: what rests on a work is said in every paper.
    listCitations(fact.clause).length === 0 &&
    !isKept(fact) &&
    (sizes.get(fact.group) === 1 || besideChain.has(fact.kind));
  // What is on another side of the subject is the first to go.
  const turnOf = ({ id, isOfOtherSide }: ToldFact): number => (isOfOtherSide ? 0 : chance(seed, `${id}:unsaid`));
  let left = told.reduce((sum, { own, units }) => sum + (own === null ? units : 0), 0);
  const gone = new Set<string>();
  for (const fact of told.filter(isSpare).toSorted((one, other) => turnOf(one) - turnOf(other))) {
    if (left - fact.units < ampleUnits[language] || turnOf(fact) >= leftUnsaid[language]) continue;
    left -= fact.units;
    gone.add(fact.id);
  }
  return told.filter(({ id }) => !gone.has(id));
}
