import type { Logger } from './logger.ts';

/** Once a cap is reached, every visitor meets it; one line a minute says as much as a thousand. */
const everyMs = 60_000;

/**
 * Says in the log that what all callers together may cost us is spent, and which setting of the operator's decides it.
 * Limits by account and address alone do not bound that: there are enough of both.
 */
export function createCapAlarm(logger: Logger, setting: string, what: string) {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (retryAfterSeconds: number, caps: Record<string, number>): void => {
    if (performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    logger.error({ setting, caps, retryAfterSeconds }, `the cap of ${what} is reached: nobody gets more until then`);
  };
}
