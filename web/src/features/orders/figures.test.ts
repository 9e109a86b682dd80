import { expect, test } from 'vitest';
import { couponMayFit, dueWithDiscount } from '../../domain/orders/coupon-fit.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { progressPercent } from './progress-percent.ts';
import { clockText } from './use-countdown.ts';

const minute = 60_000;
const now = Date.parse('2025-01-01T00:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

test('a code lives until its time, and its whole life where the clock of the device cannot be right', () => {
  expect(paymentDeadline(at(29), now, 30)).toBe(now + 29 * minute);
  expect(paymentDeadline(at(-31), now, 30)).toBe(now + 30 * minute);
  expect(paymentDeadline(at(90), now, 30)).toBe(now + 30 * minute);
});

test('the time left is read as minutes and seconds', () => {
  expect([1800, 61, 9, 0].map(clockText)).toEqual(['30:00', '1:01', '0:09', '0:00']);
});

test('progress follows the time since the payment, never falls behind what is measured, and leaves the end to the file', () => {
  expect(progressPercent(now, now, 10, 0)).toBe(0);
  expect(progressPercent(now, now + 5 * minute, 10, 0)).toBeCloseTo(49.995);
  expect(progressPercent(now, now + 5 * minute, 10, 80)).toBe(80);
  expect(progressPercent(now, now + 60 * minute, 10, 0)).toBe(99.99);
  expect(progressPercent(now, now, 10, 100)).toBe(99.99);
  expect(progressPercent(now + minute, now, 10, 0)).toBe(0);
});

test('what is due with a coupon is the rest of the price, or the deposit of that rest, rounded up', () => {
  expect(dueWithDiscount(990, 297, null)).toBe(693);
  expect(dueWithDiscount(9_601, 0, 30)).toBe(2_881);
  expect(dueWithDiscount(990, 990, null)).toBe(0);
});

test('coupons are offered for what they can pay', () => {
  const paper = { orderType: 'PAPER_MASTER', isReduceAigc: false, additionalServices: [] } as const;
  const fits = (kind: 'DISCOUNT' | 'FREE_GENERATION' | 'PLAGIARISM_CHECK' | 'REDUCE_AIGC', change: object = {}) =>
    couponMayFit({ kind }, { ...paper, ...change });
  expect(fits('DISCOUNT')).toBe(true);
  expect(fits('DISCOUNT', { orderType: 'WALLET_RECHARGE' })).toBe(false);
  expect(fits('FREE_GENERATION')).toBe(true);
  expect(fits('FREE_GENERATION', { additionalServices: ['EXTRA_SURVEY'] })).toBe(false);
  expect(fits('PLAGIARISM_CHECK')).toBe(false);
  expect(fits('PLAGIARISM_CHECK', { orderType: 'PLAGIARISM_CHECK' })).toBe(true);
  expect(fits('REDUCE_AIGC')).toBe(false);
  expect(fits('REDUCE_AIGC', { isReduceAigc: true })).toBe(true);
});
