import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Feature } from '@yanmo/contract/codes';
import type { HomeInfo } from '@yanmo/contract/home';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { homeInfoRefreshMs } from '../../lib/constants.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { findSubDomain } from '../../lib/sub-domain.ts';

/** Of what waits for its time: that which is there by now; nothing until the server has said so. */
export function useOpenFeatures(): readonly Feature[] {
  return useHomeInfo().data?.open_features ?? [];
}

const rememberedKey = 'yanmo_filled_pages';

/** Which pages the operator has written, as it was known last where the server has not answered yet: no mark flashes up. */
export function useFilledPages(): readonly string[] {
  return useHomeInfo().data?.filled_pages ?? rememberedPages();
}

function rememberedPages(): readonly string[] {
  return (localStorage.getItem(rememberedKey) ?? '').split(',');
}

export const homeInfoQuery = () => ({
  queryKey: ['home-info', currentLanguage()],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HomeInfo> => {
    // The schemas load beside the request, not with the first script: the page is drawn without them.
    const { getHomeInfo } = await loadPart(() => import('@yanmo/contract/home'));
    const info = await call(
      getHomeInfo,
      { query: { sub_domain: findSubDomain(location.hostname) ?? undefined } },
      { signal },
    );
    localStorage.setItem(rememberedKey, (info.filled_pages ?? []).join(','));
    return info;
  },
  staleTime: homeInfoRefreshMs,
});

/** What every page shows: banner, notices, QR images, today's counters, which stand-ins are on. */
export function useHomeInfo() {
  // Renders anew when the language changes: some of the texts come in the language of the request.
  useTranslation();
  return useQuery<HomeInfo>({
    ...homeInfoQuery(),
    // What was shown in the language before stays until the other one has arrived.
    placeholderData: keepPreviousData,
    refetchInterval: homeInfoRefreshMs,
  });
}
