import { expect, it } from 'vitest';
import { expectQuick } from '../testing/expect-quick.ts';
import { listQueryWords } from './query-words.ts';
import { markWords } from './search-words.ts';

it('a query that repeats itself is marked once', () => {
  const mark = () => markWords('经济.'.repeat(100), '经济,'.repeat(3_000));
  expect(mark().length).toBe(100);
  expectQuick(50, mark);
});

it('a query parts words of another script from the characters that they touch', () => {
  const words = (query: string) => listQueryWords(query).map(({ text }) => text);
  expect(words('基于GIS的农田评价')).toEqual(words('基于 GIS 的农田评价'));
  expect(words('VR教材の効果')).toContain('vr');
});
