import { expect, test } from 'vitest';
import { caretAfter, findCodeProblem, groupCode, readCode } from './code-text.ts';

test.each([
  ['abcd-efgh-2345-6789', 'ABCDEFGH23456789'],
  ['  ABCD EFGH  2345 6789 ', 'ABCDEFGH23456789'],
  ['ABCD–EFGH—2345‐6789', 'ABCDEFGH23456789'],
  ['ａｂｃｄＥＦＧＨ２３４５６７８９', 'ABCDEFGH23456789'],
  ['ABCDEFGH23456789XYZ', 'ABCDEFGH23456789'],
  ['ab', 'AB'],
  ['', ''],
])('%s is read as %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});

test.each([
  ['', ''],
  ['AB', 'AB'],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD E'],
  ['ABCDEFGH23456789', 'ABCD EFGH 2345 6789'],
])('%s is shown as %s', (code, text) => {
  expect(groupCode(code)).toBe(text);
});

test('what no code holds is noticed while it is typed', () => {
  expect(findCodeProblem('ABCD2')).toBeNull();
  for (const letter of '01ILO') expect(findCodeProblem(`AB${letter}`)).toBe('lookAlike');
  expect(findCodeProblem('AB码')).toBe('foreign');
  expect(findCodeProblem('AB%')).toBe('foreign');
});

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 6],
  [8, 9],
  [10, 12],
])('after %i characters the caret stands at %i', (count, caret) => {
  expect(caretAfter(count, 'ABCD EFGH 23')).toBe(caret);
});
