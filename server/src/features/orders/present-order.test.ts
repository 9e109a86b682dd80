import { expect, it } from 'vitest';
import { type Item, maximumRetries, noFiles } from '../fulfilment/service.ts';
import { presentItem } from './present-order.ts';

function present(change: Partial<Item>) {
  const item: Item = {
    ...{ id: 'item', orderId: 'order', outTradeNo: 'Y1', userId: 'user', position: 0, kind: 'PAPER', spec: {} },
    ...{ title: 'Trams', priceFen: 990, stage: 3, scope: 'all', progress: 0, error: 'engine_unavailable', retries: 0 },
    ...{ isGivenUp: false, isKept: false, isUnread: false },
    ...change,
  };
  const { retries_left, is_out_of_retries, error } = presentItem(item, noFiles, 'en');
  return { retries_left, is_out_of_retries, message: error?.message };
}

it('tells what was tried in vain too often from what will not be made for another reason', () => {
  expect(present({ retries: 1 })).toMatchObject({ retries_left: maximumRetries - 1, is_out_of_retries: false });
  const given = { isGivenUp: true } as const;
  expect(present({ ...given, retries: maximumRetries })).toMatchObject({ retries_left: 0, is_out_of_retries: true });
  for (const error of ['engine_refused', 'order_outdated', 'item_refunded']) {
    expect(present({ ...given, error })).toMatchObject({ retries_left: 0, is_out_of_retries: false });
  }
  // Its last try was under way when the money was taken back.
  expect(present({ ...given, error: 'item_refunded', retries: maximumRetries }).is_out_of_retries).toBe(false);
  expect(present({ stage: 1, error: null, retries: maximumRetries }).is_out_of_retries).toBe(false);
});

it('names a number that can be quoted where our side is to blame', () => {
  for (const error of ['internal', 'item_failed', 'document_failed', 'no_such_code']) {
    expect(present({ error }).message, error).toMatch(/quote Y1\.$/u);
  }
});
