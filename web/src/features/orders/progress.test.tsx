import type { OrderDetail } from '@yanmo/contract/orders';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderPollMs, pollMaxRetries } from '../../lib/constants.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/orders.json' with { type: 'json' };
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import Progress from './progress.tsx';
import { type Answers, Refusal, showWithApi } from './testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;
const number = sampleOrder().out_trade_no;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await leave?.();
  leave = undefined;
});

function paid(item: Parameters<typeof sampleItem>[0], change: Partial<OrderDetail> = {}): OrderDetail {
  const at = new Date(Date.now() - 150_000).toISOString();
  return sampleOrder({
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    estimated_minutes: 10,
    events: [
      { id: 2, type: 'paid', from_status: 'WAIT_BUYER_PAY', to_status: 'TRADE_SUCCESS', amount: 990, created_at: at },
    ],
    order_item_response: [sampleItem(item)],
    ...change,
  });
}

async function showProgress(first: OrderDetail, answers: Answers = {}) {
  const server = { order: first, isDown: false };
  const [onWorking, onClose, onPay, onLayout] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const page = await showWithApi(<Progress outTradeNo={number} {...{ onWorking, onLayout, onClose, onPay }} />, {
    [`GET orders/order/${number}`]: () => {
      if (server.isDown) throw new Refusal(502, 'internal');
      return server.order;
    },
    ...answers,
  });
  leave = page.leave;
  await page.shows(texts.progress.estimate);
  return { page, server, onWorking, onLayout, onClose, onPay };
}

test('a quarter of the time since the payment is a quarter of the circle, and it counts on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { page, onWorking } = await showProgress(paid({ stage: 1 }));
  const percent = () => Number.parseFloat(document.querySelector('[role="progressbar"]')?.textContent ?? '');
  const before = percent();
  expect(before).toBeGreaterThanOrEqual(24);
  expect(before).toBeLessThan(30);
  expect(page.text()).toContain('10 minutes');
  expect(onWorking).toHaveBeenLastCalledWith(true);
  await act(async () => await vi.advanceTimersByTimeAsync(60_000));
  expect(Math.abs(percent() - before - 10)).toBeLessThanOrEqual(1);
  expect(document.querySelector('[role="progressbar"]')?.textContent).toMatch(/^\d+%$/);
});

test('once the file is there it is fetched, and the dialog closes', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  const files = { word: '/a.docx', pdf: '/a.pdf', zip: '/a.zip' };
  const { page, onClose } = await showProgress(paid({ stage: 2, file_urls: files }));
  await page.settle(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(clicked).toEqual(['/a.docx']);
});

test('a failure is told with its reason, nothing more is asked, and it is tried again from here', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failed = paid({ stage: 3, error: { error: 'engine_unavailable', message: 'The engine is down.' } });
  const { page, onWorking } = await showProgress(failed, { 'POST orders/retry': sampleItem() });
  expect(page.text()).toContain('The engine is down.');
  expect(onWorking).toHaveBeenLastCalledWith(false);
  const before = page.asked.filter(({ path }) => path.includes(number)).length;
  await act(async () => await vi.advanceTimersByTimeAsync(3 * orderPollMs));
  expect(page.asked.filter(({ path }) => path.includes(number))).toHaveLength(before);
  await page.press(texts.item.retry);
  await page.shows(texts.item.retried);
});

test('what was refunded says only that: no button, and nothing of retries', async () => {
  const { page } = await showProgress(
    paid({ stage: 3, error: { error: 'item_refunded', message: 'This was refunded.' }, retries_left: 0 }),
  );
  expect(page.text()).toContain('This was refunded.');
  expect(page.buttons()).not.toContain(texts.item.retry);
  expect(page.text()).not.toContain(texts.item.noRetries);
  expect(page.text()).not.toContain(texts.item.noRetry);
});

test('an order that is not paid waits for that', async () => {
  const { page, onPay, onWorking } = await showProgress(sampleOrder());
  expect(page.text()).toContain(texts.progress.unpaid);
  expect(onWorking).toHaveBeenLastCalledWith(false);
  await page.press(texts.order.pay);
  expect(onPay).toHaveBeenCalledTimes(1);
});

test('after five failed questions it stops and says that the work goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { page, server, onWorking } = await showProgress(paid({ stage: 1 }));
  server.isDown = true;
  for (let poll = 0; poll < pollMaxRetries; poll += 1) {
    await act(async () => await vi.advanceTimersByTimeAsync(orderPollMs));
  }
  await page.shows(texts.progress.givenUp);
  // The work goes on: turning away from it still asks.
  expect(onWorking).toHaveBeenLastCalledWith(true);
  const before = page.asked.length;
  await act(async () => await vi.advanceTimersByTimeAsync(3 * orderPollMs));
  expect(page.asked.length).toBe(before);
});
