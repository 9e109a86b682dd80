import type { Paper } from '../paper.ts';
import { nearNamed } from './aim.ts';
import { listTold, type ToldFact } from './told-fact.ts';

const isAside = ({ standing }: ToldFact): boolean => standing === 'ASIDE';

/**
 * The facts to do without where a paper has so many sentences too many from outside its subject: of what it tells beside its topic the farthest, and
 * all of that sort that it did not tell, which would come in their stead. A problem goes with its causes and answers; what a heading names stays.
 */
export function listSpared({ context: { pool, spots, subject } }: Pick<Paper, 'context'>, count: number): string[] {
  const facts = nearNamed(listTold(pool, []), spots, subject);
  const headings = spots.map(({ section }) => section.title.toLowerCase());
  const isNamed = ({ term }: ToldFact): boolean =>
    term !== '' && headings.some((heading) => heading.includes(term.toLowerCase()));
  const isSaid = ({ proposition }: ToldFact): boolean =>
    proposition !== null && pool.whereSaid(proposition.source, proposition.facet) !== null;
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()]
    .map((group) => (group.some((fact) => fact.kind === 'problem' && isAside(fact)) ? group : group.filter(isAside)))
    .filter((group) => group.length > 0 && !group.some(isNamed))
    .toSorted((one, other) => Math.max(...one.map(({ aim }) => aim)) - Math.max(...other.map(({ aim }) => aim)));
  const spared: ToldFact[] = [];
  let said = 0;
  for (const group of groups) {
    const own = group.filter(isSaid).length;
    if (own > 0 && said >= count) continue;
    said += own;
    spared.push(...group);
  }
  return spared.map(({ id }) => id);
}
