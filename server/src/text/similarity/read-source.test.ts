import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../comparing/tokens.ts';
import { readSource } from './read-source.ts';

const numRuns = process.env.YANMO_SOAK === '1' ? 5_000 : 60;

const sentence = fc.constantFrom(
  '河口湿地的芦苇在春季返青，盐度降低两周之后新芽最密。',
  'The gauge near the lock was read at six. ',
  '水門の開閉は毎朝六時に記録された。',
  '\n\n',
  '\n# 一\n',
  '“引”',
  'x\u0301',
  '……',
  '啊'.repeat(700),
  "don't ".repeat(300),
);
const text = fc.array(sentence, { maxLength: 25 }).map((parts) => parts.join(''));

describe('a source', () => {
  it('is tiled by passages whose tokens, one after the other, are its own', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const { passages, tokens } = readSource(whole);
        const all = tokenise(whole);
        expect(tokens).toBe(all.length);
        let place = 0;
        let token = 0;
        for (const passage of passages) {
          expect(passage).toMatchObject({ start: place, firstToken: token });
          expect(passage.tokens).toBeLessThanOrEqual(600);
          const own = tokenise(passage.text);
          expect(own.length).toBe(passage.tokens);
          expect(own.textOf(0)).toBe(all.textOf(token));
          place += passage.text.length;
          token += passage.tokens;
        }
        expect(token).toBe(tokens);
        expect(tokenise(whole.slice(place)).length).toBe(0);
      }),
      { numRuns },
    );
  });

  it('keeps short paragraphs together and says where each fingerprint stands', () => {
    const paragraphs = Array.from({ length: 40 }, (_, index) => `第${index}段记录了当年水位与盐度的变化情况。`);
    const { passages, fingerprints, tokens } = readSource(paragraphs.join('\n\n'));
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.length).toBeLessThan(6);
    fingerprints.positions.forEach((position, index) => {
      const passage = passages[fingerprints.ordinals[index] ?? -1];
      expect(position).toBeGreaterThanOrEqual(passage?.firstToken ?? tokens);
      expect(position).toBeLessThan((passage?.firstToken ?? 0) + (passage?.tokens ?? 0));
    });
  });

  it('is kept by a few places where it says one thing ten thousand times', () => {
    const { fingerprints, terms } = readSource('芦苇在春季返青盐度降低之后新芽最密。'.repeat(10_000));
    expect(fingerprints.hashes.length).toBeLessThan(1_500);
    expect(new Set(terms.hashes).size).toBeLessThan(20);
  });

  it('of no token is nothing', () => {
    for (const empty of ['', '。。。', '\n \n']) expect(readSource(empty)).toMatchObject({ tokens: 0, passages: [] });
  });
});
