/** Of twenty streams each fifty times a second, of two hundred each five times: as often as their readers are told of them. */
const readsPerSecond = 1_000;
/** Shorter, a rest costs more than it spares. */
const shortestRestMs = 20;
const tickMs = 10;

/**
 * How often streams are read. Every read costs the process as much as all the words in it, and readers are told of the words of many
 * streams some times a second: so a stream that has begun rests between two reads, the longer the more of them there are, and what
 * arrives meanwhile waits in its socket. One timer serves them all.
 */
export class ReadingPace {
  readonly #resting = new Map<() => void, number>();
  #streams = 0;
  #timer: NodeJS.Timeout | undefined;

  /** One more is read; called again, it is over. */
  enter(): () => void {
    this.#streams += 1;
    let isIn = true;
    return () => {
      if (isIn) this.#streams -= 1;
      isIn = false;
    };
  }

  get restMs(): number {
    const restMs = (this.#streams * 1_000) / readsPerSecond;
    return restMs < shortestRestMs ? 0 : restMs;
  }

  /** Calls it when the rest is over; false where there is none. */
  rest(goOn: () => void): boolean {
    const { restMs } = this;
    if (restMs === 0) return false;
    this.#resting.set(goOn, performance.now() + restMs);
    this.#timer ??= setInterval(() => this.#wake(), tickMs);
    return true;
  }

  forget(goOn: () => void): void {
    this.#resting.delete(goOn);
  }

  #wake(): void {
    const now = performance.now();
    for (const [goOn, until] of this.#resting) {
      if (until > now) continue;
      this.#resting.delete(goOn);
      goOn();
    }
    if (this.#resting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
