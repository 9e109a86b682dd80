import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { getPaperText } from '@yanmo/contract/paper-text';
import type { RouteResult } from '@yanmo/contract/route';
import { call } from '../../../lib/api.ts';
import { listPageSize } from '../../../lib/constants.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useSession } from '../../../lib/session.ts';

export type PaperText = RouteResult<typeof getPaperText>;

/** Everything that was asked about the text of papers, for invalidation. */
export const paperTextKey = ['papers', 'text'] as const;

export function paperTextQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...paperTextKey, outTradeNo],
    queryFn: async ({ signal }): Promise<PaperText> => {
      const { getPaperText } = await loadPart(() => import('@yanmo/contract/paper-text'));
      return await call(getPaperText, { params: { out_trade_no: outTradeNo } }, { signal });
    },
  });
}

export function usePaperList(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['papers', 'list', pageNum],
    queryFn: async ({ signal }) => {
      const { listPapers } = await loadPart(() => import('@yanmo/contract/papers'));
      return await call(listPapers, { query: { page_num: pageNum, page_size: listPageSize } }, { signal });
    },
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
