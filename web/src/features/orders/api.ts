import { keepPreviousData, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { totalWords } from '@yanmo/contract/chapter-words';
import type { Language } from '@yanmo/contract/language-choice';
import type { beginPayment, createOrder, OrderDetail, payByBalance, payByCoupon } from '@yanmo/contract/orders';
import type { RouteInput } from '@yanmo/contract/route';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { type CallOptions, call } from '../../lib/api.ts';
import { listPageSize, orderPollMs } from '../../lib/constants.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import { isOlder, isUnderWay } from './order-rules.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/orders'));

/** Links to files live ten minutes; a list that lies open for longer is asked for again before they die. */
const linksFreshMs = 5 * 60_000;

export function orderQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'detail', outTradeNo],
    queryFn: async ({ signal }): Promise<OrderDetail> => await getOrder(outTradeNo, { signal }),
    staleTime: 0,
    // The stream writes here too, and may have told of more than an answer that was long on its way.
    structuralSharing: (known, told) =>
      isOlder(told as OrderDetail, known as OrderDetail | undefined) ? known : replaceEqualDeep(known, told),
  });
}

/** The outline may be edited between two looks at its price: what was asked for an earlier one is not shown again. */
const neverKept = { staleTime: 0, gcTime: 0 } as const;

/** By its number, or the newest of an outline by that outline's key. */
export async function getOrder(key: string, options: CallOptions = {}): Promise<OrderDetail> {
  return await call((await contract()).getOrder, { params: { key } }, options);
}

export function useOrderList(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...ordersKey, 'list', pageNum],
    queryFn: async ({ signal }) =>
      await call((await contract()).listOrders, { query: { page_num: pageNum, page_size: listPageSize } }, { signal }),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    // Whoever opens the drawer wants to see how things stand now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.order_list.some(isUnderWay) ? orderPollMs : linksFreshMs),
  });
}

/** What a paper of this outline could cite. */
export function sourcesQuery(key1: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'sources', key1],
    queryFn: async ({ signal }) => {
      const { getReferences } = await loadPart(() => import('@yanmo/contract/papers'));
      return await call(getReferences, { query: { key1 } }, { signal });
    },
    staleTime: 60_000,
  });
}

/** Whether the student was asked about the paper; its questions stand with the outline. */
export function interviewStateQuery(key1: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'interview', key1],
    queryFn: async ({ signal }) => {
      const { askOutlineQuestions } = await loadPart(() => import('@yanmo/contract/interview'));
      return await call(askOutlineQuestions, { query: { key1 } }, { signal });
    },
    staleTime: 0,
    // An order does without it.
    retry: false,
  });
}

/** How a paper in this language can be set. */
export function paperOptionsQuery(language: Language) {
  return queryOptions({
    // The templates' names are in the language of the page.
    queryKey: [...ordersKey, 'format', language, currentLanguage()],
    queryFn: async ({ signal }) => {
      const { getPaperOptions } = await loadPart(() => import('@yanmo/contract/papers'));
      return await call(getPaperOptions, { query: { language } }, { signal });
    },
    staleTime: 60 * 60_000,
  });
}

/** What the order is for; asked of the server, because whoever opens the panel may know no more than the key. */
export function orderedOutlineQuery(key1: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'outline', key1],
    queryFn: async ({ signal }) => {
      const { getOutline } = await loadPart(() => import('@yanmo/contract/outlines'));
      const { form, chapters, engine, wishes } = await call(getOutline, { params: { key: key1 } }, { signal });
      return { ...form, word_count: totalWords(chapters) || form.word_count, engine, wishes };
    },
    ...neverKept,
  });
}

/** Coupons that an unpaid order holds are no longer among the usable ones. */
export function heldCouponsQuery() {
  return queryOptions({
    queryKey: [...ordersKey, 'coupons', 'held'],
    queryFn: async ({ signal }) => {
      const { listCoupons } = await loadPart(() => import('@yanmo/contract/coupons'));
      return (await call(listCoupons, { query: { status: 'LOCKED' } }, { signal })).coupons;
    },
    staleTime: 0,
  });
}

export function payDiscountQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'discount', outTradeNo],
    queryFn: async ({ signal }) =>
      await call((await contract()).getPayDiscount, { params: { out_trade_no: outTradeNo } }, { signal }),
    staleTime: 0,
  });
}

export type OrderBody = RouteInput<typeof createOrder>['body'];

export async function placeOrder(body: OrderBody, idempotencyKey: string) {
  return await call((await contract()).createOrder, { body }, { idempotencyKey });
}

export type ScanBody = RouteInput<typeof beginPayment>['body'];

/**
 * The code to scan. The key stands for the choice that asked for it: asked again after a lost answer it is the same
 * payment, and a new choice or a new try has a key of its own.
 */
export function scanQuery(body: ScanBody, idempotencyKey: string) {
  return queryOptions({
    queryKey: ['scan-payment', idempotencyKey],
    queryFn: async () => await call((await contract()).beginPayment, { body }, { idempotencyKey }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export async function payFromWallet(body: RouteInput<typeof payByBalance>['body'], idempotencyKey: string) {
  return await call((await contract()).payByBalance, { body }, { idempotencyKey });
}

export async function payWithCoupon(body: RouteInput<typeof payByCoupon>['body'], idempotencyKey: string) {
  return await call((await contract()).payByCoupon, { body }, { idempotencyKey });
}

export async function deleteOrders(tradeNumbers: string[]) {
  return await call((await contract()).deleteOrders, { body: { trade_no_list: tradeNumbers } });
}
