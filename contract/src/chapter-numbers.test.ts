import { expect, it } from 'vitest';
import { chapterNumber } from './chapter-numbers.ts';

it('numbers headings in the manner of each language', () => {
  expect(chapterNumber('zh', [1])).toBe('第1章');
  expect(chapterNumber('ja', [2])).toBe('第2章');
  expect(chapterNumber('en', [3])).toBe('Chapter 3');
  expect(chapterNumber('es', [4])).toBe('Capítulo 4');
  expect(chapterNumber('zh', [1, 2])).toBe('1.2');
  expect(chapterNumber('en', [1, 2, 3])).toBe('1.2.3');
});
