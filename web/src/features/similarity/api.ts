import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RouteInput } from '@yanmo/contract/route';
import type { Comparison, compareTexts, SimilarityReport } from '@yanmo/contract/similarity';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { call } from '../../lib/api.ts';
import { defaultPollMs, listPageSize, orderPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/similarity'));

/** Takes away what was sent and what was found in it; the rates and the certificate stay. */
export async function removeText(fileBackKey: string): Promise<void> {
  await call((await contract()).removeCheck, { body: { file_back_key: fileBackKey } });
}

/** By a link that is new: the one in the report may have run out. */
export async function getPdfUrl(outTradeNo: string): Promise<string | null> {
  const { getOrder } = await loadPart(() => import('@yanmo/contract/orders'));
  const { order_item_response } = await call(getOrder, { params: { key: outTradeNo } });
  return order_item_response[0]?.file_urls.pdf ?? null;
}

export async function compare(body: RouteInput<typeof compareTexts>['body'], signal: AbortSignal): Promise<Comparison> {
  return await call((await contract()).compareTexts, { body }, { signal });
}

/** How many texts of each kind there are to compare with, of which some are this person's own. */
export function comparedCountsQuery(loginId: string | null) {
  return queryOptions({
    queryKey: ['compared-texts', loginId],
    queryFn: async ({ signal }) => (await call((await contract()).countComparedTexts, {}, { signal })).texts,
    // Whoever is told that there is nothing may go and put something there.
    staleTime: ({ state: { data } }) => (data?.some(({ texts }) => texts > 0) ? 60_000 : 0),
  });
}

const reportsKey = ['reports'] as const;
export const reportKey = (outTradeNo: string) => [...reportsKey, outTradeNo] as const;

/** While it is made: seldom where a stream tells of it. */
export function reportQuery(outTradeNo: string, isStreamed: boolean) {
  return queryOptions({
    queryKey: reportKey(outTradeNo),
    queryFn: async ({ signal }): Promise<SimilarityReport> =>
      await call((await contract()).getReport, { params: { out_trade_no: outTradeNo } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.stage >= 2) return false;
      return isStreamed ? orderPollMs : defaultPollMs;
    },
  });
}

/** Its order: whether it is paid for at all. */
export function checkOrderQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'check', outTradeNo],
    queryFn: async ({ signal }) => {
      const { getOrder } = await loadPart(() => import('@yanmo/contract/orders'));
      return await call(getOrder, { params: { key: outTradeNo } }, { signal });
    },
    staleTime: 0,
  });
}

/** One's checks, newest first. */
export function useRecentChecks(pageNum: number) {
  const session = useSession();
  return useQuery({
    // Under the lists of orders: whatever has those asked for again has this as well.
    queryKey: [...ordersKey, 'list', 'checks', pageNum],
    queryFn: async ({ signal }) => {
      const { listOrders } = await loadPart(() => import('@yanmo/contract/orders'));
      const query = { order_type: 'PLAGIARISM_CHECK', page_num: pageNum, page_size: listPageSize } as const;
      return await call(listOrders, { query }, { signal });
    },
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.order_list.some(({ payment_status, order_item_response: [item] }) => {
        return payment_status === 'TRADE_SUCCESS' && item !== undefined && item.paper_case.stage < 2;
      })
        ? orderPollMs
        : false,
  });
}
