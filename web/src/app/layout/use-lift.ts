import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Where the button stands when nothing else is there: its centre, from the lower right corner. */
const fromCornerPx = 40;
const gapPx = 12;

/**
 * By how much something in the lower right corner has to move up so that it covers no bar of the page that stands there
 * too. Such bars come and go as one scrolls and works: they are looked for, not registered.
 */
export function useLift(isShown: boolean): number {
  const [liftPx, setLiftPx] = useState(0);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other bars
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLiftPx(measure()));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    document.addEventListener('click', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      document.removeEventListener('click', look);
    };
  }, [isShown, pathname]);
  return isShown ? liftPx : 0;
}

function measure(): number {
  const { innerWidth, innerHeight } = window;
  const content = document.getElementById('content');
  const under = document.elementsFromPoint(innerWidth - fromCornerPx, innerHeight - fromCornerPx);
  for (let element = under.find((one) => content?.contains(one)) ?? null; element && element !== content; ) {
    const { position, bottom } = getComputedStyle(element);
    if ((position === 'sticky' || position === 'fixed') && bottom !== 'auto') {
      return Math.max(0, innerHeight - element.getBoundingClientRect().top - fromCornerPx + 24 + gapPx);
    }
    element = element.parentElement;
  }
  return 0;
}
