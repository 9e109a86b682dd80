import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf } from '../coupons/service.ts';
import { depositOf, makePrice, priceByPiece, priceByUnits } from './price.ts';
import { priceOfWritten } from './refundable.ts';

describe('a price by units', () => {
  it('is rounded up to a fen, and at least one yuan', () => {
    expect(priceByUnits('PAPER_FINAL', 1001, 500).amountFen).toBe(501);
    expect(priceByUnits('PAPER_FINAL', 1, 500).amountFen).toBe(100);
  });
});

describe('a price by the piece', () => {
  it('is for the usual length, and for what can be written where that is less', () => {
    expect(priceByPiece('EXTRA_SURVEY', 1900)).toMatchObject({ units: null, amountFen: 1900 });
    const of = (units: number) => priceByPiece('EXTRA_PROPOSAL', 2900, { units, usual: 3500 });
    expect(of(3500)).toEqual({ code: 'EXTRA_PROPOSAL', units: 3500, unitPriceFen: null, amountFen: 2900 });
    expect(of(1951)).toMatchObject({ units: 1951, amountFen: 1617 });
    // More than is usual is given beside it; a yuan is the least, unless all of it costs less.
    expect(of(4000).amountFen).toBe(2900);
    expect(of(1).amountFen).toBe(100);
    expect(priceByPiece('EXTRA_PROPOSAL', 50, { units: 1200, usual: 3500 }).amountFen).toBe(50);
  });
});

describe('the part of a price that is written', () => {
  it('is exact to the fen, and never more than the whole', () => {
    expect(priceOfWritten(1500, { units: 1704, wanted: 3000 })).toBe(852);
    expect(priceOfWritten(1500, { units: 3100, wanted: 3000 })).toBe(1500);
    expect(priceOfWritten(100, { units: 1, wanted: 3000 })).toBe(0);
  });
});

describe('a coupon', () => {
  const paper = priceByUnits('PAPER_MASTER', 30_000, 1200);
  const check = priceByUnits('PLAGIARISM_CHECK', 12_000, 150);

  it('of 30 % leaves what is paid rounded down', () => {
    const line = { ...paper, amountFen: 999 };
    expect(999 - discountOf({ kind: 'DISCOUNT', percent: 30, maxCharacters: null }, [line])).toBe(699);
  });
  it('for free generation pays one thing, without its add-ons', () => {
    const coupon = { kind: 'FREE_GENERATION', percent: null, maxCharacters: null } as const;
    expect(discountOf(coupon, [paper])).toBe(paper.amountFen);
    expect(discountOf(coupon, [paper, priceByUnits('REDUCE_AIGC', 30_000, 200)])).toBe(0);
    expect(discountOf(coupon, [check])).toBe(0);
  });
  it('for so many characters leaves the rest of a longer text to pay', () => {
    const coupon = { kind: 'PLAGIARISM_CHECK', percent: null, maxCharacters: 10_000 } as const;
    expect(discountOf(coupon, [check])).toBe(1500);
    expect(discountOf({ ...coupon, maxCharacters: 20_000 }, [check])).toBe(1800);
    expect(discountOf(coupon, [paper])).toBe(0);
  });
  it('stays on the line that it pays for, so that no refund of another line gives it back', () => {
    const addOn = priceByUnits('REDUCE_AIGC', 30_000, 200);
    const coupon = { kind: 'REDUCE_AIGC', percent: null, maxCharacters: 10_000 } as const;
    const price = makePrice([paper, addOn], { coupon: coupon as never, depositPercent: null });
    expect(price.shares).toEqual([paper.amountFen, 4000]);
    const all = makePrice([paper, addOn], {
      coupon: { ...coupon, maxCharacters: 90_000 } as never,
      depositPercent: null,
    });
    expect(all.shares).toEqual([paper.amountFen, 0]);
    const recharge = { code: 'WALLET_RECHARGE', units: null, unitPriceFen: null, amountFen: 5000 } as const;
    const percent = { kind: 'DISCOUNT', percent: 33, maxCharacters: null };
    const mixed = makePrice([recharge, paper], { coupon: percent as never, depositPercent: null });
    expect(mixed.shares).toEqual([5000, Math.floor(paper.amountFen * 0.67)]);
  });
  it('takes nothing off money or packages', () => {
    const recharge = { code: 'WALLET_RECHARGE', units: null, unitPriceFen: null, amountFen: 5000 } as const;
    expect(discountOf({ kind: 'DISCOUNT', percent: 30, maxCharacters: null }, [recharge])).toBe(0);
  });
});

it('a deposit is rounded up, and leaves something to pay after it', () => {
  expect(depositOf(1501, 30)).toBe(451);
  expect(depositOf(1, 30)).toBeNull();
  expect(depositOf(2, 99)).toBeNull();
  expect(depositOf(2, 30)).toBe(1);
  expect(depositOf(0, 30)).toBeNull();
  expect(depositOf(1000, null)).toBeNull();
});

it('shares of what is paid add up exactly, and none is below zero', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 7 }),
      fc.integer({ min: 1, max: 99 }),
      (amounts, percent) => {
        const lines = amounts.map((amountFen) => ({
          code: 'PAPER_FINAL' as const,
          units: null,
          unitPriceFen: null,
          amountFen,
        }));
        const coupon = { kind: 'DISCOUNT', percent, maxCharacters: null } as const;
        const price = makePrice(lines, { coupon: coupon as never, depositPercent: null });
        const { shares } = price;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price.totalFen);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
