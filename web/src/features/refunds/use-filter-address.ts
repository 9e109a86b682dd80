import { refundStatuses } from '@yanmo/contract/codes';
import { useSearchParams } from 'react-router';
import type { RefundFilter } from './api.ts';

/** The filter stands in the address: it survives a reload, and can be kept as a bookmark. */
export function useFilterAddress() {
  const [search, setSearch] = useSearchParams();
  const pageNum = Number(search.get('page') ?? 1);
  const filter: RefundFilter = {
    status: refundStatuses.find((status) => status === search.get('status')) ?? null,
    outTradeNo: search.get('order') ?? '',
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
  };
  function change({ status, outTradeNo, pageNum }: RefundFilter): void {
    setSearch({
      ...(status ? { status } : {}),
      ...(outTradeNo ? { order: outTradeNo } : {}),
      ...(pageNum > 1 ? { page: String(pageNum) } : {}),
    });
  }
  return { filter, change };
}
