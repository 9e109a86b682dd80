/** Each thread may take half a gigabyte; more of them at a time would take the machine's memory. The others wait. */
const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Does the work when there is a place for it, first come first served. */
export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line; only a place that nobody waits for is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
