import type { ToldFact } from './told-fact.ts';

/** The definition that is nearest to the title: the student's own before any other, of equals the sheet's first. */
export function findDefinition(facts: readonly ToldFact[], names: readonly string[]): ToldFact | undefined {
  const defined = facts.filter(({ kind }) => kind === 'definition');
  const others = facts.filter(({ kind }) => kind === 'part' || kind === 'stage');
  // The section on concepts keeps something to tell.
  if (defined.length + others.length < 2) return undefined;
  const opensWith = ({ clause }: ToldFact): boolean =>
    names.some((name) => name !== '' && clause.toLowerCase().startsWith(name.toLowerCase()));
  const worth = (fact: ToldFact): number => (fact.own ? 4 : 0) + (opensWith(fact) ? 2 : 0) + fact.aim;
  return defined.toSorted((one, other) => worth(other) - worth(one))[0];
}
