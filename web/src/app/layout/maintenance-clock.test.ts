import { expect, test } from 'vitest';
import { maintenanceClock } from './maintenance-clock.ts';

const plan = { starts_at: '2026-07-11T05:00:00.000Z', ends_at: '2026-07-11T16:00:00.000Z' };
const at = (time: string) => maintenanceClock(plan, Date.parse(time));

test('until it starts, the time until then', () => {
  expect(at('2026-07-10T04:59:59.500Z')).toEqual({ phase: 'ANNOUNCED', left: '24:00:01' });
  expect(at('2026-07-11T04:59:59.001Z')).toEqual({ phase: 'ANNOUNCED', left: '0:00:01' });
});

test('from then on, the time until it ends', () => {
  expect(at('2026-07-11T05:00:00.000Z')).toEqual({ phase: 'UNDER_WAY', left: '11:00:00' });
  expect(at('2026-07-11T15:58:55.000Z')).toEqual({ phase: 'UNDER_WAY', left: '0:01:05' });
});

test('nothing once it is over', () => {
  expect(at('2026-07-11T16:00:00.000Z')).toBeNull();
});
