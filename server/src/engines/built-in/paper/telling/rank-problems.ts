import { chance } from '../../seeded-random.ts';
import type { WritingContext } from '../writing-context.ts';
import type { Deal } from './deal-facts.ts';
import { isNamingProblem, keepOwnProblems, openOwn } from './own-of-title.ts';
import { listTelling } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';

/** How much the paper's own turn makes of which problem comes first. */
const ofTurn = 0.75;
const ofName = 2.5;

/** What is asked of a problem is answered at the end: by why it is so, and by what can be done. */
export function isAnswered({ group }: Pick<ToldFact, 'group'>, facts: readonly ToldFact[]): boolean {
  return (['cause', 'remedy'] as const).every((side) =>
    facts.some((fact) => fact.kind === side && fact.group === group),
  );
}

/**
 * The problems that a paper tells, by their entries, in the one order that its chapters, its question, its abstract and its conclusion all keep: first those
 * that name what the title asks, then those that headings name, as these follow each other, then the title's other own, then the rest.
 */
export function rankProblems(context: WritingContext, deal: Deal): ReadonlyMap<string, number> {
  const { argument, pool, spots, subject } = context;
  const facts = spots.flatMap((spot) => deal.of(spot));
  const title = listTelling(subject.understanding.text.toLowerCase());
  /** What a problem is called in the title's own words is the title's own. */
  const called = ({ term }: ToldFact): number =>
    [...listTelling(term.toLowerCase())].filter((piece) => title.has(piece)).length / Math.max(1, title.size);
  const worth = (fact: ToldFact): number =>
    fact.aim + called(fact) * ofName + chance(subject.seed, `${fact.group}:turn`) * ofTurn;
  const told = facts
    .filter((fact) => fact.kind === 'problem' && fact.term !== '')
    .toSorted(
      (one, other) => Number(isAnswered(other, facts)) - Number(isAnswered(one, facts)) || worth(other) - worth(one),
    );
  const names = told.map(({ term }) => ({ problem: term }));
  const headed = argument.chains.filter(({ problem }) => names.some((one) => one.problem === problem));
  const { namingOf } = openOwn(context);
  const namingBy = ({ problem }: { problem: string }): number =>
    namingOf(pool.findByTerm(problem)?.entry.id ?? '') ?? 0;
  const named = [...headed, ...names.toSorted((one, other) => namingBy(other) - namingBy(one))].filter(({ problem }) =>
    isNamingProblem(problem, context),
  );
  const inOrder = [...named, ...headed, ...keepOwnProblems(names, context), ...names].flatMap(
    ({ problem }) => pool.findByTerm(problem)?.entry.id ?? [],
  );
  return new Map([...new Set(inOrder)].map((id, place) => [id, place]));
}

/** Problems in the order of the paper; one that it does not tell comes last. */
export function inPaperOrder<T extends { problem: string }>(
  problems: readonly T[],
  { order, pool }: Pick<WritingContext, 'order' | 'pool'>,
): T[] {
  const placeOf = ({ problem }: T): number =>
    order.get(pool.findByTerm(problem)?.entry.id ?? '') ?? Number.POSITIVE_INFINITY;
  return problems.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? 0 : first - second;
  });
}
