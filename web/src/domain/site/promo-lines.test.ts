import { expect, test } from 'vitest';
import { promoLinesOf } from './promo-lines.ts';

const kinds = (outline_characters: number | null, paper_30k_minutes: number | null) =>
  promoLinesOf({ outline_characters, paper_30k_minutes }).map(({ kind }) => kind);

test('a line is shown while it is true here, each for itself', () => {
  expect(kinds(1_040, 8.4)).toEqual(['paper', 'outline']);
  expect(kinds(null, 10)).toEqual(['paper']);
  expect(kinds(960, 10.1)).toEqual(['outline']);
  expect(kinds(640, 25)).toEqual([]);
});

test('nothing is said of what was not measured', () => {
  expect(kinds(null, null)).toEqual([]);
  expect(promoLinesOf(undefined)).toEqual([]);
});
