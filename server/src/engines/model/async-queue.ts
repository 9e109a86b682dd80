/** Between one producer and one consumer: the producer never waits, the consumer gets everything in order, then the end. */
export class AsyncQueue<Item> {
  #items: Item[] = [];
  #end: { error?: unknown } | null = null;
  #wake: (() => void) | null = null;

  push(item: Item): void {
    this.#items.push(item);
    this.#wake?.();
  }

  end(): void {
    this.#end ??= {};
    this.#wake?.();
  }

  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    while (true) {
      for (const item of this.#items.splice(0)) yield item;
      if (this.#items.length > 0) continue;
      if (this.#end) {
        if ('error' in this.#end) throw this.#end.error;
        return;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
  }
}
