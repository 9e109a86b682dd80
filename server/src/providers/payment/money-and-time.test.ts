import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaTime, chinaTimeWithOffset, findChinaTime } from './china-time.ts';
import { findFen, yuanOf } from './yuan.ts';

describe('yuan', () => {
  it('are written with two decimals', () => {
    expect([1, 10, 100, 12_305, 10_000_000_000].map(yuanOf)).toEqual([
      '0.01',
      '0.10',
      '1.00',
      '123.05',
      '100000000.00',
    ]);
  });

  it('come back as the fen that they were', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (fen) => findFen(yuanOf(fen)) === fen));
  });

  it('are read as gateways write them, and as nothing else', () => {
    expect(['5', '5.1', '5.10', '0.00'].map(findFen)).toEqual([500, 510, 510, 0]);
    const wrong = ['', '-1.00', '1e3', '1.005', '0x10', ' 1', '1,00', 'NaN', '1.', '9'.repeat(13), 5, null, undefined];
    expect(wrong.map(findFen)).toEqual(wrong.map(() => null));
  });

  it('are never made of what is no amount', () => {
    for (const fen of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => yuanOf(fen)).toThrow(RangeError);
  });
});

describe('China’s time', () => {
  const at = new Date('2026-04-30T16:05:09.700Z');

  it('is eight hours ahead, whatever the zone of this machine', () => {
    expect(chinaTime(at)).toBe('2026-05-01 00:05:09');
    expect(chinaTimeWithOffset(at)).toBe('2026-05-01T00:05:09+08:00');
  });

  it('is read back', () => {
    expect(findChinaTime('2026-05-01 00:05:09')).toEqual(new Date('2026-04-30T16:05:09Z'));
    expect(findChinaTime('2026-05-01 00:05:09.700')).toEqual(at);
    const wrong = ['', '2026-13-01 00:00:00', '2026-05-01T00:05:09', '2026-05-01', undefined];
    expect(wrong.map(findChinaTime)).toEqual(wrong.map(() => null));
  });
});
