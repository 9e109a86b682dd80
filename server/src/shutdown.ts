interface Step {
  name: string;
  undo: () => Promise<unknown> | unknown;
  isBounded: boolean;
}

/** What a start has built up, to be taken down in reverse. */
export class Shutdown {
  readonly #steps: Step[] = [];

  /** Waited for until the deadline of the stop, then left behind. */
  add(name: string, undo: Step['undo']): void {
    this.#steps.push({ name, undo, isBounded: false });
  }

  /** Runs and is waited for even after the deadline; it must end by itself in bounded time. */
  addBounded(name: string, undo: Step['undo']): void {
    this.#steps.push({ name, undo, isBounded: true });
  }

  /** One that fails or hangs keeps no other from its turn. Returns what went wrong: nothing after a clean stop. */
  async run(deadline: Promise<unknown>): Promise<Error[]> {
    const problems: Error[] = [];
    const late = Symbol('late');
    const lateness = deadline.then(() => late);
    for (const { name, undo, isBounded } of this.#steps.splice(0).reverse()) {
      try {
        const undone = Promise.resolve(undo());
        const outcome = await (isBounded ? undone : Promise.race([undone, lateness]));
        if (outcome !== late) continue;
        problems.push(new StoppedLate(name));
        undone.catch(() => undefined);
      } catch (error) {
        problems.push(error instanceof Error ? error : new Error(String(error)));
      }
    }
    return problems;
  }
}

export class StoppedLate extends Error {
  override name = 'StoppedLate';
  constructor(step: string) {
    super(`${step}: not over in time, left behind`);
  }
}
