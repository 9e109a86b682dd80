import { expect, test } from 'vitest';
import { readYuan } from './read-yuan.ts';

const limits = { minimum: 100, maximum: 500_000 };

test.each([
  ['50', 5_000],
  ['1', 100],
  ['5000', 500_000],
  ['5,000.00', 500_000],
  [' ¥ 88.8 ', 8_880],
  ['88.88元', 8_888],
  ['￥１２．５', 1_250],
  ['4.35', 435],
  ['007', 700],
  ['20.', 2_000],
])('%s is read as %i fen', (text, amountFen) => {
  expect(readYuan(text, limits)).toEqual({ amountFen });
});

test.each([
  ['', 'empty'],
  ['  ¥', 'empty'],
  ['0.99', 'tooSmall'],
  ['0', 'tooSmall'],
  ['5000.01', 'tooLarge'],
  ['100000000000000000000', 'tooLarge'],
  ['-1', 'notAnAmount'],
  ['1.234', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['NaN', 'notAnAmount'],
  ['.5', 'notAnAmount'],
] as const)('%s is refused: %s', (text, problem) => {
  expect(readYuan(text, limits)).toEqual({ problem });
});
