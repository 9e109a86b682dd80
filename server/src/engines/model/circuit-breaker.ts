import { EngineUnavailable } from '../engine.ts';
import type { ModelLimits } from './limits.ts';

/**
 * Keeps callers from a provider that is down: they hear so at once instead of after four time-outs, and the provider can
 * recover. After a pause one call tries; its outcome decides for all. Lives in the process: each process finds out for
 * itself within a few calls.
 */
export class CircuitBreaker {
  readonly #limits: Pick<ModelLimits, 'breakerFailures' | 'breakerWindowMs' | 'breakerOpenMs'>;
  readonly #nowMs: () => number;
  #failuresAtMs: number[] = [];
  #openUntilMs: number | null = null;
  #isProbing = false;

  constructor(
    limits: Pick<ModelLimits, 'breakerFailures' | 'breakerWindowMs' | 'breakerOpenMs'>,
    nowMs: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#nowMs = nowMs;
  }

  /** Throws while nobody may call. Takes nothing: for looking before waiting for a slot. */
  assertMayCall(): void {
    if (this.#openUntilMs === null) return;
    const remainingMs = this.#openUntilMs - this.#nowMs();
    if (remainingMs <= 0 && !this.#isProbing) return;
    throw new EngineUnavailable('the model has failed repeatedly and is left alone for a while', {
      retryAfterMs: Math.max(remainingMs, this.#limits.breakerOpenMs / 4),
    });
  }

  /** Throws while nobody may call; otherwise the caller must report exactly one outcome. */
  enter(): void {
    this.assertMayCall();
    if (this.#openUntilMs !== null) this.#isProbing = true;
  }

  reportSuccess(): void {
    this.#failuresAtMs = [];
    this.#openUntilMs = null;
    this.#isProbing = false;
  }

  reportFailure(): void {
    const nowMs = this.#nowMs();
    const wasProbing = this.#isProbing;
    this.#isProbing = false;
    this.#failuresAtMs = this.#failuresAtMs.filter((atMs) => nowMs - atMs < this.#limits.breakerWindowMs);
    this.#failuresAtMs.push(nowMs);
    if (wasProbing || this.#failuresAtMs.length >= this.#limits.breakerFailures) {
      this.#openUntilMs = nowMs + this.#limits.breakerOpenMs;
    }
  }

  /** The call ended in a way that says nothing about the provider's health (the caller left, a limit by rate). */
  reportNothing(): void {
    this.#isProbing = false;
  }
}
