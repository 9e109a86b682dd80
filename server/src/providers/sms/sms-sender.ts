import type { SmsPurpose } from '@yanmo/contract/accounts';

export interface SmsMessage {
  /** Mainland mobile, 11 digits. */
  phone: string;
  code: string;
  /** How long the code is valid, as the message says it. */
  minutes: number;
  purpose: SmsPurpose;
}

/** The port through which codes leave. What the provider refuses or leaves open is an SmsError. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}

/**
 * `retryable`: nothing was sent and a later attempt may succeed; `permanent`: nothing was sent and nothing will be until
 * someone changes a setting or the number; `unknown`: the message may be on its way, so it must not be sent again blindly.
 */
export type SmsFailure = 'retryable' | 'permanent' | 'unknown';

export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly failure: SmsFailure;
  /** The provider's own code, for the log. */
  readonly reason: string;

  constructor(failure: SmsFailure, reason: string, detail: string, options: { cause?: unknown } = {}) {
    super(`${reason}: ${detail}`, options);
    this.failure = failure;
    this.reason = reason;
  }
}
