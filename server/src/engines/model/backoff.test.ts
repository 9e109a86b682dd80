import { expect, test } from 'vitest';
import { backoffMs, readRetryAfterMs } from './backoff.ts';

const limits = { backoffBaseMs: 100, backoffMaximumMs: 1_000 };

test('pauses double up to a ceiling and are spread over their upper half', () => {
  expect([1, 2, 3, 4, 5].map((failures) => backoffMs(failures, undefined, limits, () => 1))).toEqual([
    100, 200, 400, 800, 1_000,
  ]);
  expect(backoffMs(3, undefined, limits, () => 0)).toBe(200);
});

test('what the provider asked for is never undercut', () => {
  expect(backoffMs(1, 2_000, limits, () => 0)).toBeGreaterThanOrEqual(2_000);
});

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:10 GMT' }, 10_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%o is a pause of %s ms', (headers, expected) => {
  expect(readRetryAfterMs(new Headers(headers as Record<string, string>), new Date('2026-01-01T00:00:00Z'))).toBe(
    expected,
  );
});
