import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLongWords } from './break-long-words.ts';

const pieces = (text: string): string[] => text.split('\u200b');

describe('long words', () => {
  it('leaves ordinary prose alone', () => {
    const text = 'The counter-revolutionary 反思与展望 https://a.b/c';
    expect(breakLongWords(text, 30)).toBe(text);
  });

  it('lets an address break after its joints', () => {
    const broken = breakLongWords('https://example.com/papers/2024/digital-transformation?page=2', 30);
    expect(pieces(broken)).toContain('com/');
    expect(pieces(broken).some((piece) => piece.startsWith('/'))).toBe(false);
  });

  it('lets a word without joints break anywhere, but not inside a character', () => {
    const family = '👨‍👩‍👧‍👦';
    const broken = breakLongWords(family.repeat(20), 30);
    expect(pieces(broken).every((piece) => piece.replaceAll(family, '') === '')).toBe(true);
  });

  it('adds places to break and changes nothing else, and leaves no piece too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const clean = text.replaceAll('\u200b', '');
        const broken = breakLongWords(clean, limit);
        expect(broken.replaceAll('\u200b', '')).toBe(clean);
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        for (const word of breakLongWords(text, limit).split(/[\s\u200b]+/u))
          expect(word.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
