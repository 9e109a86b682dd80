import type { Clock } from '../platform/clock.ts';

/** Business time that a test moves. */
export interface TestClock extends Clock {
  move(seconds: number): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    move: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
