import { expect } from 'vitest';

/** What the yardstick takes on the machine on which the limits of the tests were set. */
const yardstickMs = 40;

/** Of this thread alone: other programs, and other threads, count for nothing. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** What work on texts is made of: characters, patterns and tables of words. */
function yardstick(): number {
  const counts = new Map<string, number>();
  const text = '研究 the effect, of 数字化转型 on small firms。 '.repeat(400);
  for (let round = 0; round < 24; round += 1) {
    for (const [word] of text.matchAll(/\p{L}+|[。,]/gu)) counts.set(word, (counts.get(word) ?? 0) + round);
    for (let at = 0; at < text.length; at += 1) counts.set(text[at] ?? '', text.charCodeAt(at));
  }
  return counts.size;
}

/**
 * Holds the thread for less than so many milliseconds of its own time; where the machine is slower, or others slow it down,
 * for as many more as the same yardstick takes there. For work that must not grow with the square of its input: limits
 * are a small multiple of what it takes.
 */
export function expectQuick(limitMs: number, work: () => unknown, name?: string): void {
  let best = Number.POSITIVE_INFINITY;
  // The quickest of a few: the others may have paid for compiling or for clearing up.
  for (let turn = 0; turn < 3 && best >= limitMs; turn += 1) best = Math.min(best, cpuMs(work));
  if (best < limitMs) return;
  yardstick();
  const slowness = Math.max(1, cpuMs(yardstick) / yardstickMs);
  expect(best / slowness, name).toBeLessThan(limitMs);
}
