import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@yanmo/contract/orders';
import { useEffect, useRef } from 'react';
import { markOrdersSeen } from '../../domain/orders/order-news.ts';

/**
 * Tells the server of orders with news that are on the page: whoever sees them has been told. What could not be told is
 * told when the page is next shown; a mark that stays a little longer hurts nobody.
 */
export function useMarkSeen(orders: readonly Order[]): void {
  const client = useQueryClient();
  const told = useRef<ReadonlySet<string>>(new Set());
  const list = orders.flatMap(({ is_unread, out_trade_no }) => (is_unread ? [out_trade_no] : [])).join(',');
  useEffect(() => {
    const unread = list === '' ? [] : list.split(',');
    // An order that has news a second time is told a second time.
    told.current = new Set(unread.filter((one) => told.current.has(one)));
    async function tell(): Promise<void> {
      const untold = unread.filter((one) => !told.current.has(one));
      if (untold.length === 0 || document.visibilityState === 'hidden') return;
      told.current = new Set(unread);
      try {
        await markOrdersSeen(client, untold);
      } catch {
        told.current = new Set(unread.filter((one) => !untold.includes(one)));
      }
    }
    void tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, list]);
}
