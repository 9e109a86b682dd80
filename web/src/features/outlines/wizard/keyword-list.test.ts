import { saveKeywords } from '@yanmo/contract/outlines';
import { expect, test } from 'vitest';
import { addKeyword } from './keyword-list.ts';

test('a keyword is trimmed, and one that is there is not added again', () => {
  expect(addKeyword(['数字化'], '  老年  助餐 ')).toEqual(['数字化', '老年 助餐']);
  expect(addKeyword(['Ink'], 'ink')).toEqual(['Ink']);
  expect(addKeyword(['Ink'], '  ')).toEqual(['Ink']);
});

test('whatever is typed, the list is one that the server takes', () => {
  const words = Array.from({ length: 40 }, (_value, index) => `${index} ${'长'.repeat(index * 3)}`);
  const keywords = [...words.reduce(addKeyword, [] as readonly string[])];
  expect(keywords).toHaveLength(12);
  expect(saveKeywords.body?.safeParse({ key1: 'k', keywords }).success).toBe(true);
});
