import { expect, test } from 'vitest';
import { lastDays } from './api.ts';

test('the last days end with the day that it is in China', () => {
  expect(lastDays(7, Date.parse('2026-03-01T15:59:00Z'))).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(lastDays(1, Date.parse('2026-03-01T16:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-02' });
});
