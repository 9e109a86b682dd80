import { expect, test } from 'vitest';
import { chooseItem, isDepositPreview, isUnderWay, stateOf } from './preview-rules.ts';
import { sampleItem, sampleOrder } from './testing/sample-order.ts';

const pdf = { word: null, pdf: '/api/ai-paper/files/a.b', zip: null };
const both = { ...pdf, word: '/api/ai-paper/files/c.d' };

test.each([
  ['PRE_CREATE', 0, 'unpaid'],
  ['WAIT_BUYER_PAY', 0, 'unpaid'],
  ['TRADE_SUCCESS', 0, 'working'],
  ['TRADE_DEPOSIT_SUCCESS', 1, 'working'],
  ['TRADE_SUCCESS', 3, 'failed'],
  ['TRADE_FINISHED', 3, 'failed'],
  ['TRADE_SUCCESS', 2, 'no-pages'],
  ['TRADE_FINISHED', 2, 'closed'],
] as const)('%s at stage %i without a file is %s', (payment_status, stage, state) => {
  expect(stateOf(sampleOrder({ payment_status }), sampleItem({ stage }))).toBe(state);
});

test('a file that is there can be read, whatever else is going on', () => {
  for (const payment_status of ['TRADE_SUCCESS', 'TRADE_DEPOSIT_SUCCESS', 'TRADE_FINISHED'] as const) {
    expect(stateOf(sampleOrder({ payment_status }), sampleItem({ file_urls: pdf }))).toBe('ready');
  }
});

test('what a deposit bought is told apart from the whole paper', () => {
  const deposit = sampleOrder({ payment_status: 'TRADE_DEPOSIT_SUCCESS' });
  expect(isDepositPreview(deposit, sampleItem({ file_urls: pdf }))).toBe(true);
  expect(isDepositPreview(sampleOrder(), sampleItem({ file_urls: both }))).toBe(false);
  expect(isDepositPreview(deposit, sampleItem({ stage: 1 }))).toBe(false);
});

test('an order is asked about again while one of its items is being made', () => {
  const order_item_response = [sampleItem({ file_urls: both }), sampleItem({ id: 'extra', stage: 1 })];
  expect(isUnderWay(sampleOrder({ order_item_response }))).toBe(true);
  expect(isUnderWay(sampleOrder({ order_item_response: order_item_response.slice(0, 1) }))).toBe(false);
  expect(
    isUnderWay(sampleOrder({ payment_status: 'PRE_CREATE', order_item_response: [sampleItem({ stage: 0 })] })),
  ).toBe(false);
});

test('an item that the address does not know is the one that was ordered', () => {
  const order = sampleOrder({ order_item_response: [sampleItem(), sampleItem({ id: 'extra' })] });
  expect(chooseItem(order, 'extra')?.id).toBe('extra');
  expect(chooseItem(order, 'nonsense')).toBe(order.order_item_response[0]);
  expect(chooseItem(order, null)).toBe(order.order_item_response[0]);
});

test('an item whose money went back is closed, whatever else of the order is still there', () => {
  const item = { ...sampleItem({ stage: 2 }), is_refunded: true };
  expect(stateOf(sampleOrder({ payment_status: 'TRADE_SUCCESS' }), item)).toBe('closed');
});

test('what a refund ended has not failed', () => {
  const ended = (error: string) => ({ ...sampleItem({ stage: 3 }), error: { error, message: '' } });
  const states = ['item_cancelled', 'item_refunded', 'engine_refused'].map((error) =>
    stateOf(sampleOrder(), ended(error)),
  );
  expect(states).toEqual(['cancelled', 'refunded', 'failed']);
});
