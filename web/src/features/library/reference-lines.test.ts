import { describe, expect, it } from 'vitest';
import { portionsOf, readLines } from './reference-lines.ts';

describe('a pasted list of references', () => {
  it('has one reference a line, whatever the lines end with', () => {
    expect(readLines(' [1] One.\r\n\n\n  [2] Two.\n').lines).toEqual(['[1] One.', '[2] Two.']);
  });

  it('is cut at what one check takes, and says how many are left', () => {
    const { lines, left } = readLines(Array.from({ length: 230 }, (_, index) => `Work ${index}`).join('\n'));
    expect([lines.length, left]).toEqual([200, 30]);
    expect(readLines('One.\nTwo.\nThree.', 2)).toEqual({ lines: ['One.', 'Two.'], left: 1 });
  });

  it('is sent in at most four portions that hold it all in order', () => {
    for (const count of [0, 1, 5, 6, 21, 200]) {
      const lines = Array.from({ length: count }, (_, index) => `Work ${index}`);
      const portions = portionsOf(lines);
      expect(portions.flat()).toEqual(lines);
      expect(portions.length).toBeLessThanOrEqual(4);
    }
  });
});
