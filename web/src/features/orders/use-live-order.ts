import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { walletKey } from '../../domain/wallet/wallet.ts';
import type { ServerEvent } from '../../lib/event-stream.ts';
import { serviceReturned } from '../../lib/service-state.ts';
import { orderQuery } from './api.ts';
import { followOrder, type OrderWatcher } from './follow-order.ts';
import { isOlder } from './order-rules.ts';

/**
 * An order as it stands now, in whichever tab and by whatever way it changes. While its paper is being written,
 * `onPaperEvent` hears what the stream tells of it. Once `isOver`, nothing more is asked.
 */
export function useLiveOrder(
  outTradeNo: string,
  onPaperEvent?: OrderWatcher['onPaperEvent'],
  isOver: (order: OrderDetail) => boolean = () => false,
) {
  const client = useQueryClient();
  const query = useQuery(orderQuery(outTradeNo));
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const [isConnected, setIsConnected] = useState(true);
  const isFollowed = query.isFetchedAfterMount && query.data !== undefined && !isOver(query.data);

  const keep = useEffectEvent((order: OrderDetail) => {
    const { queryKey } = orderQuery(outTradeNo);
    // Undefined leaves all as it is, also the time at which it was told.
    client.setQueryData(queryKey, (known) => (isOlder(order, known) ? undefined : order));
  });

  const hear = useEffectEvent((event: ServerEvent) => onPaperEvent?.(event) ?? 'KEPT');

  const status = query.data?.payment_status;
  const statusBefore = useRef(status);
  useEffect(() => {
    if (statusBefore.current !== undefined && statusBefore.current !== status) void refreshMoney(client);
    statusBefore.current = status;
  }, [client, status]);

  useEffect(() => {
    if (!isFollowed || hasGivenUp) return;
    return followOrder(outTradeNo, {
      onOrder: keep,
      onPaperEvent: hear,
      onConnectionChange: setIsConnected,
      onGivenUp: () => setHasGivenUp(true),
    });
  }, [outTradeNo, isFollowed, hasGivenUp]);

  // The service was gone, and is back.
  useEffect(() => serviceReturned.listen(() => setHasGivenUp(false)), []);

  return {
    /** None before the server was asked: what was known earlier may be out of date. */
    order: query.isFetchedAfterMount ? query.data : undefined,
    /** When that was told, by whichever way. */
    toldAtMs: query.dataUpdatedAt,
    error: query.error,
    hasGivenUp,
    /** Whether the stream is open; without it the order is still asked for. */
    isConnected,
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
