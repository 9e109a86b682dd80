import { expect, test } from 'vitest';
import { textPieces } from './text-pieces.ts';

test('pieces are the sentence again, cut at changes and at what is protected', () => {
  const text = 'Cost fell by 12% [3] in all.';
  const pieces = textPieces(
    text,
    [{ start: 0, end: 4 }],
    [
      { start: 13, end: 16, kind: 'NUMBER' },
      { start: 17, end: 20, kind: 'CITATION' },
    ],
  );
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isChanged }) => isChanged).map((piece) => piece.text)).toEqual(['Cost']);
  expect(pieces.filter(({ kept }) => kept).map((piece) => [piece.text, piece.kept])).toEqual([
    ['12%', 'NUMBER'],
    ['[3]', 'CITATION'],
  ]);
});
