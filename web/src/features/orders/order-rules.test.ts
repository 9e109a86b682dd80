import { paymentStatuses, stages } from '@yanmo/contract/codes';
import { expect, test } from 'vitest';
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import {
  canAmend,
  canAskRefund,
  canDownload,
  canPay,
  canPayRest,
  canPreview,
  canRead,
  canRetry,
  canSeeChanges,
  canViewProgress,
  fileToDownload,
  findFinalNote,
  isPaidSince,
  isUnderWay,
  paidAt,
} from './order-rules.ts';

const statusesWith = (may: (order: ReturnType<typeof sampleOrder>) => boolean) =>
  paymentStatuses.filter((payment_status) => may(sampleOrder({ payment_status, paid_amount: 990 })));
const stagesWith = (may: (item: ReturnType<typeof sampleItem>) => boolean) =>
  stages.filter((stage) => may(sampleItem({ stage })));

test('an order is paid while nothing of it is, and its balance only after the deposit', () => {
  expect(statusesWith(canPay)).toEqual(['PRE_CREATE', 'WAIT_BUYER_PAY']);
  expect(statusesWith(canPayRest)).toEqual([]);
  const preview = { payment_status: 'TRADE_DEPOSIT_SUCCESS' } as const;
  const at = (stage: 1 | 2) =>
    sampleOrder({ ...preview, order_item_response: [sampleItem({ paper_case: { title: '', stage } })] });
  expect([canPayRest(at(1)), canPayRest(at(2))]).toEqual([false, true]);
});

test('a refund is asked for what was paid and not given back', () => {
  expect(statusesWith(canAskRefund)).toEqual(['TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS']);
  expect(canAskRefund(sampleOrder({ payment_status: 'TRADE_SUCCESS', paid_amount: 0 }))).toBe(false);
  const refunded = { payment_status: 'TRADE_SUCCESS', paid_amount: 990, refunded_amount: 990 } as const;
  expect(canAskRefund(sampleOrder(refunded))).toBe(false);
});

test('progress is watched while it is being made, a retry offered once it failed', () => {
  expect(stagesWith(canViewProgress)).toEqual([1]);
  expect(stagesWith(canRetry)).toEqual([3]);
  expect(stagesWith((item) => canRetry({ ...item, retries_left: 0 }))).toEqual([]);
});

test('that the free tries are used up is said where they were, and nothing of money that went back already', () => {
  const lost = (error: string, is_out_of_retries: boolean) =>
    findFinalNote(sampleItem({ stage: 3, error: { error, message: '' }, retries_left: 0, is_out_of_retries }));
  expect(lost('engine_unavailable', true)).toBe('noRetries');
  expect(lost('engine_refused', false)).toBe('noRetry');
  expect(lost('order_outdated', false)).toBe('noRetry');
  expect(lost('item_refunded', false)).toBeNull();
  expect(lost('item_cancelled', false)).toBeNull();
  expect(stagesWith((item) => findFinalNote({ ...item, retries_left: 0 }) !== null)).toEqual([3]);
  expect(stagesWith((item) => findFinalNote(item) !== null)).toEqual([]);
});

test('a download needs a finished file and a paid order, a preview only its pdf', () => {
  expect(statusesWith((order) => canDownload(order, sampleItem({ stage: 2 })))).toEqual(['TRADE_SUCCESS']);
  expect(stagesWith((item) => canDownload(sampleOrder({ payment_status: 'TRADE_SUCCESS' }), item))).toEqual([2]);
  expect(canPreview(sampleItem({ stage: 2 }))).toBe(false);
  expect(canPreview(sampleItem({ stage: 1, file_urls: { word: null, pdf: '/a.pdf', zip: null } }))).toBe(true);
});

test('what was written until its buyer cancelled is read, and not changed', () => {
  const read = (error: string) => {
    const item = sampleItem({ stage: 3, error: { error, message: '' }, retries_left: 0 });
    return (['TRADE_SUCCESS', 'TRADE_FINISHED'] as const).map((payment_status) => {
      const order = sampleOrder({ order_type: 'PAPER_MASTER', payment_status, order_item_response: [item] });
      return [canRead(order, item), canAmend(order, item)];
    });
  };
  const [readOnly, none] = [
    [true, false],
    [false, false],
  ];
  expect(read('item_cancelled')).toEqual([readOnly, readOnly]);
  expect(read('item_refunded')).toEqual([none, none]);
});

test('a reduction comes as a bundle, a paper as Word, and what has no file has no link', () => {
  const files = { word: '/a.docx', pdf: '/a.pdf', zip: '/a.zip' };
  expect(fileToDownload({ kind: 'PAPER' }, files)).toBe('/a.docx');
  expect(fileToDownload({ kind: 'REDUCE_AIGC_ONCE' }, files)).toBe('/a.zip');
  expect(fileToDownload({ kind: 'PLAGIARISM_CHECK' }, { ...files, word: null, zip: null })).toBe('/a.pdf');
  expect(fileToDownload({ kind: 'PAPER' }, { word: null, pdf: null, zip: null })).toBeNull();
});

test('a rewriting is seen once it is paid for, and stays its buyer’s where its price went back for a broken promise', () => {
  const see = (change: Parameters<typeof sampleItem>[0]) =>
    (['PRE_CREATE', 'TRADE_SUCCESS', 'TRADE_FINISHED'] as const).map((payment_status) => {
      const item = sampleItem({ kind: 'REDUCE_AIGC_ONCE', ...change });
      const order = sampleOrder({ order_type: 'REDUCE_AIGC_ONCE', payment_status, order_item_response: [item] });
      return [canSeeChanges(order, item), canDownload(order, item)];
    });
  const [none, seen, both] = [
    [false, false],
    [true, false],
    [true, true],
  ];
  expect(see({ stage: 1 })).toEqual([none, seen, none]);
  expect(see({ stage: 2 })).toEqual([none, both, both]);
  expect(see({ stage: 2, is_refunded: true })[2]).toEqual(none);
});

test('what was due is paid when the order has moved on from where it stood, not when it was closed', () => {
  const paidFrom = (before: (typeof paymentStatuses)[number]) =>
    paymentStatuses.filter((payment_status) => isPaidSince(before, sampleOrder({ payment_status })));
  expect(paidFrom('PRE_CREATE')).toEqual(['TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS']);
  expect(paidFrom('WAIT_BUYER_PAY')).toEqual(['TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS']);
  expect(paidFrom('TRADE_DEPOSIT_SUCCESS')).toEqual(['TRADE_SUCCESS']);
});

test('the list keeps asking while a payment or a file is awaited', () => {
  expect(isUnderWay(sampleOrder())).toBe(false);
  expect(isUnderWay(sampleOrder({ payment_status: 'WAIT_BUYER_PAY' }))).toBe(true);
  const paid = (stage: 0 | 1 | 2 | 3) =>
    sampleOrder({ payment_status: 'TRADE_SUCCESS', order_item_response: [sampleItem({ stage })] });
  expect([0, 1, 2, 3].map((stage) => isUnderWay(paid(stage as 0)))).toEqual([true, true, false, false]);
});

test('the work counts from the payment that started it: of a staged order, the balance', () => {
  const event = { amount: null, created_at: '2025-01-01T08:00:00.000Z' };
  const events = [
    { ...event, id: 1, type: 'created', from_status: null, to_status: 'PRE_CREATE' as const },
    {
      ...event,
      id: 2,
      type: 'deposit_paid',
      from_status: 'PRE_CREATE' as const,
      to_status: 'TRADE_DEPOSIT_SUCCESS' as const,
    },
    {
      ...event,
      id: 3,
      type: 'paid',
      from_status: 'TRADE_DEPOSIT_SUCCESS' as const,
      to_status: 'TRADE_SUCCESS' as const,
      created_at: '2025-01-01T09:00:00.000Z',
    },
    {
      ...event,
      id: 4,
      type: 'item_changed',
      from_status: null,
      to_status: null,
      created_at: '2025-01-01T10:00:00.000Z',
    },
  ];
  expect(paidAt(sampleOrder({ events }))).toBeNull();
  expect(paidAt(sampleOrder({ payment_status: 'TRADE_SUCCESS', events }))).toBe('2025-01-01T09:00:00.000Z');
});
