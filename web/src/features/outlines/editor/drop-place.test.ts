import type { Chapter } from '@yanmo/contract/outlines';
import { expect, test } from 'vitest';
import { flatten, newChapter } from './chapter-tree.ts';
import { findDropPlace } from './drop-place.ts';

function heading(id: string, children: Chapter[] = []): Chapter {
  return { ...newChapter(id), children };
}

/** a(a1, a2(a21)), b(b1), c */
const rows = flatten([
  heading('a', [heading('a1'), heading('a2', [heading('a21')])]),
  heading('b', [heading('b1')]),
  heading('c'),
]);

test.each([
  ['one place down keeps its level', { id: 'c', overId: 'b1', offsetLevels: 0 }, { index: 5, depth: 1 }],
  ['to the right goes under the heading before', { id: 'c', overId: 'c', offsetLevels: 1 }, { index: 6, depth: 1 }],
  ['further right goes as deep as there is', { id: 'c', overId: 'c', offsetLevels: 9 }, { index: 6, depth: 2 }],
  ['to the left goes up', { id: 'b1', overId: 'b1', offsetLevels: -1 }, { index: 5, depth: 0 }],
  ['never takes the next heading under itself', { id: 'c', overId: 'a2', offsetLevels: -3 }, { index: 2, depth: 1 }],
  ['the first row is a chapter', { id: 'c', overId: 'a', offsetLevels: 2 }, { index: 0, depth: 0 }],
  ['what is below comes along', { id: 'a2', overId: 'c', offsetLevels: -1 }, { index: 5, depth: 0 }],
  ['and keeps it from going too deep', { id: 'a2', overId: 'b', offsetLevels: 2 }, { index: 3, depth: 1 }],
])('%s', (_name, dragged, place) => {
  expect(findDropPlace(rows, dragged)).toEqual(place);
});

test('a heading with sections does not fit where only the third level is left', () => {
  expect(findDropPlace(rows, { id: 'b', overId: 'a21', offsetLevels: 0 })).toBeNull();
});

test('over something that is not a heading there is no place', () => {
  expect(findDropPlace(rows, { id: 'b', overId: 'x', offsetLevels: 0 })).toBeNull();
});
