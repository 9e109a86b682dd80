import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The check whose text is to be rewritten, by the number of its order (?report=). The page is kept while another is shown: until it
 * is seen again it stays with what it had.
 */
export function useAskedReport(): string | null {
  const { pathname, search } = useLocation();
  const [ownPath] = useState(pathname);
  const isHere = pathname === ownPath;
  const asked = isHere ? new URLSearchParams(search).get('report') : null;
  const [kept, setKept] = useState(asked);
  if (isHere && asked !== kept) setKept(asked);
  return isHere ? asked : kept;
}
