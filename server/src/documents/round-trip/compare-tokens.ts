/** A stretch that both texts share, or one of the old text that became one of the new; ranges count tokens. */
export interface Stretch {
  isKept: boolean;
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Beyond this many differences two texts have nothing in common that is worth the search. */
const mostDifferences = 1_200;

/** The shortest way from one list of tokens to the other (Myers), as stretches that are kept and changed in turn. */
export function compareTokens(old: readonly string[], fresh: readonly string[]): Stretch[] {
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let oldEnd = old.length;
  let newEnd = fresh.length;
  while (oldEnd > start && newEnd > start && old[oldEnd - 1] === fresh[newEnd - 1]) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  const pairs = [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...findPairs(old.slice(start, oldEnd), fresh.slice(start, newEnd)).map(
      ([one, other]) => [one + start, other + start] as const,
    ),
    ...Array.from({ length: old.length - oldEnd }, (_, index) => [oldEnd + index, newEnd + index] as const),
  ];
  return toStretches(pairs, old.length, fresh.length);
}

function findPairs(old: readonly string[], fresh: readonly string[]): (readonly [number, number])[] {
  const most = Math.min(old.length + fresh.length, mostDifferences);
  const offset = most + 1;
  const reach = new Int32Array(2 * offset + 1);
  const trace: Int32Array[] = [];
  for (let differences = 0; differences <= most; differences += 1) {
    // Only the diagonals that this step looks at: all of them for every step would be most of the work.
    trace.push(reach.slice(offset - differences - 1, offset + differences + 2));
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const below = reach[offset + diagonal + 1] ?? 0;
      const left = reach[offset + diagonal - 1] ?? 0;
      const isDown = diagonal === -differences || (diagonal !== differences && left < below);
      let x = isDown ? below : left + 1;
      while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal]) x += 1;
      reach[offset + diagonal] = x;
      if (x >= old.length && x - diagonal >= fresh.length) return walkBack(trace, old.length, fresh.length);
    }
  }
  return [];
}

function walkBack(trace: readonly Int32Array[], oldLength: number, newLength: number) {
  const pairs: [number, number][] = [];
  let x = oldLength;
  let y = newLength;
  for (let differences = trace.length - 1; differences >= 0; differences -= 1) {
    const reach = trace[differences] ?? new Int32Array();
    const diagonal = x - y;
    const below = reach[differences + diagonal + 2] ?? 0;
    const left = reach[differences + diagonal] ?? 0;
    const isDown = diagonal === -differences || (diagonal !== differences && left < below);
    const beforeX = differences === 0 ? 0 : isDown ? below : left;
    const beforeY = differences === 0 ? 0 : beforeX - (isDown ? diagonal + 1 : diagonal - 1);
    while (x > beforeX && y > beforeY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    x = beforeX;
    y = beforeY;
  }
  return pairs.reverse();
}

function toStretches(pairs: readonly (readonly [number, number])[], oldLength: number, newLength: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let newFrom = 0;
  const change = (to: number, newTo: number): void => {
    if (to > from || newTo > newFrom) stretches.push({ isKept: false, from, to, newFrom, newTo });
  };
  for (const [one, other] of pairs) {
    const last = stretches.at(-1);
    if (one > from || other > newFrom || !last?.isKept) {
      change(one, other);
      stretches.push({ isKept: true, from: one, to: one + 1, newFrom: other, newTo: other + 1 });
    } else {
      last.to += 1;
      last.newTo += 1;
    }
    from = one + 1;
    newFrom = other + 1;
  }
  change(oldLength, newLength);
  return stretches;
}
