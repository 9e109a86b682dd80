import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTokens } from '../../text/compare-tokens.ts';
import { compareTexts, type Edit } from './compare-texts.ts';

const never = (): boolean => false;
const compare = (old: string, fresh: string): Edit[] => compareTexts(old, fresh, never);

function apply(old: string, edits: readonly Edit[]): string {
  return edits.map((edit) => (edit.kind === 'keep' ? old.slice(edit.from, edit.to) : edit.text)).join('');
}

describe('what changed between two texts', () => {
  it('leads from the one to the other, and covers all of the old one in order', () => {
    const text = fc.string({ unit: fc.constantFrom('的', '研究', 'ab ', '[1]', '，', '😀'), maxLength: 40 });
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const edits = compare(old, fresh);
        expect(apply(old, edits)).toBe(fresh);
        let at = 0;
        for (const { from, to } of edits) {
          expect(from).toBe(at);
          at = to;
        }
        expect(at).toBe(old.length);
      }),
      { numRuns: 500 },
    );
  });

  it('takes the fewest steps', () => {
    const tokens = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    const longestCommon = (one: readonly string[], other: readonly string[]): number => {
      const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
      one.forEach((token, i) => {
        other.forEach((against, j) => {
          const row = table[i + 1];
          if (!row) return;
          row[j + 1] = token === against ? (table[i]?.[j] ?? 0) + 1 : Math.max(table[i]?.[j + 1] ?? 0, row[j] ?? 0);
        });
      });
      return table[one.length]?.[other.length] ?? 0;
    };
    fc.assert(
      fc.property(tokens, tokens, (old, fresh) => {
        const kept = compareTokens(old, fresh).filter(({ isKept }) => isKept);
        expect(kept.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(longestCommon(old, fresh));
      }),
      { numRuns: 500 },
    );
  });

  it('is a sentence, not confetti, where one was written anew', () => {
    expect(compare('数字经济的发展改变了乡村的教育。', '农村学校因新的技术而有了不同的样貌。')).toEqual([
      { kind: 'change', from: 0, to: 15, text: '农村学校因新的技术而有了不同的样貌' },
      { kind: 'keep', from: 15, to: 16 },
    ]);
  });

  it('is told in words where words are divided, and citations stay whole', () => {
    expect(compare('the old school [12] was', 'the new school [12] was')).toEqual([
      { kind: 'keep', from: 0, to: 4 },
      { kind: 'change', from: 4, to: 7, text: 'new' },
      { kind: 'keep', from: 7, to: 23 },
    ]);
    expect(compare('这一点尤其重要。', '这一点尤其主要。')).toEqual([
      { kind: 'keep', from: 0, to: 5 },
      { kind: 'change', from: 5, to: 7, text: '主要' },
      { kind: 'keep', from: 7, to: 8 },
    ]);
    expect(compare('见[1]文', '见[12]文')[1]).toEqual({ kind: 'change', from: 1, to: 4, text: '[12]' });
  });

  it('is found for texts that have nothing in common, however long', () => {
    const old = Array.from({ length: 4_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const fresh = Array.from({ length: 4_000 }, (_, index) => String.fromCodePoint(0x6e00 + index)).join('');
    expect(apply(old, compare(old, fresh))).toBe(fresh);
  });
});
