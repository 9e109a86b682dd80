import { expect, test } from 'vitest';
import { sampleItem, sampleOrder } from '../../../testing/sample-order.ts';
import { sampleParagraph, sampleReduction } from '../testing/sample-reduction.ts';
import { changedBy } from './reduction-events.ts';

const known = sampleReduction({ stage: 1, progress: 40 });
const after = (type: string, data: unknown) => changedBy(known, { type, data: JSON.stringify(data) });
const orderAt = (stage: 1 | 2, progress: number) =>
  sampleOrder({ order_item_response: [sampleItem({ id: known.item_id, stage, progress })] });

test('a paragraph takes the place of the one with its key, and the rates of a round are told', () => {
  const changed = sampleParagraph({ tries_left: 1, rates: { before: 71, after: 8 } });
  expect(after('paragraph', changed)).toEqual({ ...known, paragraphs: [changed, known.paragraphs[1]] });
  const rates = known.rates.before;
  expect(after('rates', { after: rates, round: 2 })).toMatchObject({
    round: 2,
    rates: { before: rates, after: rates },
  });
  expect(after('reduction', { round: 1, rates: known.rates, paragraphs: [] })).toMatchObject({ paragraphs: [] });
});

test('progress never falls back, and an end is asked for', () => {
  expect(after('order', orderAt(1, 55))).toMatchObject({ progress: 55 });
  expect(after('order', orderAt(1, 20))).toMatchObject({ progress: 40 });
  expect(after('snapshot', orderAt(2, 100))).toBe('ASK');
  expect(after('done', {})).toBe('ASK');
  expect(after('ping', null)).toBeNull();
});
