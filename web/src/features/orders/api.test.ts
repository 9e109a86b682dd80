import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '../../testing/sample-order.ts';
import { orderQuery } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer that is older than what the stream has told meanwhile changes nothing; a newer one does', async () => {
  const client = new QueryClient();
  const query = orderQuery(sampleOrder().out_trade_no);
  const { promise, resolve } = Promise.withResolvers<void>();
  let answered = sampleOrder({ last_seq: 4 });
  vi.stubGlobal('fetch', async () => {
    await promise;
    return Response.json({ code: 200, message: 'ok', result: answered });
  });
  const asked = client.fetchQuery(query);
  const told = sampleOrder({ last_seq: 5, payment_status: 'TRADE_SUCCESS' });
  client.setQueryData(query.queryKey, told);
  resolve();
  await asked;
  expect(client.getQueryData(query.queryKey)).toEqual(told);
  answered = sampleOrder({ last_seq: 5, payment_status: 'TRADE_SUCCESS', is_unread: true });
  await client.fetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toEqual(answered);
  client.clear();
});
