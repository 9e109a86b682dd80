import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { ordersKey } from './orders-key.ts';

/** The item of an order: why it failed, and whether it may be tried again. */
export function orderItemQuery({ out_trade_no, item_id }: { out_trade_no: string; item_id: string }) {
  return queryOptions({
    queryKey: [...ordersKey, 'item', out_trade_no, item_id],
    queryFn: async ({ signal }) => {
      const { getOrder } = await loadPart(() => import('@yanmo/contract/orders'));
      const { order_item_response } = await call(getOrder, { params: { key: out_trade_no } }, { signal });
      return order_item_response.find(({ id }) => id === item_id) ?? null;
    },
    staleTime: 0,
  });
}

/** Has a failed item made again, free of charge. */
export async function retryItem(outTradeNo: string, itemId: string) {
  const { retryItem: route } = await loadPart(() => import('@yanmo/contract/orders'));
  return await call(route, { body: { out_trade_no: outTradeNo, item_id: itemId } });
}
