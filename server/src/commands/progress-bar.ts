/** How often a line is printed where no bar can be drawn. */
const lineEveryMs = 5_000;

export interface ProgressBar {
  show(text: string, fraction: number): void;
  end(): void;
}

/** On a terminal one line that changes; else a line now and then. */
export function createProgressBar(): ProgressBar {
  if (!process.stderr.isTTY) {
    let last = 0;
    return {
      show(text) {
        if (Date.now() - last < lineEveryMs) return;
        last = Date.now();
        console.error(text);
      },
      end: () => undefined,
    };
  }
  return {
    show(text, fraction) {
      const width = 24;
      const done = Math.round(width * Math.min(1, fraction));
      process.stderr.write(`\r[${'#'.repeat(done)}${' '.repeat(width - done)}] ${text}\u001b[K`);
    },
    end: () => process.stderr.write('\n'),
  };
}
