import { expect, it } from 'vitest';
import { assignTracks, type Stretch } from './tracks.ts';

const line = (key: string, begin: number, end: number): Stretch => ({
  key,
  from: begin,
  to: end,
  towardsBegin: [begin],
  towardsEnd: [end],
  thickness: 10,
});

it('lets lines that need not cross pass each other', () => {
  // Both lead to the left; the one that leaves farther right has to turn later.
  const { offsets } = assignTracks([line('short', 449, 385), line('between', 227, 140), line('long', 399, 190)], 5);
  expect(offsets.get('long')).toBeLessThan(offsets.get('short') ?? 0);
});

it('puts lines that do not meet on one track, and those that do apart', () => {
  const plain = (key: string, from: number, to: number): Stretch => ({
    ...line(key, from, to),
    towardsBegin: [],
    towardsEnd: [],
  });
  const { offsets, extent } = assignTracks([plain('a', 0, 30), plain('b', 60, 90), plain('c', 20, 70)], 5);
  expect(offsets.get('a')).toBe(offsets.get('b'));
  expect(offsets.get('c')).not.toBe(offsets.get('a'));
  expect(extent).toBe(20);
});

it('draws branches of one port as one line', () => {
  const { offsets, extent } = assignTracks([line('a', 50, 10), line('a', 50, 90)], 5);
  expect([...offsets.keys()]).toEqual(['a']);
  expect(extent).toBe(10);
});
