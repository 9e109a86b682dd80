import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { walletKey } from '../../lib/wallet.ts';
import { orderQuery, ordersKey } from './api.ts';
import { followOrder } from './follow-order.ts';
import { lastEventId } from './order-rules.ts';

/** An order as it stands now, in whichever tab and by whatever way it changes. */
export function useLiveOrder(outTradeNo: string) {
  const client = useQueryClient();
  const query = useQuery(orderQuery(outTradeNo));
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const isLoaded = query.data !== undefined;

  const keep = useEffectEvent((order: OrderDetail) => {
    const { queryKey } = orderQuery(outTradeNo);
    // A question that was asked before an event of the stream may be answered after it.
    client.setQueryData(queryKey, (known) => (known && lastEventId(known) > lastEventId(order) ? known : order));
  });

  const status = query.data?.payment_status;
  const statusBefore = useRef(status);
  useEffect(() => {
    if (statusBefore.current !== undefined && statusBefore.current !== status) void refreshMoney(client);
    statusBefore.current = status;
  }, [client, status]);

  useEffect(() => {
    if (!isLoaded || hasGivenUp) return;
    return followOrder(outTradeNo, { onOrder: keep, onGivenUp: () => setHasGivenUp(true) });
  }, [outTradeNo, isLoaded, hasGivenUp]);

  return {
    /** None before the server was asked: what was known earlier may be out of date. */
    order: query.isFetchedAfterMount ? query.data : undefined,
    error: query.error,
    hasGivenUp,
    async askAgain() {
      await query.refetch();
      setHasGivenUp(false);
    },
  };
}

const roomsWithMoney: readonly unknown[] = [ordersKey[0], walletKey[0], 'coupons', 'refunds', 'user'];

/** Money moved: every place that shows some of it asks again. */
async function refreshMoney(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => roomsWithMoney.includes(queryKey[0]) && queryKey[1] !== 'detail',
  });
}
