import { describe, expect, it } from 'vitest';
import { usualBanner } from './usual-banner.ts';

describe('what the banner says', () => {
  it('fits into two lines of a phone in every language', () => {
    const all = [...usualBanner([], 20), ...usualBanner(['REDUCE_AIGC'], 20)];
    expect(all).toHaveLength(6);
    // A letter is about half as wide as a character of Chinese or Japanese.
    const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? 0.52 : 1), 0);
    for (const text of all.flatMap((labels) => Object.values(labels))) expect(widthOf(text), text).toBeLessThan(45);
  });
});
