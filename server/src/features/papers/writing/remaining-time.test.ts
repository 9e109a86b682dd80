import { describe, expect, it } from 'vitest';
import { type Pace, remainingSeconds } from './remaining-time.ts';

const start = new Date('2026-03-01T08:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const step = (section: string, state: 'QUEUED' | 'RUNNING' | 'SUCCEEDED') => ({
  ...{ id: section, kind: 'section', state, input: { section }, createdAt: after(10) },
});
const units = new Map([
  ['a', 1000],
  ['b', 1000],
  ['c', 2000],
]);
const pace = (changes: Partial<Pace>): Pace => ({
  ...{ startedAt: start, now: after(30), progress: 20, steps: [], texts: new Map(), units },
  ...changes,
});

describe('the remaining time', () => {
  it('is not named while there is nothing to go by', () => {
    expect(remainingSeconds(pace({ startedAt: null }))).toBeNull();
    expect(remainingSeconds(pace({}))).toBeNull();
    const fresh = [step('a', 'RUNNING'), step('b', 'QUEUED')];
    expect(remainingSeconds(pace({ steps: fresh }))).toBeNull();
    expect(remainingSeconds(pace({ steps: [step('a', 'SUCCEEDED')], progress: 100 }))).toBeNull();
  });

  it('follows the units that are written, not the sections', () => {
    const half = remainingSeconds(
      pace({ steps: [step('a', 'SUCCEEDED'), step('b', 'SUCCEEDED'), step('c', 'RUNNING')] }),
    );
    const quarter = remainingSeconds(
      pace({ steps: [step('a', 'SUCCEEDED'), step('b', 'QUEUED'), step('c', 'RUNNING')] }),
    );
    // Half of it in 20 s: 20 s more for the sections, and their share of 40 s for what follows.
    expect(half).toBe(20 + Math.round(40 * 0.6));
    expect(quarter).toBe(60 + Math.round(80 * 0.6));
  });

  it('counts the text of sections that are being written, and never takes them for done', () => {
    const steps = [step('a', 'SUCCEEDED'), step('b', 'RUNNING')];
    const [without, some, over] = ['', '字'.repeat(500), '字'.repeat(3_000)].map((text) =>
      remainingSeconds(pace({ steps, texts: new Map([['b', text]]) })),
    );
    expect(some).toBeLessThan(without ?? 0);
    expect(over).toBeGreaterThan(0);
  });

  it('counts what is begun when the others are there, and does not rise when it is', () => {
    const body = [step('a', 'SUCCEEDED'), step('b', 'SUCCEEDED')];
    const between = remainingSeconds(pace({ steps: body, progress: 45 }));
    const frame = remainingSeconds(pace({ now: after(32), steps: [...body, step('c', 'QUEUED')], progress: 45 }));
    // Half of it in 20 s, as above.
    expect(between).toBe(20 + Math.round(40 * 0.6));
    expect(Math.abs((frame ?? 0) - (between ?? 0))).toBeLessThan(6);
  });

  it('falls as time passes at the same pace, to the end', () => {
    const done = ['a', 'b', 'c'].map((section) => step(section, 'SUCCEEDED'));
    const seen = [
      remainingSeconds(
        pace({ now: after(20), steps: [step('a', 'SUCCEEDED'), step('b', 'RUNNING'), step('c', 'QUEUED')] }),
      ),
      remainingSeconds(
        pace({ now: after(30), steps: [step('a', 'SUCCEEDED'), step('b', 'SUCCEEDED'), step('c', 'RUNNING')] }),
      ),
      remainingSeconds(pace({ now: after(50), steps: done, progress: 72 })),
      remainingSeconds(pace({ now: after(60), steps: done, progress: 95 })),
    ];
    expect(seen.every((value) => value !== null)).toBe(true);
    expect(seen).toEqual(seen.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
  });
});
