import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayGoOn, readAround, sameBefore, sameBehind, shortestCopy, unknownAround } from './around.ts';

const numRuns = process.env.YANMO_SOAK === '1' ? 20_000 : 500;
const key = fc.integer().map((value) => value || 1);
const sizes = fc.constantFrom(8, 5);

/** Of one fingerprint. */
const around = (keys: readonly number[], at: number, size: number): number =>
  readAround(Int32Array.from(keys), [at], size)[0] as number;

describe('what stands around a fingerprint', () => {
  it('never takes two that are the same for different, up to as many as the shortest copy needs', () => {
    const sides = fc.tuple(fc.array(key, { maxLength: 9 }), fc.array(key, { maxLength: 9 }));
    const shared = fc.array(key, { minLength: 26, maxLength: 26 });
    fc.assert(
      fc.property(sizes, shared, fc.nat(8), fc.nat(8), sides, sides, (size, run, left, right, one, other) => {
        const most = shortestCopy(size) - size;
        const same = [...run.slice(0, left), ...run.slice(9, 9 + size), ...run.slice(17, 17 + right)];
        const here = around([...one[0], ...same, ...one[1]], one[0].length + left, size);
        const there = around([...other[0], ...same, ...other[1]], other[0].length + left, size);
        expect(sameBefore(here, there, size)).toBeGreaterThanOrEqual(Math.min(left, most));
        expect(sameBehind(here, there, size)).toBeGreaterThanOrEqual(Math.min(right, most));
        expect(sameBefore(here, there, size)).toBeLessThanOrEqual(most);
        expect(here).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  it('is like nothing beyond the edge of a text, nor where nothing may be compared', () => {
    for (const size of [8, 5]) {
      const bare = Array.from({ length: size }, (_, at) => at + 1);
      expect(around(bare, 0, size)).toBe(unknownAround);
      const whole = around([7, ...bare, 9], 1, size);
      expect([sameBefore(whole, whole, size), sameBehind(whole, whole, size)]).toEqual([1, 1]);
      const masked = around([7, 0, ...bare, 0, 9], 2, size);
      expect([sameBefore(masked, masked, size), sameBehind(masked, masked, size)]).toEqual([0, 0]);
    }
  });

  it('mostly tells two others apart', () => {
    for (const [size, most] of [
      [8, 0.2],
      [5, 0.06],
    ] as const) {
      let same = 0;
      for (let number = 1; number <= 2_000; number += 1) {
        const keysOf = (seed: number) => Array.from({ length: size + 2 }, (_, at) => Math.imul(seed + at, 0x9e3779b1));
        same += sameBefore(around(keysOf(number), 1, size), around(keysOf(-number), 1, size), size);
      }
      expect(same / 2_000).toBeLessThan(most);
    }
  });

  it('shows that both go on behind a word that was exchanged, put in or left out', () => {
    const run = Array.from({ length: 24 }, (_, at) => Math.imul(at + 3, 0x85ebca6b));
    for (const size of [8, 5]) {
      const plain = around(run, 8, size);
      const behind = 8 + size;
      const changed = [
        [...run.slice(0, behind), 77, ...run.slice(behind + 1)],
        [...run.slice(0, behind), 77, ...run.slice(behind)],
        [...run.slice(0, behind), ...run.slice(behind + 1)],
      ];
      for (const keys of changed) {
        const edited = around([...Array(8).fill(5), ...keys.slice(8)], 8, size);
        expect(sameBehind(plain, edited, size)).toBe(0);
        expect(mayGoOn(plain, edited, size)).toBe(true);
      }
      const other = around([...Array(8).fill(5), ...run.slice(8, behind), ...Array(8).fill(6)], 8, size);
      expect(mayGoOn(plain, other, size)).toBe(false);
    }
  });
});
