/** Each thread may take half a gigabyte; more of them at a time would take the machine's memory. The others wait. */
const places = 4;

/** Whose work it is, and how many of the places they may hold; below all of them, one is left for the others. */
export interface Turn {
  owner: string;
  most: number;
}

interface Waiting {
  turn: Turn;
  begin: () => void;
}

let taken = 0;
const takenBy = new Map<string, number>();
const waiting: Waiting[] = [];

/** Of those who wait, the one whose owner holds fewest places; among equals who came first. */
function takeNext(): Waiting | null {
  const heldBy = ({ turn }: Waiting) => takenBy.get(turn.owner) ?? 0;
  let next: Waiting | null = null;
  for (const one of waiting) {
    if (heldBy(one) < one.turn.most && (next === null || heldBy(one) < heldBy(next))) next = one;
  }
  if (next) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

function fillPlaces(): void {
  while (taken < places) {
    const next = takeNext();
    if (!next) return;
    taken += 1;
    takenBy.set(next.turn.owner, (takenBy.get(next.turn.owner) ?? 0) + 1);
    next.begin();
  }
}

/** Does the work when there is a place for it: owners take turns, however much one of them brings. */
export async function inTurn<Value>(turn: Turn, work: () => Promise<Value>): Promise<Value> {
  await new Promise<void>((begin) => {
    waiting.push({ turn, begin });
    fillPlaces();
  });
  try {
    return await work();
  } finally {
    taken -= 1;
    const left = (takenBy.get(turn.owner) ?? 1) - 1;
    if (left > 0) takenBy.set(turn.owner, left);
    else takenBy.delete(turn.owner);
    fillPlaces();
  }
}
