import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { predictPrice } from '@yanmo/contract/catalogue';
import type { RouteInput } from '@yanmo/contract/route';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import { ordersKey } from './orders-key.ts';

export type QuoteWish = RouteInput<typeof predictPrice>['query'];

/** What is sold may be edited between two looks at its price: what was asked for an earlier state is not shown again. */
export function quoteQuery(wish: QuoteWish) {
  return queryOptions({
    queryKey: [...ordersKey, 'quote', wish],
    queryFn: async ({ signal }) => {
      const { predictPrice } = await loadPart(() => import('@yanmo/contract/catalogue'));
      return await call(predictPrice, { query: wish }, { signal });
    },
    // The lines stay on the page while a change of a choice is being reckoned.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useUsableCoupons() {
  const session = useSession();
  return useQuery({
    queryKey: [...ordersKey, 'coupons'],
    queryFn: async ({ signal }) => {
      const { listCoupons } = await loadPart(() => import('@yanmo/contract/coupons'));
      return (await call(listCoupons, { query: { status: 'UNUSED' } }, { signal })).coupons;
    },
    enabled: session !== null,
    staleTime: 0,
  });
}
