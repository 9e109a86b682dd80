import type { Language } from '@yanmo/contract/languages';
import { listCitations } from '../../../draft-text.ts';
import { hasWord } from '../../knowledge/has-word.ts';
import { listPeople, speaksOfUnnamed } from '../../knowledge/people-words.ts';
import { isGround } from './in-force.ts';
import { type Asked, listThings, type Reach, reachOf } from './matter.ts';
import { openTerms } from './title-terms.ts';
import type { ToldFact } from './told-fact.ts';

/** A paper of which less speaks of the matter is beside its title. */
const leastOnMatter = 0.14;

/** What a title asks for and hardly any of what is told speaks of, in its words; null where enough does. */
export function findBeside(told: readonly ToldFact[], known: readonly ToldFact[], subject: Asked): string | null {
  if (told.some(({ own }) => own !== null)) return null;
  const reach = reachOf(known, subject);
  const ofGroups = [...Map.groupBy(known, ({ group }) => group).values()];
  const farthest: Reach = subject.understanding.bearing ? 0 : 1;
  const isNear = new Set(ofGroups.filter((group) => reach(group) <= farthest).flat());
  const ids = new Set([...isNear].map(({ id }) => id));
  const all = unitsOf(told);
  const near = unitsOf(told.filter(({ id }) => ids.has(id)));
  if (all === 0 || near >= all * leastOnMatter || unitsOf([...isNear]) >= fewestOnMatter) return null;
  const asked = listThings(openTerms(known, subject), known);
  return asked[0]?.text ?? subject.understanding.object;
}

/** Sources are few: what rests on a work is told. */
const isCited = ({ clause }: ToldFact): boolean => listCitations(clause).length > 0;

/** Below it a paper can hardly be sold. */
const fewestUnits: Readonly<Record<Language, number>> = { zh: 1_120, ja: 1_120, en: 1_230, es: 1_230 };
const fewestOnMatter = 250;
/** What does not speak of the matter is told behind all that does. */
const behind: Readonly<Record<Reach, number>> = { 0: 0, 1: 1, 2: 2 };

const unitsOf = (facts: readonly ToldFact[]): number => facts.reduce((sum, { units }) => sum + units, 0);

/** What speaks of the matter first; of the rest no more than a paper needs to be told at all. What a heading names stays. */
export function keepToMatter(
  facts: readonly ToldFact[],
  isKept: (fact: ToldFact) => boolean,
  subject: Asked,
  more = 0,
): ToldFact[] {
  const reach = reachOf(facts, subject);
  const people = listPeople(subject.understanding.text.toLowerCase());
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()].map((group) => ({
    ...{ group, reach: reach(group), aim: Math.max(...group.map(({ aim }) => aim)) },
    isOfOthers: group.some((fact) => fact.kind === 'problem' && speaksOfUnnamed(fact.term.toLowerCase(), people)),
  }));
  // Of what hardly anything is said its wider subject is told.
  if (unitsOf(groups.filter(({ reach }) => reach < 2).flatMap(({ group }) => group)) < fewestOnMatter)
    return [...facts];
  const object = subject.understanding.object.toLowerCase();
  const defined = new Set<string>();
  /** What the title's own object is, once a subject. */
  const isNeeded = (fact: ToldFact): boolean => {
    const { entry } = fact.proposition?.source ?? {};
    const id = entry?.sheet?.id ?? '';
    if (fact.kind !== 'definition') return isGround(fact, subject.about);
    if (defined.has(id) || !entry?.about.some((word) => hasWord(object, word.toLowerCase()))) return false;
    defined.add(id);
    return true;
  };
  const needed = new Set(facts.filter(isNeeded));
  const isBase = (group: readonly ToldFact[]): boolean => group.some((fact) => isKept(fact) || needed.has(fact));
  let left = unitsOf(facts);
  const gone = new Set<ToldFact>();
  const farthest = groups.toSorted(
    (one, other) => other.reach - one.reach || Number(other.isOfOthers) - Number(one.isOfOthers) || one.aim - other.aim,
  );
  for (const one of farthest) {
    if (
      one.reach === 0 ||
      isBase(one.group) ||
      (one.reach === 1 && one.group.some(isCited)) ||
      left - unitsOf(one.group) < fewestUnits[subject.language] + more
    )
      continue;
    left -= unitsOf(one.group);
    for (const fact of one.group) gone.add(fact);
  }
  const reaches = new Map(groups.flatMap(({ group, reach }) => group.map((fact) => [fact, reach] as const)));
  return facts
    .filter((fact) => !gone.has(fact))
    .map((fact) => {
      const far = behind[reaches.get(fact) ?? 0];
      return far === 0 || isKept(fact) ? fact : { ...fact, aim: fact.aim - far };
    });
}
