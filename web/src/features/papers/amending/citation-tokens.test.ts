import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnknownNumbers, numberSources, readTokens, writeTokens } from './citation-tokens.ts';
import { sampleReference, workIds } from './testing/sample-paper.ts';

const sources = numberSources([sampleReference(0), sampleReference(1), sampleReference(2)]);
const [first, second, third] = workIds;

test('a citation is a number in brackets, and the number a citation again', () => {
  const draft = `Trams help [@${first}][@${third}].`;
  expect(writeTokens(draft, sources)).toBe('Trams help [1][3].');
  expect(readTokens('Trams help [1][3].', sources)).toBe(draft);
});

test('lists and ranges cite each of their works, whatever brackets the keyboard gives', () => {
  expect(readTokens('a[1, 3]', sources)).toBe(`a[@${first}][@${third}]`);
  expect(readTokens('a[1-3]', sources)).toBe(`a[@${first}][@${second}][@${third}]`);
  expect(readTokens('如上【2】。', sources)).toBe(`如上[@${second}]。`);
});

test('brackets that were words before stay words', () => {
  const draft = 'The interval [1, 2] is closed.';
  const shown = writeTokens(draft, sources);
  expect(shown).toBe('The interval \\[1, 2] is closed.');
  expect(readTokens(shown, sources)).toBe(draft);
});

test('a number without a source is left as it is, and named', () => {
  expect(readTokens('See [7] and [2].', sources)).toBe(`See [7] and [@${second}].`);
  expect(findUnknownNumbers('See [7], [2], [9-10] and \\[8].', sources)).toEqual([7, 9, 10]);
});

test('the printed number is kept where the style has one', () => {
  const numbered = numberSources([
    sampleReference(0, { label: '[4]' }),
    sampleReference(1, { label: '' }),
    sampleReference(2, { label: '[2]' }),
  ]);
  expect(numbered.map(({ number }) => number)).toEqual([4, 5, 2]);
  const named = numberSources([sampleReference(0, { label: '(Marin, 2019)' }), sampleReference(1, { label: '(Li)' })]);
  expect(named.map(({ number }) => number)).toEqual([1, 2]);
});

test('whatever a section says survives the editor unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom('[', ']', '[1]', '【2】', '[1, 2]', '[9]', '[2-1]', '\\', '1', ' ', '\n\n', 'words', '| a | b |'),
    fc.constantFrom(...workIds, '0b000000-0000-4000-8000-000000000009').map((id) => `[@${id}]`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const draft = pieces.join('');
      expect(readTokens(writeTokens(draft, sources), sources)).toBe(draft);
    }),
  );
});
