import { QueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemFileQuery, previewedOrderQuery, refreshEdition } from './api.ts';
import { outTradeNo, sampleItem, sampleOrder } from './testing/sample-order.ts';

const { id: itemId } = sampleItem();
const withFile = (pdf: string): OrderDetail =>
  sampleOrder({ order_item_response: [sampleItem({ file_urls: { word: null, pdf, zip: null } })] });
const { queryKey } = previewedOrderQuery(outTradeNo);
let client: QueryClient;
let newest: string;
let timesAsked: number;

beforeEach(() => {
  client = new QueryClient();
  timesAsked = 0;
  newest = '/api/ai-paper/files/1';
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://yanmo.example');
    if (pathname.startsWith('/api/ai-paper/files/')) return new Response(pathname);
    timesAsked += 1;
    return Response.json({ code: 200, message: 'ok', result: withFile(newest) });
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const fetchShown = async (order: OrderDetail) =>
  await (await client.fetchQuery(itemFileQuery(client, order, itemId))).text();

test('the file is of the newest edition, also where the order is still known from before the export', async () => {
  const known = withFile('/api/ai-paper/files/1');
  client.setQueryData(queryKey, known, { updatedAt: Date.now() - 60_000 });
  newest = '/api/ai-paper/files/2';
  expect(await fetchShown(known)).toBe('/api/ai-paper/files/2');
});

test('an order that was asked for just now is not asked for again, unless an export has ended since', async () => {
  const known = withFile('/api/ai-paper/files/1');
  client.setQueryData(queryKey, known);
  expect(await fetchShown(known)).toBe('/api/ai-paper/files/1');
  expect(timesAsked).toBe(0);
  client.removeQueries({ queryKey: ['papers'] });
  client.setQueryData(['papers', 'certificate', outTradeNo], {});
  client.setQueryData(['papers', 'certificate', 'Y20260101000002'], {});
  newest = '/api/ai-paper/files/2';
  await refreshEdition(client, outTradeNo);
  expect(await fetchShown(known)).toBe('/api/ai-paper/files/2');
  const isStale = (number: string) => client.getQueryState(['papers', 'certificate', number])?.isInvalidated;
  expect([isStale(outTradeNo), isStale('Y20260101000002')]).toEqual([true, false]);
});
