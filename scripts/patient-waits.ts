import { expect, vi } from 'vitest';

/** What a wait for something that will come may take on a machine that does other things too; a test may take longer. */
const leastMs = 30_000;
/** How often it is asked, where nothing else is said; each question costs a request and its queries, and others could compute meanwhile. */
const intervalMs = 150;

type WaitOptions = Parameters<typeof vi.waitFor>[1];

function patient(options: WaitOptions = {}): WaitOptions {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { interval: intervalMs, ...given, timeout: Math.max(leastMs, given.timeout ?? 0) };
}

type PollOptions = Parameters<typeof expect.poll>[1];

// Loaded before each test file, in whatever worker: what was made patient before stays as it is.
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));

const { poll } = expect;
expect.poll = ((check: () => unknown, options: PollOptions = {}) =>
  poll(check, {
    interval: intervalMs,
    ...options,
    timeout: Math.max(leastMs, options.timeout ?? 0),
  })) as typeof expect.poll;
