import { AppError } from '../../platform/app-error.ts';

/** Each holds its records in memory; a search that finds so many before it is answered without what its index sent. */
const mostWaiting = 500;

let isBusy = false;
const waiting: (() => void)[] = [];

/**
 * One merge of this process at a time. The lock of the database lets only one through anyway, and whoever waits for that
 * one holds a connection: hundreds of merges at once would leave none for anybody else.
 */
export async function inMergeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (isBusy) {
    if (waiting.length >= mostWaiting) throw new AppError('overloaded');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  isBusy = true;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn goes straight to the next in line.
    if (next) next();
    else isBusy = false;
  }
}
