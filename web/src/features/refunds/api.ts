import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { applyForRefund, decideRefund, getRefundable, RefundApplication } from '@yanmo/contract/refunds';
import type { RouteInput, RouteResult } from '@yanmo/contract/route';
import { call, upload } from '../../lib/api.ts';
import { defaultPollMs, listPageSize } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

export const contract = () => loadPart(() => import('@yanmo/contract/refunds'));

const refundsKey = ['refunds'] as const;
/** Who looks at an application that still moves, or at a text that grows, sees it move. */
const watchMs = defaultPollMs * 5;

export type RefundWish = RouteInput<typeof applyForRefund>['body'];
export type Refundable = RouteResult<typeof getRefundable>;
export type Decision = RouteInput<typeof decideRefund>['body'];

export function isOpen({ status }: Pick<RefundApplication, 'status'>): boolean {
  return status === 'PENDING' || status === 'APPROVED' || status === 'FAILED';
}

/** What can come back of an order, what the order is, and what was asked for before: one answer, so that they agree. */
export function useOrderRefund(outTradeNo: string) {
  const session = useSession();
  return useQuery({
    queryKey: [...refundsKey, 'order', outTradeNo],
    queryFn: async ({ signal }) => {
      const [{ getRefundable, listRefunds }, { getOrder }] = await Promise.all([
        contract(),
        loadPart(() => import('@yanmo/contract/orders')),
      ]);
      const [refundable, order, { refund_list }] = await Promise.all([
        call(getRefundable, { query: { out_trade_no: outTradeNo } }, { signal }),
        call(getOrder, { params: { key: outTradeNo } }, { signal }),
        call(listRefunds, { query: { out_trade_no: outTradeNo, scope: 'OWN', page_size: 50 } }, { signal }),
      ]);
      return { refundable, order, applications: refund_list };
    },
    enabled: session !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.applications.some(isOpen) || data.refundable.wanted_units !== null) ? watchMs : false,
  });
}

export function useOwnRefunds(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...refundsKey, 'own', pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listRefunds,
        { query: { scope: 'OWN', page_num: pageNum, page_size: listPageSize } },
        { signal },
      ),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Once it is granted the money is on its way: who looks at it sees when it is there, or that it failed. */
export function useFollowedRefund(opened: RefundApplication): RefundApplication {
  const { data } = useQuery({
    queryKey: [...refundsKey, 'followed', opened.id],
    queryFn: async ({ signal }) => {
      const query = { out_trade_no: opened.out_trade_no, scope: 'ALL' as const, page_size: 50 };
      const { refund_list } = await call((await contract()).listRefunds, { query }, { signal, isPolled: true });
      return refund_list.find(({ id }) => id === opened.id) ?? opened;
    },
    enabled: opened.status === 'APPROVED',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'APPROVED' ? false : watchMs),
  });
  return opened.status === 'APPROVED' && data ? data : opened;
}

export async function askForRefund(wish: RefundWish, idempotencyKey: string): Promise<RefundApplication> {
  return await call((await contract()).applyForRefund, { body: wish }, { idempotencyKey });
}

export async function sendDecision(decision: Decision, idempotencyKey: string): Promise<RefundApplication> {
  return await call((await contract()).decideRefund, { body: decision }, { idempotencyKey });
}

export async function uploadEvidence(file: File, signal: AbortSignal): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server asks what a file is for before it reads a byte of it.
  form.append('purpose', 'EVIDENCE');
  form.append('file', file);
  return (await upload(uploadFile, form, { signal })).file_key;
}
