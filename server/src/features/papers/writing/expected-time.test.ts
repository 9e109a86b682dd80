import { expect, it } from 'vitest';
import { expectSeconds, type FinishedRun } from './expected-time.ts';

const run = (units: number, seconds: number, change: Partial<FinishedRun> = {}): FinishedRun => ({
  ...{ engine: 'BUILT_IN', units, seconds, scope: 'all' },
  ...change,
});

it('nothing is expected before anything was measured, nor by the pace of another engine', () => {
  const asked = { engine: 'MODEL deep', units: 10_000, scope: 'all' } as const;
  expect(expectSeconds([], asked)).toBeNull();
  expect(expectSeconds([run(10_000, 8)], asked)).toBeNull();
});

it('by the median of papers near in size, of which one that was held up for hours is not the measure', () => {
  const finished = [run(3_000, 30), run(9_000, 20), run(10_000, 22), run(12_000, 24), run(11_000, 9_000)];
  expect(expectSeconds(finished, { engine: 'BUILT_IN', units: 10_000, scope: 'all' })).toBe(22);
});

it('a paper of a size that was never written is reckoned from the others, and a preview as the third that it is', () => {
  expect(expectSeconds([run(3_000, 30)], { engine: 'BUILT_IN', units: 30_000, scope: 'all' })).toBe(300);
  expect(expectSeconds([run(3_000, 30)], { engine: 'BUILT_IN', units: 3_000, scope: 'preview' })).toBe(10);
  const previews = [run(9_000, 12, { scope: 'preview' })];
  expect(expectSeconds(previews, { engine: 'BUILT_IN', units: 3_000, scope: 'all' })).toBe(12);
});
