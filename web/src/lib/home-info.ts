import { useQuery } from '@tanstack/react-query';
import type { HomeInfo } from '@yanmo/contract/home';
import { call } from './api.ts';
import { homeInfoRefreshMs } from './constants.ts';
import { findSubDomain } from './sub-domain.ts';

/** What every page shows: banner, notices, QR images, today's counters, which stand-ins are on. */
export function useHomeInfo() {
  return useQuery<HomeInfo>({
    queryKey: ['home-info'],
    queryFn: async ({ signal }) => {
      // The schemas load beside the request, not with the first script: the page is drawn without them.
      const { getHomeInfo } = await import('@yanmo/contract/home');
      return await call(
        getHomeInfo,
        { query: { sub_domain: findSubDomain(location.hostname) ?? undefined } },
        { signal },
      );
    },
    staleTime: homeInfoRefreshMs,
    refetchInterval: homeInfoRefreshMs,
  });
}
