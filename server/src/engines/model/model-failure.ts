// Not from 'openai' itself, which would load all of the SDK.
import { APIConnectionError, APIError } from 'openai/core/error';
import { readRetryAfterMs } from './backoff.ts';

/**
 * transient: the same request may succeed in a moment. rejected: the provider understood the request and will not serve
 * it. misconfigured: key, address or account; an operator has to act, the request itself is sound.
 */
export type ModelFailureKind = 'transient' | 'rejected' | 'misconfigured';

export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** False for a limit by rate: the provider is well, and opening the breaker would only lengthen the wait. */
  readonly isSignOfIllness: boolean;

  constructor(
    kind: ModelFailureKind,
    message: string,
    options: { cause?: unknown; status?: number; retryAfterMs?: number; isSignOfIllness?: boolean } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
    this.isSignOfIllness = options.isSignOfIllness ?? kind === 'transient';
  }

  /** Its provider has too much to do: it said so, or when to come back. */
  get isBusy(): boolean {
    if (this.kind !== 'transient') return false;
    return this.status === 429 || this.status === 529 || (this.status === 503 && this.retryAfterMs !== undefined);
  }
}

/** A key that is short of money also answers 429; waiting does not fill it. */
const exhaustedCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'account_deactivated']);
const passingStatuses = new Set([408, 409, 425, 429]);

/** Sorts whatever the SDK or the stream threw. Aborts are the caller's to tell apart before. */
export function classifyModelFailure(error: unknown, now = new Date()): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError) {
    return new ModelFailure('transient', 'the model cannot be reached', { cause: error });
  }
  if (error instanceof APIError && typeof error.status === 'number') {
    const { status, code } = error;
    const options = { cause: error, status, retryAfterMs: readRetryAfterMs(error.headers, now) };
    if (status === 402 || (code && exhaustedCodes.has(code))) {
      return new ModelFailure('misconfigured', 'the account at the model’s provider is exhausted', options);
    }
    if (status === 401 || status === 403 || status === 404 || status === 405) {
      return new ModelFailure('misconfigured', `the model’s provider answered ${status}`, options);
    }
    if (status >= 500 || passingStatuses.has(status)) {
      return new ModelFailure('transient', `the model’s provider answered ${status}`, {
        ...options,
        isSignOfIllness: status !== 429,
      });
    }
    return new ModelFailure('rejected', `the model’s provider answered ${status}: ${error.message}`, options);
  }
  // An error inside the stream, a connection that broke in the middle, a chunk that is not JSON.
  return new ModelFailure('transient', 'the stream of the model broke', { cause: error });
}
