import type { ToldFact } from './told-fact.ts';

/** A problem with one cause and what answers that. */
function kernelOf(group: readonly ToldFact[]): ToldFact[] {
  const entryOf = ({ proposition }: ToldFact) => proposition?.source.entry;
  const problem = group.find(({ kind }) => kind === 'problem');
  for (const cause of group.filter(({ kind }) => kind === 'cause')) {
    const answer = group.find(
      (fact) => fact.kind === 'remedy' && entryOf(fact)?.sheet?.answers?.includes(entryOf(cause)?.id ?? ''),
    );
    if (problem && answer) return [problem, cause, answer];
  }
  return [];
}

/** Facts beside the topic that are too many, the farthest from the title first; of a problem beside it its causes and answers go too. */
export function listSurplus(facts: readonly ToldFact[], homed: ReadonlySet<string>, most: number): Set<string> {
  const isAside = ({ standing, own }: ToldFact): boolean => standing === 'ASIDE' && own === null;
  // What a heading names goes last.
  const isNamed = ([first]: readonly ToldFact[]): boolean => homed.has(first?.group ?? '');
  const surplus = new Set<string>();
  let aside = facts.filter(isAside).length;
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()]
    .filter((group) => group.some(isAside))
    .toSorted(
      (one, other) =>
        Number(isNamed(one)) - Number(isNamed(other)) ||
        Math.max(...one.map(({ aim }) => aim)) - Math.max(...other.map(({ aim }) => aim)),
    );
  const isWithin = (): boolean => aside <= (facts.length - surplus.size) * most;
  for (const group of groups) {
    if (isWithin()) break;
    const isHeaded = group.some((fact) => fact.kind === 'problem' && isAside(fact));
    const gone = isHeaded ? group.filter(({ own }) => own === null) : group.filter(isAside);
    for (const { id } of gone) surplus.add(id);
    aside -= group.filter(isAside).length;
    // Where there is room for its kernel, that is told.
    const kernel = isHeaded ? kernelOf(gone) : [];
    for (const { id } of kernel) surplus.delete(id);
    aside += kernel.length;
    if (isWithin()) continue;
    for (const { id } of kernel) surplus.add(id);
    aside -= kernel.length;
  }
  return surplus;
}
