import { expect, test } from 'vitest';
import { pixelsPerPoint, readZoom, stepZoom, zoomFactor } from './zoom.ts';

const a4 = { width: 595.28, height: 841.89 };
const desktop = { width: 900, height: 700, gap: 16 };
const phone = { width: 375, height: 640, gap: 8 };

test('as wide as the view means that nothing lies outside it, on a phone too', () => {
  for (const room of [desktop, phone]) {
    expect(a4.width * pixelsPerPoint * zoomFactor('width', a4, room)).toBeCloseTo(room.width - 2 * room.gap);
  }
  expect(zoomFactor('width', a4, phone)).toBeLessThan(0.5);
});

test('a whole page fits in both directions', () => {
  for (const room of [desktop, phone, { width: 300, height: 2_000, gap: 8 }]) {
    const factor = zoomFactor('page', a4, room);
    expect(a4.width * pixelsPerPoint * factor).toBeLessThanOrEqual(room.width - 2 * room.gap + 0.01);
    expect(a4.height * pixelsPerPoint * factor).toBeLessThanOrEqual(room.height - 2 * room.gap + 0.01);
  }
});

test('a factor stays between 50 and 300 %', () => {
  expect(zoomFactor(0.2, a4, desktop)).toBe(0.5);
  expect(zoomFactor(9, a4, desktop)).toBe(3);
  expect(zoomFactor(1.25, a4, desktop)).toBe(1.25);
});

test('a view without any room does not turn the page inside out', () => {
  expect(zoomFactor('page', a4, { width: 0, height: 0, gap: 16 })).toBe(0.1);
});

test.each([
  [1, 'in', 1.1],
  [1, 'out', 0.9],
  [1.093, 'in', 1.25],
  [1.07, 'in', 1.1],
  [1.07, 'out', 1],
  [3, 'in', 3],
  [0.5, 'out', 0.5],
  [0.45, 'in', 0.5],
  [0.45, 'out', 0.45],
] as const)('from %d one step %s is %d', (factor, direction, next) => {
  expect(stepZoom(factor, direction)).toBe(next);
});

test('what was stored is taken up again, and nonsense is the width of the view', () => {
  expect(readZoom('page')).toBe('page');
  expect(readZoom(1.5)).toBe(1.5);
  expect(readZoom(77)).toBe(3);
  for (const nonsense of ['huge', null, undefined, Number.NaN, {}]) expect(readZoom(nonsense)).toBe('width');
});
