import type { ChainOfSpots } from '../argument.ts';
import type { Source } from '../pool.ts';
import type { WritingContext } from '../writing-context.ts';
import { mayAdvise } from './may-advise.ts';
import { keepOwnProblems } from './own-of-title.ts';
import { inPaperOrder } from './rank-problems.ts';
import { listCalled } from './told-fact.ts';

/** What a paper holds: a problem comes from a cause, and something answers it. */
export type Claim = Pick<ChainOfSpots, 'problem' | 'cause' | 'measure'>;

/** More of them, and a conclusion is a list. */
export const mostClaims = 4;
const mostOfProblem = 2;

/** What a plan merely asks for (causes within, steps to be taken) is no cause and no answer: only what is known can be claimed. */
export const isKnown = ({ problem, cause, measure }: Claim, { pool }: Pick<WritingContext, 'pool'>): boolean =>
  problem !== '' && cause !== '' && measure !== '' && [cause, measure].every((name) => Boolean(pool.findByTerm(name)));

/** Chains that headings name and such as a section has told: of the title's own troubles first those that name what it asks. */
export function listClaims(context: WritingContext): Claim[] {
  const headed = context.argument.chains.filter((chain) => isKnown(chain, context));
  const { pool, subject } = context;
  const isAdvice = mayAdvise(subject);
  const isTold = (source: Source): boolean => context.spots.some(({ section }) => pool.isVisited(source, section.id));
  const toldOf = (ids: readonly string[] = []): Source[] =>
    ids.flatMap((id) => pool.find(id) ?? []).filter((source) => isTold(source));
  /** Each cause with what answers it; of a problem whose answers do not say which cause they are for, the first of both. */
  const pairsOf = ({ causes, measures }: Source['entry']['links']): [Source, Source | null][] => {
    const [told, answers] = [toldOf(causes), toldOf(measures)];
    const pairs = told.flatMap((cause): [Source, Source][] =>
      answers
        .filter(({ entry }) => entry.sheet?.answers?.includes(cause.entry.id))
        .slice(0, 1)
        .map((answer) => [cause, answer]),
    );
    // What is past or written is explained, whether or not anything answered it.
    if (!isAdvice) return told.map((cause) => [cause, pairs.find(([own]) => own === cause)?.[1] ?? null]);
    const [cause, answer] = [told[0], answers[0]];
    return pairs.length > 0 || !cause || !answer ? pairs : [[cause, answer]];
  };
  const isHeaded = (term: string): boolean => headed.some(({ problem }) => problem === term);
  const told = listCalled(pool)
    .filter((source) => source.entry.kind === 'problem' && isTold(source) && !isHeaded(source.entry.term))
    .flatMap(({ entry: { term, links } }) =>
      pairsOf(links)
        .slice(0, mostOfProblem)
        .map(([cause, answer]) => ({ problem: term, cause: cause.entry.term, measure: answer?.entry.term ?? '' })),
    );
  const own = inPaperOrder(keepOwnProblems([...headed, ...told], context), context);
  const first = new Set([...new Set(own.map(({ problem }) => problem))].slice(0, mostClaims));
  return own.filter(({ problem }) => first.has(problem));
}

/** All that a paper holds of one problem. */
export interface Answer {
  problem: string;
  causes: readonly string[];
  measures: readonly string[];
}

/** Claims on the same problem as one answer. */
export const gatherClaims = (claims: readonly Claim[]): Answer[] =>
  [...Map.groupBy(claims, ({ problem }) => problem)].map(([problem, own]) => ({
    problem,
    causes: [...new Set(own.map(({ cause }) => cause))],
    measures: [...new Set(own.map(({ measure }) => measure))],
  }));

/** The entries that a claim speaks of, and their subjects. */
export function entriesOfClaim({ problem, causes, measures }: Answer, { pool }: WritingContext): string[] {
  const sources = [problem, ...causes, ...measures].flatMap((name) => pool.findByTerm(name) ?? []);
  return [...new Set(sources.flatMap(({ entry }) => [entry.id, entry.sheet?.id ?? entry.id]))];
}
