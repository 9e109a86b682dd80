import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('a text is cut after a whole word, and says that it goes on', () => {
  expect(beginningOf('Employers make job and seniority the first criteria', 40)).toBe(
    'Employers make job and seniority the…',
  );
  expect(beginningOf('night buses, and what they cost', 12)).toBe('night buses…');
});

test('a script without spaces is cut where it is, and never within a character', () => {
  expect(beginningOf('夜间公交与城市生活的联系', 6)).toBe('夜间公交与城…');
  expect(beginningOf('𠮷野家𠮷野家', 4)).toBe('𠮷野家𠮷…');
});

test('what is short enough stays as it is, in one line', () => {
  expect(beginningOf('  two\nlines ', 20)).toBe('two lines');
});
