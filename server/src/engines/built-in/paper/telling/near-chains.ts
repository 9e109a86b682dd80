import type { ToldFact } from './told-fact.ts';

/** A piece that more of the problems have tells nothing of their nearness. */
const mostCommon = 0.34;
const fewestShared = 3;
/** Of two sheets. */
const fewestAcross = 4;

interface KnownChain {
  id: string;
  sheet: string;
  /** What is told of the problem, its causes and its answers. */
  facts: readonly ToldFact[];
}

/** Which of the chains that have headings each other chain stands nearest to, by the rarer words of what they tell; null where none is near. */
export function compareChains(chains: readonly KnownChain[]): (id: string, named: readonly string[]) => string | null {
  const known = new Map(chains.map((chain) => [chain.id, chain]));
  const piecesOf = new Map(chains.map(({ id, facts }) => [id, new Set(facts.flatMap(({ pieces }) => [...pieces]))]));
  const counts = new Map<string, number>();
  for (const pieces of piecesOf.values()) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const most = Math.max(2, chains.length * mostCommon);
  const nearness = (one: string, other: string): number =>
    [...(piecesOf.get(one) ?? [])].filter(
      (piece) => (counts.get(piece) ?? 0) <= most && piecesOf.get(other)?.has(piece),
    ).length;
  return (id, named) => {
    const [nearest] = named
      .map((other) => ({ other, near: nearness(id, other) }))
      .toSorted((one, two) => two.near - one.near);
    if (!nearest) return null;
    const isOfOneSheet = known.get(id)?.sheet === known.get(nearest.other)?.sheet;
    return nearest.near >= (isOfOneSheet ? fewestShared : fewestAcross) ? nearest.other : null;
  };
}
