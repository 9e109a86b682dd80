import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which order a page has open, as the address says it (?order=). The page is kept while another is shown: until it is seen
 * again it stays with what it had.
 */
export function useOpenedOrder() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ownPath] = useState(pathname);
  const isHere = pathname === ownPath;
  const asked = isHere ? new URLSearchParams(search).get('order') : null;
  const [kept, setKept] = useState(asked);
  if (isHere && asked !== kept) setKept(asked);
  const opened = useRef(asked);
  useLayoutEffect(() => {
    opened.current = asked;
  }, [asked]);
  return {
    outTradeNo: isHere ? asked : kept,
    /** Where a link has led to it already, there is no second step back. */
    open: (outTradeNo: string) => {
      if (opened.current !== outTradeNo) void navigate(`${ownPath}?${new URLSearchParams({ order: outTradeNo })}`);
    },
    close: () => void navigate(ownPath),
  };
}
