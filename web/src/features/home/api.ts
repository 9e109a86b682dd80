import { useQuery } from '@tanstack/react-query';
import type { Order, OrderDetail } from '@yanmo/contract/orders';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { call } from '../../lib/api.ts';
import { defaultPollMs, orderPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

const orders = () => loadPart(() => import('@yanmo/contract/orders'));

/** As far back as somebody would still go on with something. */
const lookedAt = 20;

/** Under the orders' own key: a payment, a delivery or a look at one is news here too. */
export function useNewestOrders() {
  const session = useSession();
  return useQuery({
    queryKey: [...ordersKey, 'list', 'home', session?.loginId],
    queryFn: async ({ signal }): Promise<Order[]> => {
      const query = { page_num: 1, page_size: lookedAt };
      return (await call((await orders()).listOrders, { query }, { signal })).order_list;
    },
    enabled: session !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? orderPollMs : false),
  });
}

function isAtWork({ payment_status: status, order_item_response: items }: Order): boolean {
  return /^TRADE_(?:DEPOSIT_)?SUCCESS$/.test(status) && items.some(({ paper_case }) => paper_case.stage < 2);
}

/** How far one is that is being made. */
export function useWatchedOrder(outTradeNo: string) {
  return useQuery({
    queryKey: [...ordersKey, 'watched', outTradeNo],
    queryFn: async ({ signal }): Promise<OrderDetail> =>
      await call((await orders()).getOrder, { params: { key: outTradeNo } }, { signal }),
    refetchInterval: defaultPollMs,
    retry: false,
  });
}

/** Under the outlines' own key, as their list is. */
export function useNewestOutlines() {
  const session = useSession();
  return useQuery({
    queryKey: ['outlines', 'list', 'home', session?.loginId],
    queryFn: async ({ signal }) => {
      const { listOutlines } = await loadPart(() => import('@yanmo/contract/outlines'));
      return (await call(listOutlines, { query: { page_num: 1, page_size: lookedAt } }, { signal })).outline_list;
    },
    enabled: session !== null,
    staleTime: 0,
  });
}

/** So many stand beside what is to be gone on with. */
const shownPapers = 4;

export function useNewestPapers() {
  const session = useSession();
  return useQuery({
    queryKey: [...ordersKey, 'papers', 'home', session?.loginId],
    queryFn: async ({ signal }) => {
      const { listPapers } = await loadPart(() => import('@yanmo/contract/papers'));
      return (await call(listPapers, { query: { page_num: 1, page_size: shownPapers } }, { signal })).papers;
    },
    enabled: session !== null,
    staleTime: 0,
  });
}
