import { expect, it } from 'vitest';
import { markWords } from './search-words.ts';

it('a query that repeats itself is marked once', () => {
  const began = performance.now();
  expect(markWords('经济.'.repeat(100), '经济,'.repeat(3_000)).length).toBe(100);
  expect(performance.now() - began).toBeLessThan(50);
});
