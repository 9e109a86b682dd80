import { expect, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { settleDue } from './settle-due.ts';

const logger = createLogger('silent');

it('goes on until nothing is due, however much it is, and whatever fails on the way', async () => {
  const due = Array.from({ length: 120 }, (_, index) => `P${index}`);
  const settled: string[] = [];
  await settleDue(
    logger,
    async (limit) => due.splice(0, limit),
    async (number) => {
      if (number.endsWith('7')) throw new Error('poisoned');
      settled.push(number);
    },
  );
  expect(due).toEqual([]);
  expect(settled).toHaveLength(108);
});

it('lets one slow answer hold up none of the others', async () => {
  const slow = Promise.withResolvers<void>();
  const settled: string[] = [];
  const due = ['slow', 'a', 'b', 'c', 'd', 'e', 'f'];
  await settleDue(
    logger,
    async (limit) => due.splice(0, limit),
    async (number) => {
      if (number === 'slow') await slow.promise;
      settled.push(number);
      if (settled.length === 6) slow.resolve();
    },
  );
  expect(settled.at(-1)).toBe('slow');
});
