import { expect, it } from 'vitest';
import { isShort } from './tell-if-short.ts';

it('a paper is short by more than five in a hundred of what was paid for', () => {
  for (const wanted of [1_000, 8_000, 20_000]) {
    expect(isShort(wanted * 0.949, wanted)).toBe(true);
    expect(isShort(wanted * 0.95, wanted)).toBe(false);
    expect(isShort(wanted * 0.951, wanted)).toBe(false);
    expect(isShort(wanted * 1.05, wanted)).toBe(false);
  }
});
