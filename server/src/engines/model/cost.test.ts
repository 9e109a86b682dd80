import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costMicroFen, estimateTokens } from './cost.ts';

const count = fc.integer({ min: 0, max: 2_000_000 });
const price = fc.integer({ min: 0, max: 1_000_000 });

test('one token at 200 fen a million costs 200 micro-fen', () => {
  const usage = { tokensIn: 1, tokensOut: 0, isEstimated: false };
  expect(costMicroFen(usage, { priceInFenPerMillion: 200, priceOutFenPerMillion: 800 })).toBe(200);
});

test('nothing rounds away: the cost of many calls is the cost of their tokens together', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(count, count), { maxLength: 20 }), price, price, (calls, priceIn, priceOut) => {
      const prices = { priceInFenPerMillion: priceIn, priceOutFenPerMillion: priceOut };
      const usageOf = (tokensIn: number, tokensOut: number) => ({ tokensIn, tokensOut, isEstimated: false });
      const separately = calls.reduce(
        (sum, [tokensIn, tokensOut]) => sum + costMicroFen(usageOf(tokensIn, tokensOut), prices),
        0,
      );
      const sum = (index: 0 | 1) => calls.reduce((total, call) => total + call[index], 0);
      const together = costMicroFen(usageOf(sum(0), sum(1)), prices);
      expect(together).toBe(separately);
      expect(Number.isSafeInteger(together)).toBe(true);
    }),
  );
});

test.each([
  ['数字化转型对企业创新绩效的影响', 9, 15],
  ['The effect of remote work on careers', 7, 12],
])('%s is estimated within what tokenizers make of it', (text, least, most) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(least);
  expect(estimateTokens(text)).toBeLessThanOrEqual(most);
});
