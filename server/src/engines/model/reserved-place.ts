import type { ModelSlot, ModelSlots } from './model-slots.ts';

/** A slot that is stood in line for before it is known whether the call comes. Taken once; dropped, it goes back. */
export class ReservedPlace {
  readonly #leaving = new AbortController();
  readonly #slot: Promise<ModelSlot>;
  #isOver = false;

  constructor(slots: Pick<ModelSlots, 'acquire'>) {
    this.#slot = slots.acquire(this.#leaving.signal);
    // Whoever takes it hears of a failure; of one that is dropped nobody needs to.
    this.#slot.catch(() => undefined);
  }

  /** Undefined when it was taken before: the next attempt stands in line itself. Rejects as `acquire` does. */
  take(signal: AbortSignal): Promise<ModelSlot> | undefined {
    if (this.#isOver) return undefined;
    if (signal.aborted) {
      this.drop();
      return Promise.reject(signal.reason);
    }
    this.#isOver = true;
    signal.addEventListener('abort', () => this.#leaving.abort(signal.reason), { once: true });
    return this.#slot;
  }

  drop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leaving.abort(new Error('the call did not come'));
    this.#slot.then(
      (slot) => slot.release(),
      () => undefined,
    );
  }
}
