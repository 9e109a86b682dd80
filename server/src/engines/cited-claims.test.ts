import { describe, expect, test } from 'vitest';
import { listCitedClaims, withoutCitations } from './cited-claims.ts';

const sentencesOf = (text: string) => listCitedClaims('s', text).map(({ sentence, works }) => [sentence, ...works]);

test('sentences that cite, wherever their marks stand; cells of tables are left out', () => {
  expect(
    sentencesOf(
      '甲增长[@a]。乙下降。[@b]丙不变。\n\n- 项一，见[@a]\n- 项二。\n\n| 甲 | 乙 |\n| 1 [@a] | 2 |\n: 表 {#t1}\n\n丁[@a]而戊[@b]，己[@c]。',
    ),
  ).toEqual([
    ['甲增长[@a]。', 'a'],
    ['乙下降。[@b]', 'b'],
    ['项一，见[@a]', 'a'],
    ['丁[@a]而戊[@b]，己[@c]。', 'a', 'b', 'c'],
  ]);
});

describe('a sentence loses its marks', () => {
  test('where it is a sentence, not where another one holds its words', () => {
    const text = 'It is said that nets help [@a]. Nets help [@a].\n\nSo nets help [@a]. nets help [@a].';
    expect(withoutCitations(text, 'nets help [@a].', ['a'])).toBe(
      'It is said that nets help [@a]. Nets help [@a].\n\nSo nets help [@a]. nets help.',
    );
  });

  test('once each time where it stands twice', () => {
    const once = withoutCitations('甲[@a]。乙。甲[@a]。', '甲[@a]。', ['a']);
    expect(once).toBe('甲。乙。甲[@a]。');
    expect(withoutCitations(once, '甲[@a]。', ['a'])).toBe('甲。乙。甲。');
  });

  test.each([
    ['in a list whose blanks are not ours', '- one  two [@a].\n- three [@b].', '- one  two.\n- three [@b].'],
    [
      'over a broken line',
      '| h | k |\n| one two [@a]. | z |\n\none\ntwo [@a].',
      '| h | k |\n| one two [@a]. | z |\n\none\ntwo.',
    ],
  ])('%s, and all around it stays', (_name, text, wanted) => {
    expect(withoutCitations(text, 'one two [@a].', ['a'])).toBe(wanted);
  });

  test('of some works only, with signs that patterns and replacements are made of', () => {
    const sentence = 'It costs $& (a+b)* [x] more [@a][@b].';
    expect(withoutCitations(`${sentence} End.`, sentence, ['a'])).toBe('It costs $& (a+b)* [x] more [@b]. End.');
    expect(withoutCitations('Else.', sentence, ['a'])).toBe('Else.');
  });
});
