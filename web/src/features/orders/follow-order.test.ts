import type { OrderDetail } from '@yanmo/contract/orders';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderPollMs, pollMaxRetries } from '../../lib/constants.ts';
import { startI18n } from '../../lib/i18n.ts';
import { sampleOrder } from '../../testing/sample-order.ts';
import { followOrder } from './follow-order.ts';

/** What the server does with a question for the order; the stream is answered apart from it. */
let answerOrder: () => Response;
let streamed: ReadableStreamDefaultController<Uint8Array> | null;
let asked: number;

beforeAll(async () => await startI18n('en'));

beforeEach(() => {
  asked = 0;
  streamed = null;
  answerOrder = () => Response.json({ code: 200, message: 'ok', result: sampleOrder() });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    // Whether the service is there at all is nobody's question for an order.
    if (url === '/healthz') return new Response('', { status: 502 });
    if (!String(url).endsWith('/events')) {
      asked += 1;
      return answerOrder();
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streamed = controller;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const orders: OrderDetail[] = [];
  let givenUp = 0;
  const stop = followOrder('Y1', { onOrder: (order) => orders.push(order), onGivenUp: () => (givenUp += 1) });
  return { orders, stop, givenUp: () => givenUp };
}

const polls = (count: number) => vi.advanceTimersByTimeAsync(count * orderPollMs);

test('the stream tells at once, and asking every ten seconds tells where it does not', async () => {
  const { orders, stop } = follow();
  await vi.waitFor(() => expect(streamed).not.toBeNull());
  const paid = sampleOrder({ payment_status: 'TRADE_SUCCESS' });
  streamed?.enqueue(new TextEncoder().encode(`event: order\nid: 3\ndata: ${JSON.stringify(paid)}\n\n`));
  await vi.waitFor(() => expect(orders).toEqual([paid]));
  expect(asked).toBe(0);
  await polls(2);
  expect(asked).toBe(2);
  expect(orders).toHaveLength(3);
  stop();
  await polls(2);
  expect(asked).toBe(2);
});

test('gives up after five failed questions in a row, and says so once', async () => {
  const { orders, givenUp } = follow();
  answerOrder = () => new Response('', { status: 502 });
  await polls(pollMaxRetries - 1);
  expect(givenUp()).toBe(0);
  await polls(3);
  expect(givenUp()).toBe(1);
  expect(asked).toBe(pollMaxRetries);
  expect(orders).toEqual([]);
});

test('an answer in between begins the count anew', async () => {
  const { givenUp, stop } = follow();
  const fails = answerOrder;
  answerOrder = () => new Response('', { status: 502 });
  await polls(pollMaxRetries - 1);
  answerOrder = fails;
  await polls(1);
  answerOrder = () => new Response('', { status: 502 });
  await polls(pollMaxRetries - 1);
  expect(givenUp()).toBe(0);
  stop();
});
