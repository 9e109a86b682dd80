import type { ChainOfSpots } from '../argument.ts';
import type { Source } from '../pool.ts';
import type { WritingContext } from '../writing-context.ts';
import { listCalled } from './told-fact.ts';

/** What a paper holds: a problem comes from a cause, and something answers it. */
export type Claim = Pick<ChainOfSpots, 'problem' | 'cause' | 'measure'>;

/** More of them, and a conclusion is a list. */
export const mostClaims = 4;

export const isWhole = ({ problem, cause, measure }: Claim): boolean =>
  problem !== '' && cause !== '' && measure !== '';

/** Chains that headings name, and behind them such as a section has told. */
export function listClaims(context: WritingContext): Claim[] {
  const headed = context.argument.chains.filter(isWhole);
  const { pool } = context;
  const isTold = (source: Source): boolean => context.spots.some(({ section }) => pool.isVisited(source, section.id));
  const firstTold = (ids: readonly string[] = []): string =>
    ids.map((id) => pool.find(id)).find((source) => source !== null && isTold(source))?.entry.term ?? '';
  const isHeaded = (term: string): boolean => headed.some(({ problem }) => problem === term);
  const told = listCalled(pool)
    .filter((source) => source.entry.kind === 'problem' && isTold(source) && !isHeaded(source.entry.term))
    .map(({ entry: { term, links } }) => ({
      ...{ problem: term, cause: firstTold(links.causes), measure: firstTold(links.measures) },
    }))
    .filter(isWhole);
  return [...headed, ...told].slice(0, Math.max(mostClaims, headed.length));
}

/** The entries that a claim speaks of, and their subjects. */
export function entriesOfClaim({ problem, cause, measure }: Claim, { pool }: WritingContext): string[] {
  const sources = [problem, cause, measure].flatMap((name) => pool.findByTerm(name) ?? []);
  return [...new Set(sources.flatMap(({ entry }) => [entry.id, entry.sheet?.id ?? entry.id]))];
}
