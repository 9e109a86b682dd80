import { expect, test } from 'vitest';
import { findRemainingSeconds } from './remaining-time.ts';

test('nothing is said of the time left while the server says nothing', () => {
  expect(findRemainingSeconds(null, 6_000)).toBeNull();
});

test('what the server reckoned counts down, and is forgotten once it has passed', () => {
  const estimate = { seconds: 240, atMs: 1_000 };
  expect(findRemainingSeconds(estimate, 1_000)).toBe(240);
  expect(findRemainingSeconds(estimate, 61_000)).toBe(180);
  expect(findRemainingSeconds(estimate, 241_000)).toBeNull();
  expect(findRemainingSeconds(estimate, 300_000)).toBeNull();
});
