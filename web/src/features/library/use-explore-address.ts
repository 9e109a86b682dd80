import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

const pagePath = '/main/explore';

export const exploreTabs = ['search', 'library', 'check'] as const;
export type ExploreTab = (typeof exploreTabs)[number];

/**
 * What the page shows, as its address says it. The page is kept while another is shown and the tabs lead to its bare
 * path, so it remembers its address and takes it up again; every address that it writes itself names a tab.
 */
export function useExploreAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const isHere = pathname === pagePath;
  const [kept, setKept] = useState(isHere ? search : '');
  const isBare = isHere && search === '' && kept !== '' && !isPop;
  const shown = isHere && !isBare ? search : kept;
  if (shown !== kept) setKept(shown);

  const takeUp = useEffectEvent(() => void navigate(pagePath + kept, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (isBare) takeUp();
  }, [isBare]);

  const address = new URLSearchParams(shown);
  return {
    address,
    tab: exploreTabs.find((tab) => tab === address.get('tab')) ?? 'search',
    go(tab: ExploreTab, values: Record<string, string>, replace = false) {
      const next = new URLSearchParams({ tab, ...values });
      void navigate(`${pagePath}?${next}`, { replace, preventScrollReset: true });
    },
  };
}
