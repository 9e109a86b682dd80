/** Hands a growing text on at most once an interval, each time with what is new since the last. */
export interface PartialWriter {
  save(text: string): Promise<void>;
  /** Writes what is left, and waits for a write under way. */
  flush(): Promise<void>;
  /** Drops what is left. */
  end(): void;
}

export function createPartialWriter(options: {
  intervalMs: number;
  write(text: string, offset: number): Promise<void>;
  onError(error: unknown): void;
}): PartialWriter {
  const { intervalMs, write, onError } = options;
  let wanted = '';
  let written = '';
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;

  function writeNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    nextAt = performance.now() + intervalMs;
    const before = writing;
    writing = (async () => {
      // One that failed was reported to its caller; the next writes what it could not.
      await before.catch(() => undefined);
      const text = wanted;
      if (text === written) return;
      await write(text, commonLength(written, text));
      written = text;
    })();
    return writing;
  }

  return {
    async save(text) {
      wanted = text;
      if (timer) return;
      const waitMs = nextAt - performance.now();
      if (waitMs <= 0) return writeNow();
      timer = setTimeout(() => writeNow().catch(onError), waitMs);
    },
    flush: writeNow,
    end() {
      clearTimeout(timer);
      wanted = written;
    },
  };
}

function commonLength(before: string, after: string): number {
  if (after.startsWith(before)) return before.length;
  let length = 0;
  while (length < before.length && before[length] === after[length]) length += 1;
  return length;
}
