import type { Logger } from '../../platform/logger.ts';

const batchSize = 50;
/** More would pile calls up at a gateway that is slow; one at a time would let one slow answer hold up all others. */
const atOnce = 5;
/** What is still due then waits for the next minute's round, so that payments that hang leave refunds their turn. */
const roundMs = 30_000;

/**
 * Takes what is due, a batch at a time, until nothing is or the round is over. `take` puts the next turn of what it
 * takes off, and one that cannot be settled is left to that turn: it keeps no other one waiting.
 */
export async function settleDue(
  logger: Logger,
  take: (limit: number) => Promise<string[]>,
  settle: (number: string) => Promise<void>,
): Promise<void> {
  const until = performance.now() + roundMs;
  let taken: string[];
  do {
    taken = await take(batchSize);
    const waiting = [...taken];
    const workThrough = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        try {
          await settle(number);
        } catch (error) {
          logger.error({ err: error, number }, 'cannot settle what is due; it is tried again later');
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workThrough));
  } while (taken.length === batchSize && performance.now() < until);
}
