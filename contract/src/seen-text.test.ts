import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenText, seenTexts } from './seen-text.ts';

describe('text as its reader sees it', () => {
  it.each([
    ['signs that turn the direction', 'a\u202eb\u2066c\u200fd\u061c', 'abcd'],
    ['blanks without width and soft hyphens', '\ufeff数字\u200b化\u2060转\u00ad型', '数字化转型'],
    ['tags and joiners that hide words', '题\u{e0049}\u{e0067}\u200d\u200c目', '题目'],
    ['bytes hidden in forms of a sign', '😊\ufe0f\u{e0101}\u{e0102}\ufe01!', '😊\ufe0f!'],
    [
      'controls, fillers and code points that are no characters',
      'a\0\u0007\u001b[1m\u007f\u3164\ufffe\u{1ffff}b',
      'a[1mb',
    ],
    ['line ends of other systems', 'a\r\nb\rc\u2028d\ve', 'a\nb\nc\nd\ne'],
  ])('loses %s', (_what, text, seen) => expect(seenText(text)).toBe(seen));

  it.each([
    ['tabs and lines', 'a\tb\n\nc'],
    ['joined pictures', '👩🏽‍🔬 👨‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣'],
    ['parted and joined letters', 'می‌خواهم क्‍ष ശ്രീ'],
    ['forms of ideographs', '葛\u{e0100}城市, 辻\u{e0101}'],
    ['accents, marks of numbers, other scripts', 'e\u0301 ñ \u0600١ ไทย 한국어 ∩\ufe00'],
  ])('keeps %s', (_what, text) => expect(seenText(text)).toBe(text));

  it('is the same when it is read again, whatever it was', () => {
    const signs = fc.constantFrom(
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u202e',
      '\u{e0100}',
      '👩',
      '葛',
      'م',
      'a',
      '\r',
      '\n',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }),
        (parts) => {
          const once = seenText(parts.join(''));
          expect(seenText(once)).toBe(once);
        },
      ),
    );
  });

  it('shows half a sign as one that is missing: no database takes it', () => {
    expect(seenText('a\ud835b')).toBe('a\ufffdb');
    expect(seenText('𝑥 = 𝑦')).toBe('𝑥 = 𝑦');
  });

  it('reads a megabyte at once', () => {
    // Of this thread alone: others may be at work on the machine.
    const before = process.threadCpuUsage();
    expect(seenText('\u200d\u200b'.repeat(500_000))).toBe('');
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('reads every text of a value', () => {
    expect(seenTexts({ a: ['\u200bx', 1, null, { b: 'y\u202e' }], c: true })).toEqual({
      a: ['x', 1, null, { b: 'y' }],
      c: true,
    });
  });
});
