/** Every waiting time and count of the model adapter. Tests shorten them; the defaults suit a paid API over the internet. */
export interface ModelLimits {
  /** Until the response's headers. Too short fails a busy provider that queues before it answers. */
  connectMs: number;
  /** From sending to the first token; reasoning models think before they speak. */
  firstTokenMs: number;
  /** Silence in the middle of a stream after which it counts as dead. */
  betweenTokensMs: number;
  /** The longest one attempt may take; a model that repeats itself forever ends here. */
  wholeMs: number;
  /** Requests for one answer, the first included. */
  maximumAttempts: number;
  backoffBaseMs: number;
  backoffMaximumMs: number;
  /** A provider that asks for a longer pause is given up at once: the caller knows better whether to wait. */
  retryAfterMaximumMs: number;
  /** Failures without a success between them, within the window, that open the breaker. */
  breakerFailures: number;
  breakerWindowMs: number;
  /** How long nobody is sent to a provider that is down, before one call tries it. */
  breakerOpenMs: number;
  /** A silent holder loses its slot after this; shorter than a stall of the event loop, and the limit is exceeded. */
  slotExpiryMs: number;
  /** The longest wait for a slot. */
  slotWaitMs: number;
  /** How often a waiter looks by itself, for slots whose holder died without a notification. */
  slotPollMs: number;
  /** How long a line that begins waits for others who begin with it, so that the slots go to the right ones of them. */
  slotGatherMs: number;
  /** How often the part of a stream that has arrived is saved; it is what a kill can cost. */
  savePartEveryMs: number;
}

export const defaultModelLimits: ModelLimits = {
  connectMs: 60_000,
  firstTokenMs: 90_000,
  betweenTokensMs: 45_000,
  wholeMs: 600_000,
  maximumAttempts: 4,
  backoffBaseMs: 500,
  backoffMaximumMs: 8_000,
  retryAfterMaximumMs: 60_000,
  breakerFailures: 6,
  breakerWindowMs: 30_000,
  breakerOpenMs: 15_000,
  slotExpiryMs: 15_000,
  slotWaitMs: 300_000,
  slotPollMs: 1_000,
  slotGatherMs: 60,
  savePartEveryMs: 1_000,
};
