import { useEffect, useRef } from 'react';
import { debounceMs } from './constants.ts';

interface Preventable {
  preventDefault?: () => void;
}

/**
 * For everything that creates or pays: a burst of presses, by finger, mouse or key, counts as one, and the first of them
 * acts at once. Other than a button that is disabled while it works, this also holds before the page is drawn anew. What is
 * typed or chosen in between ends the burst: then another thing is asked for.
 */
export function useOnePress<Given extends unknown[]>(act: (...given: Given) => unknown): (...given: Given) => void {
  const pressedAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const endBurst = () => {
      pressedAtMs.current = Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('input', endBurst, { capture: true });
    return () => document.removeEventListener('input', endBurst, { capture: true });
  }, []);
  return (...given) => {
    const now = Date.now();
    const isBurst = Math.abs(now - pressedAtMs.current) < debounceMs;
    pressedAtMs.current = now;
    if (!isBurst) void act(...given);
    // A form that is not answered would be sent by the browser itself.
    else (given[0] as Preventable | undefined)?.preventDefault?.();
  };
}
