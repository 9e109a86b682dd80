/** What the server reckoned, and when it said so. */
export interface Estimate {
  seconds: number;
  atMs: number;
}

/**
 * How long it will still take. Only the server reckons, for every tab and device alike; here it is counted down until the
 * next answer. Null while it says nothing, and once the time that it named has passed.
 */
export function findRemainingSeconds(estimate: Estimate | null, nowMs: number): number | null {
  const seconds = estimate ? estimate.seconds - (nowMs - estimate.atMs) / 1_000 : 0;
  return seconds > 0 ? seconds : null;
}
