import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, stepKey } from './step-key.ts';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, reversed(part)]),
  );
}

describe('the key of a step', () => {
  it('does not depend on the order of properties, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(stepKey('write', reversed(value))).toBe(stepKey('write', value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('differs by kind, by input, and by the order of a list', () => {
    const keys = [
      stepKey('a', { x: 1 }),
      stepKey('b', { x: 1 }),
      stepKey('a', { x: 2 }),
      stepKey('a', [1, 2]),
      stepKey('a', [2, 1]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
