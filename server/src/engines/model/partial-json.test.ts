import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePartialJson } from './partial-json.ts';

/** Whether one could become the other by going on: lists and objects may be shorter, all else is the same. */
function isBeginningOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part) && Array.isArray(whole)) {
    return part.length <= whole.length && part.every((entry, index) => isBeginningOf(entry, whole[index]));
  }
  if (part !== null && typeof part === 'object' && whole !== null && typeof whole === 'object') {
    return Object.entries(part).every(([key, value]) => isBeginningOf(value, (whole as Record<string, unknown>)[key]));
  }
  return Object.is(part, whole);
}

test('wherever a text is cut, what is read is a beginning of the whole, and the whole at its end', () => {
  const value = fc.object({ maxDepth: 2, maxKeys: 4 });
  fc.assert(
    fc.property(value, fc.boolean(), fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (given, isSpaced, cuts) => {
      const text = JSON.stringify(given, null, isSpaced ? 2 : 0);
      const whole = JSON.parse(text);
      const wrong = cuts
        .map((cut) => text.slice(0, 1 + (cut % text.length)))
        .filter((cut) => !isBeginningOf(parsePartialJson(cut), whole));
      expect(wrong).toEqual([]);
      expect(parsePartialJson(text)).toEqual(whole);
    }),
  );
});

test('what is no JSON is nothing', () => {
  expect(['nothing', '{"a":"b"]', '{"a" "b"}', '[1,,2'].map(parsePartialJson)).toEqual(Array(4).fill(undefined));
});
