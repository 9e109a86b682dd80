import { expect, test } from 'vitest';
import { cutPieces, listBlocks, placeBlock, putPiece, readFigure, readTable, removeBlock } from './draft-pieces.ts';
import { findInline, moveInline, objectBeside, removeInline } from './inline-objects.ts';

const table = '| a | b |\n| 1 | 2 |\n: Rows {#tab-1}';
const figure = '```figure model\nx {independent} Peer feedback\n\ny Writing\nx -> y: H1\n: The model {#fig}\n```';
const text = `One.\n\n${table}\n\n${figure}\n\nTwo.\nstill two.`;

test('a draft is texts and objects by turns, and its pieces join to it', () => {
  expect(listBlocks(text).map(({ kind }) => kind)).toEqual(['text', 'table', 'figure', 'text']);
  const pieces = cutPieces(text);
  expect(pieces.map(({ kind, text: own }) => (kind === 'text' ? own : kind))).toEqual([
    ...['One.', 'table', '', 'figure', 'Two.\nstill two.'],
  ]);
  for (const [index, piece] of pieces.entries()) expect(putPiece(text, index, piece.text).text).toBe(text);
  expect(putPiece(text, 2, 'Between.').text).toBe(`One.\n\n${table}\n\nBetween.\n\n${figure}\n\nTwo.\nstill two.`);
  // What is typed at the end of a stretch stays there, blank lines too.
  const typed = putPiece(text, 0, 'One.\n\n').text;
  expect(cutPieces(typed)[0]?.text).toBe('One.\n\n');
  expect(cutPieces('').map(({ text: own }) => own)).toEqual(['']);
  expect(cutPieces('```figure model\nx still typed').map(({ kind }) => kind)).toEqual(['text']);
  expect(cutPieces('| only one row |').map(({ kind }) => kind)).toEqual(['text']);
});

test('objects are placed and removed among the blocks', () => {
  const order = (changed: string) => listBlocks(changed).map(({ kind }) => kind);
  expect(order(placeBlock(text, 1, 0).text)).toEqual(['table', 'text', 'figure', 'text']);
  const last = placeBlock(text, 1, 4);
  expect(order(last.text)).toEqual(['text', 'figure', 'text', 'table']);
  expect(last.text.slice(last.start)).toBe(table);
  expect(order(removeBlock(text, 2).text)).toEqual(['text', 'table', 'text']);
  expect(readTable(table)).toEqual({ head: ['a', 'b'], rows: [['1', '2']], caption: 'Rows' });
  expect(readFigure(figure)).toEqual({ caption: 'The model', labels: ['Peer feedback', 'Writing'] });
});

test('citations, gaps and pointers are found, and a bracket that is none is not', () => {
  const line = '甲[1, 3]，见[#tab-1]，[待补充数据：样本量] 与 \\[2] 和 [注]。';
  expect(findInline(line).map(({ kind, text: own }) => `${kind} ${own}`)).toEqual([
    ...['citation [1, 3]', 'pointer [#tab-1]', 'gap [待补充数据：样本量]'],
  ]);
  const [first] = findInline(line);
  expect(objectBeside(findInline(line), first?.end ?? 0, 'before')).toEqual(first);
});

test.each([
  ['甲[1]。乙。丙。', 'on', '甲。乙[1]。丙。'],
  ['甲。乙[1]。', 'back', '甲[1]。乙。'],
  ['One. [1] Two. Three.', 'on', 'One. Two. [1] Three.'],
  ['Only one [1].', 'back', null],
] as const)('%s moved %s', (line, to, expected) => {
  const [object] = findInline(line);
  if (!object) throw new Error('nothing found');
  expect(moveInline(line, object, to)?.text ?? null).toBe(expected);
  expect(removeInline('One [1].', { kind: 'citation', start: 4, end: 7, text: '[1]' })).toEqual({
    text: 'One.',
    caret: 3,
  });
});
