import { useEffect } from 'react';
import { heartbeatMs, idleAfterMs } from '../../lib/constants.ts';
import { checkService, tellOffline } from '../../lib/service-state.ts';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

/** Asks for the service while somebody uses the page, so that its absence is told before they press anything in vain. */
export function useHeartbeat(): void {
  useEffect(() => {
    let seenAtMs = Date.now();
    const see = () => {
      const wasIdle = Date.now() - seenAtMs > idleAfterMs;
      seenAtMs = Date.now();
      if (wasIdle) checkService(heartbeatMs);
    };
    const beat = () => {
      // Half of it: an answer to the last beat must not make this one be left out.
      if (document.visibilityState === 'visible' && Date.now() - seenAtMs < idleAfterMs) checkService(heartbeatMs / 2);
    };
    const ask = () => checkService();
    const timer = setInterval(beat, heartbeatMs);
    for (const sign of signsOfLife) window.addEventListener(sign, see, { passive: true });
    window.addEventListener('offline', tellOffline);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', see);
    if (!navigator.onLine) tellOffline();
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, see);
      window.removeEventListener('offline', tellOffline);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', see);
    };
  }, []);
}
