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

/** Some 10 ms of looking: seven hundred shared words that moved, in both texts together. Beyond it they count as wholly different. */
export const usualSteps = 500_000;

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
  const [{ numbers: one, places }, { numbers: other, places: newPlaces }] = findShared(old, fresh);
  const search = createSearch(one, other, budget);
  const kept: Range[] = [];
  const keep = (range: Range): void => {
    for (let at = range.from, newAt = range.newFrom; at < range.to; at += 1, newAt += 1) {
      const from = places[at] as number;
      const newFrom = newPlaces[newAt] as number;
      const last = kept.at(-1);
      if (last?.to === from && last.newTo === newFrom) {
        last.to += 1;
        last.newTo += 1;
      } else kept.push({ from, to: from + 1, newFrom, newTo: newFrom + 1 });
    }
  };
  /** What is still to be compared, and the stretches found between, in the order of reading from the top of the stack. */
  const open: ({ isFound: boolean } & Range)[] = [
    { isFound: false, from: 0, to: one.length, newFrom: 0, newTo: other.length },
  ];
  for (let range = open.pop(); range; range = open.pop()) {
    if (range.isFound) {
      keep(range);
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

interface SharedTokens {
  /** Numbers compare faster than words, and most comparisons fail. */
  numbers: Int32Array;
  /** Where each stands in the list it was taken from. */
  places: Int32Array;
}

/** What only one list has is never kept: the search passes it by, and two texts that share nothing cost nothing. */
function findShared(old: readonly string[], fresh: readonly string[]): [SharedTokens, SharedTokens] {
  const numbers = new Map<string, number>();
  for (const token of old) if (!numbers.has(token)) numbers.set(token, numbers.size);
  const isShared = new Uint8Array(numbers.size);
  for (const token of fresh) {
    const number = numbers.get(token);
    if (number !== undefined) isShared[number] = 1;
  }
  const take = (list: readonly string[]): SharedTokens => {
    const taken = { numbers: new Int32Array(list.length), places: new Int32Array(list.length) };
    let length = 0;
    list.forEach((token, place) => {
      const number = numbers.get(token);
      if (number === undefined || isShared[number] === 0) return;
      taken.numbers[length] = number;
      taken.places[length] = place;
      length += 1;
    });
    return { numbers: taken.numbers.subarray(0, length), places: taken.places.subarray(0, length) };
  };
  return [take(old), take(fresh)];
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
    let lowestAhead = 0;
    let highestAhead = 0;
    let lowestBack = 0;
    let highestBack = 0;
    for (let differences = 0; differences < most; differences += 1) {
      budget.steps -= 2 * (differences + 1);
      if (budget.steps < 0) return null;
      for (let k = lowestAhead - differences; k <= differences - highestAhead; k += 2) {
        const above = ahead[offset + k + 1] as number;
        const below = ahead[offset + k - 1] as number;
        let at = k === -differences || (k !== differences && below < above) ? above : below + 1;
        while (at < length && at - k < newLength && one[from + at] === other[newFrom + at - k]) at += 1;
        ahead[offset + k] = at;
        if (at > length) highestAhead += 2;
        else if (at - k > newLength) lowestAhead += 2;
        else if (isOdd) {
          const mirror = offset + delta - k;
          const met = mirror >= 0 && mirror < 2 * offset + 1 ? (back[mirror] as number) : -1;
          if (met >= 0 && at >= length - met) return { at: from + at, newAt: newFrom + at - k };
        }
      }
      for (let k = lowestBack - differences; k <= differences - highestBack; k += 2) {
        const above = back[offset + k + 1] as number;
        const below = back[offset + k - 1] as number;
        let at = k === -differences || (k !== differences && below < above) ? above : below + 1;
        while (at < length && at - k < newLength && one[to - 1 - at] === other[newTo - 1 - at + k]) at += 1;
        back[offset + k] = at;
        if (at > length) highestBack += 2;
        else if (at - k > newLength) lowestBack += 2;
        else if (!isOdd) {
          const mirror = offset + delta - k;
          const met = mirror >= 0 && mirror < 2 * offset + 1 ? (ahead[mirror] as number) : -1;
          if (met >= 0 && met >= length - at) return { at: from + met, newAt: newFrom + met - (delta - k) };
        }
      }
    }
    return null;
  };
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
