import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const checkTabs = ['check', 'compare'] as const;
export type CheckTab = (typeof checkTabs)[number];

/** Which half of the page is open, as the address says it; while another page is shown it stays with what it had. */
export function useCheckTab() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ownPath] = useState(pathname);
  const isHere = pathname === ownPath;
  const asked = new URLSearchParams(search).get('tab') === 'compare' ? 'compare' : 'check';
  const [kept, setKept] = useState<CheckTab>(asked);
  if (isHere && asked !== kept) setKept(asked);
  return {
    tab: isHere ? asked : kept,
    setTab: (tab: CheckTab) => void navigate(tab === 'check' ? ownPath : `${ownPath}?tab=${tab}`),
  };
}
