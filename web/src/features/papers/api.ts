import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { OrderDetail, PrintedStyle } from '@yanmo/contract/orders';
import { fetchFile } from '../../domain/viewer/fetch-file.ts';
import { call } from '../../lib/api.ts';
import { listPageSize, orderPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import { isUnderWay } from './preview-rules.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/papers'));
const orderContract = () => loadPart(() => import('@yanmo/contract/orders'));

/** Under the orders' own key: whatever happens to orders, a payment for one, is news here too. */
const previewKey = ['orders', 'preview'] as const;
const papersKey = ['papers'] as const;

export function previewedOrderQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...previewKey, outTradeNo],
    queryFn: async ({ signal }): Promise<OrderDetail> =>
      await call((await orderContract()).getOrder, { params: { key: outTradeNo } }, { signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? orderPollMs : false),
  });
}

/** An answer that is no older than this is how the order stands; each export brings another file under the same item. */
const askedJustNowMs = 5_000;

/**
 * The file of an item. The link comes from an order that was asked for just now: an earlier answer, still at hand from
 * the last visit, leads to the edition of then. It dies after minutes, so that the order is asked for a new one where it has.
 */
export function itemFileQuery(client: QueryClient, order: OrderDetail, itemId: string) {
  const { out_trade_no: outTradeNo } = order;
  const findLink = async (isRenewed: boolean) => {
    const asked = { ...previewedOrderQuery(outTradeNo), staleTime: isRenewed ? 0 : askedJustNowMs };
    const { order_item_response } = await client.fetchQuery(asked);
    return order_item_response.find(({ id }) => id === itemId)?.file_urls.pdf ?? null;
  };
  return queryOptions({
    // A paid balance brings another file under the same item.
    queryKey: [...papersKey, 'file', outTradeNo, itemId, order.payment_status],
    queryFn: ({ signal }) => fetchFile(findLink, signal),
    ...keptWhileShown,
  });
}

/** There is a new edition: whatever was said of the order's files, text and certificate is said anew. */
export async function refreshEdition(client: QueryClient, outTradeNo: string): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [room, ...rest] }) =>
      room === previewKey[0] || (room === papersKey[0] && rest.includes(outTradeNo)),
  });
}

/** As long as somebody looks at it, it is the file that they opened; whoever comes again gets the newest one. */
const keptWhileShown = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export async function getOrder(outTradeNo: string): Promise<OrderDetail> {
  return await call((await orderContract()).getOrder, { params: { key: outTradeNo } });
}

export async function markSeen(outTradeNo: string): Promise<void> {
  await call((await orderContract()).markOrdersSeen, { body: { trade_no_list: [outTradeNo] } });
}

/** An export may have ended since, in this tab or elsewhere: whoever looks again is told of the newest edition. */
const ofEdition = { staleTime: 0, retry: false } as const;

export function useReferences(outTradeNo: string, style: PrintedStyle | null, isShown: boolean) {
  return useQuery({
    queryKey: [...papersKey, 'references', outTradeNo, style],
    queryFn: async ({ signal }) => {
      const query = { out_trade_no: outTradeNo, ...(style ? { style } : {}) };
      return await call((await contract()).getReferences, { query }, { signal });
    },
    enabled: isShown,
    placeholderData: keepPreviousData,
    ...ofEdition,
  });
}

export function useCertificate(outTradeNo: string, isShown: boolean) {
  return useQuery({
    queryKey: [...papersKey, 'certificate', outTradeNo],
    queryFn: async ({ signal }) =>
      await call((await contract()).getCertificate, { params: { out_trade_no: outTradeNo } }, { signal }),
    enabled: isShown,
    ...ofEdition,
  });
}

export function useStatement(outTradeNo: string, isShown: boolean) {
  return useQuery({
    queryKey: [...papersKey, 'statement', outTradeNo],
    queryFn: async ({ signal }) =>
      await call((await contract()).getStatement, { params: { out_trade_no: outTradeNo } }, { signal }),
    enabled: isShown,
    ...ofEdition,
  });
}

export function useOwnPapers(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...papersKey, 'own', pageNum],
    queryFn: async ({ signal }) =>
      await call((await contract()).listPapers, { query: { page_num: pageNum, page_size: listPageSize } }, { signal }),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** More than there are: samples are a choice, not an archive. */
const allSamples = 50;
/** While none is there they are being made, which takes a fresh server a minute. */
const waitingPollMs = 5_000;

export function samplesQuery() {
  return queryOptions({
    queryKey: [...papersKey, 'samples'],
    queryFn: async ({ signal }) => {
      const { samples } = await call(
        (await contract()).listSamples,
        { query: { page_num: 1, page_size: allSamples } },
        { signal },
      );
      return samples;
    },
    refetchInterval: ({ state }) => (state.data?.length === 0 ? waitingPollMs : false),
  });
}

export function sampleFileQuery(client: QueryClient, id: string) {
  const find = async (isRenewed: boolean) => {
    const samples = await client.fetchQuery({ ...samplesQuery(), staleTime: isRenewed ? 0 : 60_000 });
    return samples.find((sample) => sample.id === id)?.pdf_url ?? null;
  };
  return queryOptions({
    queryKey: [...papersKey, 'sample-file', id],
    queryFn: ({ signal }) => fetchFile(find, signal),
    // A sample does not change, and its cover and its pages are one file.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
