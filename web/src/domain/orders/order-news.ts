import { notifications } from '@mantine/notifications';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { OrderNews } from '@yanmo/contract/orders';
import { call } from '../../lib/api.ts';
import { newsPollMs, orderPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { forgetAnnounced } from './announced-orders.ts';

/** Under the key of the orders: whatever makes those be asked for again makes these as well. */
const newsKey = ['orders', 'news'] as const;

function newsQuery() {
  return queryOptions({
    queryKey: newsKey,
    queryFn: async ({ signal }): Promise<OrderNews> => {
      const { getOrderNews } = await loadPart(() => import('@yanmo/contract/orders'));
      // A session that ended meanwhile has no news; asked without one, the server would have its person log in.
      if (readSession() === null) return { unread: 0, working: 0, orders: [] };
      return await call(getOrderNews, {}, { signal });
    },
    staleTime: orderPollMs / 2,
  });
}

/** What was delivered or failed and is not looked at yet. */
export function useOrderNews(): OrderNews | null {
  const session = useSession();
  return useQuery({ ...newsQuery(), enabled: session !== null }).data ?? null;
}

/**
 * The same, asked for again and again: often while something is being worked on, in a hidden tab too, because that is
 * when one waits for it elsewhere. For one place of the page only, or each would ask.
 */
export function usePolledOrderNews(): OrderNews | null {
  const session = useSession();
  const { data } = useQuery({
    ...newsQuery(),
    enabled: session !== null,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (state.data && state.data.working > 0) return orderPollMs;
      return document.visibilityState === 'hidden' ? false : newsPollMs;
    },
  });
  return data ?? null;
}

/** The message that tells of an order's news; it goes when the order is looked at. */
export function newsMessageId(outTradeNo: string): string {
  return `order-news:${outTradeNo}`;
}

/** These orders were looked at; every place that marks them forgets the mark. */
export async function markOrdersSeen(client: QueryClient, tradeNumbers: readonly string[]): Promise<void> {
  if (tradeNumbers.length === 0) return;
  const { markOrdersSeen: route } = await loadPart(() => import('@yanmo/contract/orders'));
  const news = await call(route, { body: { trade_no_list: [...tradeNumbers] } });
  forgetAnnounced(tradeNumbers);
  for (const one of tradeNumbers) notifications.hide(newsMessageId(one));
  client.setQueryData(newsKey, news);
}
