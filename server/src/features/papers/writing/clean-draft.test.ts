import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { cleanDraft } from './clean-draft.ts';

describe('text that a student typed or pasted', () => {
  it('comes out the same however often it is cleaned, and holds nothing that cannot be seen', () => {
    const signs = [
      'a',
      '字',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\u2028',
      '\u200b',
      '\u202e',
      '\ufeff',
      '\u0007',
      '[@A-1]',
      '\ud800',
    ];
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...signs), maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const clean = cleanDraft(typed);
        expect(cleanDraft(clean)).toBe(clean);
        expect(clean.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u200b\u202e\ufeff]/u);
        expect(clean.isWellFormed()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('takes no longer for a hundred thousand blanks than for as many words', () => {
    const text = `a${' '.repeat(100_000)}b${'\u3000'.repeat(20_000)}\n${' \t'.repeat(10_000)}c`;
    expectQuick(5_000, () => expect(cleanDraft(text)).toBe('a b\n c'));
  });

  it('keeps its words, its blocks and what joins a sign together', () => {
    expect(cleanDraft('# 标题\r\n\r\n第一段。  \r\n\r\n\r\n第二段。')).toBe('# 标题\n\n第一段。\n\n第二段。');
    expect(cleanDraft('👨‍👩‍👧 é ½ <b>')).toBe('👨‍👩‍👧 é ½ <b>');
    expect(cleanDraft('见[@AAAA-1]')).toBe('见[@aaaa-1]');
  });
});
