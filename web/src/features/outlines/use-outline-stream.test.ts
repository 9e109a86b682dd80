import { expect, test } from 'vitest';
import { newChapter } from './editor/chapter-tree.ts';
import { placeChapter } from './use-outline-stream.ts';

const [first, second, third] = ['a', 'b', 'c'].map(newChapter);

test('chapters come one after the other, and one that comes again is not doubled', () => {
  if (!first || !second) throw new Error('two chapters were made');
  const chapters = placeChapter(placeChapter([], { index: 0, chapter: first }), { index: 1, chapter: second });
  expect(chapters).toEqual([first, second]);
  expect(placeChapter(chapters, { index: 1, chapter: second })).toEqual([first, second]);
});

test('a writing that starts over takes the place of what came before it', () => {
  if (!first || !second || !third) throw new Error('three chapters were made');
  expect(placeChapter([first, second], { index: 0, chapter: third })).toEqual([third]);
});
