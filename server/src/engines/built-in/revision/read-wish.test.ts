import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { WishNotUnderstood } from '../../engine.ts';
import { readWish } from './read-wish.ts';
import { refusedWishes, wishCases } from './testing/wish-cases.ts';

describe.each(languages)('a wish in %s', (language) => {
  it.each(wishCases[language])('%s', (wish, changes) => {
    expect(readWish(wish)).toEqual(changes);
  });
});

describe('a wish that rules cannot fulfil', () => {
  it.each(refusedWishes)('%s', (wish) => {
    expect(() => readWish(wish)).toThrow(WishNotUnderstood);
  });
});
