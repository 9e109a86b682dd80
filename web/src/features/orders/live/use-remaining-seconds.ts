import { useEffect, useState } from 'react';
import { progressTickMs } from '../../../lib/constants.ts';
import { type Estimate, findRemainingSeconds } from './remaining-time.ts';

export function useRemainingSeconds(estimate: Estimate | null): number | null {
  const [now, setNow] = useState(Date.now);
  const isKnown = estimate !== null;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setInterval(() => setNow(Date.now()), progressTickMs);
    return () => clearInterval(timer);
  }, [isKnown]);
  // An answer that came after the last tick has not begun to run down.
  return findRemainingSeconds(estimate, Math.max(now, estimate?.atMs ?? 0));
}
