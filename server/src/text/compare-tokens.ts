/** A stretch that both texts share, or one of the old text that became one of the new; ranges count tokens. */
export interface Stretch {
  isKept: boolean;
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** How far a search may go; shared by several, it bounds them together. What is left over stays for the next one. */
export interface SearchBudget {
  steps: number;
}

/** Some 5 ms of looking: a thousand words put in and as many left out, in both texts together. Beyond it they count as wholly different. */
export const usualSteps = 1_000_000;

interface Range {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/**
 * The shortest way from one list of tokens to the other (Myers), as stretches that are kept and changed in turn. Found by
 * halves, from both ends at once: memory grows with the lists, never with their product.
 */
export function compareTokens(
  old: readonly string[],
  fresh: readonly string[],
  budget: SearchBudget = { steps: usualSteps },
): Stretch[] {
  const [one, other] = numberTokens(old, fresh);
  const search = createSearch(one, other, budget);
  const kept: Range[] = [];
  const keep = (range: Range): void => {
    const last = kept.at(-1);
    if (range.to === range.from) return;
    if (last?.to === range.from && last.newTo === range.newFrom) {
      last.to = range.to;
      last.newTo = range.newTo;
    } else kept.push(range);
  };
  /** What is still to be compared, and the stretches found between, in the order of reading from the top of the stack. */
  const open: ({ isFound: boolean } & Range)[] = [
    { isFound: false, from: 0, to: old.length, newFrom: 0, newTo: fresh.length },
  ];
  for (let range = open.pop(); range; range = open.pop()) {
    if (range.isFound) {
      keep({ from: range.from, to: range.to, newFrom: range.newFrom, newTo: range.newTo });
      continue;
    }
    let { from, to, newFrom, newTo } = range;
    while (from < to && newFrom < newTo && one[from] === other[newFrom]) {
      from += 1;
      newFrom += 1;
    }
    while (to > from && newTo > newFrom && one[to - 1] === other[newTo - 1]) {
      to -= 1;
      newTo -= 1;
    }
    keep({ from: range.from, to: from, newFrom: range.newFrom, newTo: newFrom });
    open.push({ isFound: true, from: to, to: range.to, newFrom: newTo, newTo: range.newTo });
    if (from === to || newFrom === newTo) continue;
    const middle = search({ from, to, newFrom, newTo });
    if (!middle) continue;
    open.push({ isFound: false, from: middle.at, to, newFrom: middle.newAt, newTo });
    open.push({ isFound: false, from, to: middle.at, newFrom, newTo: middle.newAt });
  }
  return withChanges(kept, old.length, fresh.length);
}

/** Numbers compare faster than words, and most comparisons fail. */
function numberTokens(old: readonly string[], fresh: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (token: string): number => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  };
  return [Int32Array.from(old, numberOf), Int32Array.from(fresh, numberOf)];
}

/**
 * Finds a point that a shortest way passes: two searches, from the beginning and from the end, until they meet on a
 * diagonal. Null when the budget is used up.
 */
function createSearch(one: Int32Array, other: Int32Array, budget: SearchBudget) {
  const size = one.length + other.length + 4;
  const ahead = new Int32Array(size);
  const back = new Int32Array(size);

  return ({ from, to, newFrom, newTo }: Range): { at: number; newAt: number } | null => {
    const length = to - from;
    const newLength = newTo - newFrom;
    const most = Math.ceil((length + newLength) / 2);
    const offset = most + 1;
    ahead.fill(-1, 0, 2 * offset + 2);
    back.fill(-1, 0, 2 * offset + 2);
    ahead[offset + 1] = 0;
    back[offset + 1] = 0;
    const delta = length - newLength;
    const isOdd = delta % 2 !== 0;
    // Diagonals that have left the field are not looked at again.
    const left = { ahead: 0, back: 0 };
    const right = { ahead: 0, back: 0 };
    for (let differences = 0; differences < most; differences += 1) {
      budget.steps -= 2 * (differences + 1);
      if (budget.steps < 0) return null;
      for (let k = left.ahead - differences; k <= differences - right.ahead; k += 2) {
        const x = reach(ahead, offset + k, k === -differences, k === differences);
        let at = x;
        while (at < length && at - k < newLength && one[from + at] === other[newFrom + at - k]) at += 1;
        ahead[offset + k] = at;
        if (at > length) right.ahead += 2;
        else if (at - k > newLength) left.ahead += 2;
        else if (isOdd) {
          const mirror = offset + delta - k;
          if (
            mirror >= 0 &&
            mirror < 2 * offset + 1 &&
            (back[mirror] ?? -1) >= 0 &&
            at >= length - (back[mirror] ?? 0)
          ) {
            return { at: from + at, newAt: newFrom + at - k };
          }
        }
      }
      for (let k = left.back - differences; k <= differences - right.back; k += 2) {
        const x = reach(back, offset + k, k === -differences, k === differences);
        let at = x;
        while (at < length && at - k < newLength && one[to - 1 - at] === other[newTo - 1 - at + k]) at += 1;
        back[offset + k] = at;
        if (at > length) right.back += 2;
        else if (at - k > newLength) left.back += 2;
        else if (!isOdd) {
          const mirror = offset + delta - k;
          const met = mirror >= 0 && mirror < 2 * offset + 1 ? (ahead[mirror] ?? -1) : -1;
          if (met >= 0 && met >= length - at) return { at: from + met, newAt: newFrom + met - (delta - k) };
        }
      }
    }
    return null;
  };
}

/** The farther of the two neighbours: one token put in, or one left out. */
function reach(field: Int32Array, at: number, isLowest: boolean, isHighest: boolean): number {
  const above = field[at + 1] ?? 0;
  const below = field[at - 1] ?? 0;
  return isLowest || (!isHighest && below < above) ? above : below + 1;
}

function withChanges(kept: readonly Range[], oldLength: number, newLength: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let newFrom = 0;
  const change = (to: number, newTo: number): void => {
    if (to > from || newTo > newFrom) stretches.push({ isKept: false, from, to, newFrom, newTo });
  };
  for (const range of kept) {
    change(range.from, range.newFrom);
    stretches.push({ isKept: true, ...range });
    from = range.to;
    newFrom = range.newTo;
  }
  change(oldLength, newLength);
  return stretches;
}
