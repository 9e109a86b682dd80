import type { TaskLine } from './task.ts';

export interface Place {
  line: TaskLine;
  /** Whose it is, and how many of the line they may hold at once; below all of them, one is left for the others. */
  owner?: { id: string; most: number } | undefined;
  /** Its place among work that nobody looks at, the highest first; left out, somebody waits for it. */
  turn?: number | undefined;
  askedAtMs: number;
}

/** What has waited so long goes before those who came since, were it only for nobody. */
const longEnoughMs = 5_000;

/** How many tasks of each line, and of each owner in it, are under way. */
export function createHolding() {
  const held = new Map<string, number>();
  const keysOf = ({ line, owner }: Place) => [line.name, ...(owner ? [`${line.name} ${owner.id}`] : [])];
  const change = (place: Place, by: 1 | -1) => {
    for (const key of keysOf(place)) {
      const count = (held.get(key) ?? 0) + by;
      if (count > 0) held.set(key, count);
      else held.delete(key);
    }
  };
  const ofOwner = ({ line, owner }: Place) => (owner ? (held.get(`${line.name} ${owner.id}`) ?? 0) : 0);
  return {
    take: (place: Place) => change(place, 1),
    giveBack: (place: Place) => change(place, -1),
    ofOwner,
    isFull: (place: Place) =>
      (held.get(place.line.name) ?? 0) >= place.line.atOnce || ofOwner(place) >= (place.owner?.most ?? 1_000),
  };
}

/**
 * Of those who wait, the one whose turn it is: whom somebody waits for before the others; then the owner who holds fewest
 * places; then the highest turn; then who came first. Whoever may hold no more is passed over.
 */
export function findNext<One extends Place>(
  waiting: readonly One[],
  holding: ReturnType<typeof createHolding>,
  nowMs: number,
): One | null {
  const rankOf = (one: One) => (one.turn === undefined || nowMs - one.askedAtMs > longEnoughMs ? 0 : 1);
  const isBefore = (one: One, other: One): boolean => {
    const byRank = rankOf(one) - rankOf(other);
    if (byRank !== 0) return byRank < 0;
    const byOwner = holding.ofOwner(one) - holding.ofOwner(other);
    if (byOwner !== 0) return byOwner < 0;
    return (one.turn ?? 0) > (other.turn ?? 0);
  };
  let next: One | null = null;
  for (const one of waiting) {
    if (!holding.isFull(one) && (next === null || isBefore(one, next))) next = one;
  }
  return next;
}
