import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

const cut = (text: string, ranges: { start: number; end: number }[]) =>
  ranges.map(({ start, end }) => text.slice(start, end));

test('only what was replaced is marked, in words and in characters', () => {
  const english = ['It plays a crucial role in trade.', 'It matters a great deal in trade.'] as const;
  const found = changedWords(...english);
  expect(cut(english[0], found.before)).toEqual(['plays', 'crucial role']);
  expect(cut(english[1], found.after)).toEqual(['matters', 'great deal']);
  const chinese = ['因此降低了成本。', '成本由此降低。'] as const;
  const words = changedWords(...chinese);
  expect(cut(chinese[0], words.before).join('')).not.toContain('降低');
});

test('the same sentence has no changes, an empty one is all change', () => {
  expect(changedWords('a b', 'a b')).toEqual({ before: [], after: [] });
  expect(changedWords('', 'new words')).toEqual({ before: [], after: [{ start: 0, end: 9 }] });
});

test('a sentence without end is marked as a whole instead of costing seconds', () => {
  const long = '字'.repeat(5_000);
  expect(changedWords(long, '短').before).toEqual([{ start: 0, end: 5_000 }]);
});
