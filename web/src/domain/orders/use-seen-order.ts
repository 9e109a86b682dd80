import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { claimUntold } from './announced-orders.ts';
import { markOrdersSeen } from './order-news.ts';
import { ordersKey } from './orders-key.ts';

/** Whoever looks at what became of an order on its page needs no news of it elsewhere; lists that show it ask again. */
export function useSeenOrder(order: { out_trade_no: string; stage: number } | undefined): void {
  const client = useQueryClient();
  const number = order?.out_trade_no;
  const stage = order?.stage;
  useEffect(() => {
    if (number === undefined || (stage !== 2 && stage !== 3)) return;
    const see = async () => {
      await claimUntold('PAGE', [{ out_trade_no: number, stage }]);
      await markOrdersSeen(client, [number]);
      await client.invalidateQueries({ queryKey: [...ordersKey, 'list'] });
    };
    // The news is told elsewhere as well; that it could not be marked as seen is no one's trouble here.
    see().catch(() => undefined);
  }, [client, number, stage]);
}
