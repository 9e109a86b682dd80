/** The long run (`npm run soak`) has everything in its full size. */
export const isSoak = process.env.YANMO_SOAK === '1';

/** Every so many-th, by turns, where many cases would each take all of them: one of all, if nothing else is said. The long run takes all. */
export const byTurns = <Item>(items: readonly Item[], turn: number, of: number = items.length): readonly Item[] =>
  isSoak ? items : items.filter((_, index) => index % of === turn % of);
