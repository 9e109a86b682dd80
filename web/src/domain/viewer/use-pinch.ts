import { useEffect, useRef } from 'react';
import type { PageView, Point } from './use-page-view.ts';

/** Not passive: the browser would zoom the whole page beside it. */
const options = { passive: false } as const;

/** Two fingers, or Ctrl with the wheel, as a trackpad sends a pinch. */
export function usePinch({ scroller, factor, changeZoom }: PageView, fitWidth: number): void {
  const latest = useRef({ factor, changeZoom, fitWidth });
  useEffect(() => {
    latest.current = { factor, changeZoom, fitWidth };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let start: { distance: number; factor: number } | null = null;

    const pointOf = (x: number, y: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    // Smaller than the view a page is of no use on a phone: there the smallest is as wide as the screen.
    const zoomTo = (wanted: number, around: Point) => {
      const { changeZoom: change, fitWidth: narrowest } = latest.current;
      change(wanted <= narrowest && narrowest < 0.5 ? 'width' : wanted, around);
    };
    // Fingers are followed on what they came down on, not on the view: pages are drawn anew meanwhile, and what is taken
    // out of the page hears of its fingers to the end, while nothing of it reaches the view any more.
    let held: readonly EventTarget[] = [];
    const letGo = () => {
      for (const target of held) {
        target.removeEventListener('touchmove', onMove as EventListener);
        target.removeEventListener('touchend', onEnd as EventListener);
        target.removeEventListener('touchcancel', onEnd as EventListener);
      }
      held = [];
      start = null;
    };
    const onStart = (event: TouchEvent) => {
      const fingers = [...event.touches];
      if (fingers.length !== 2) return;
      event.preventDefault();
      letGo();
      held = [...new Set(fingers.map(({ target }) => target))];
      for (const target of held) {
        target.addEventListener('touchmove', onMove as EventListener, options);
        target.addEventListener('touchend', onEnd as EventListener);
        target.addEventListener('touchcancel', onEnd as EventListener);
      }
    };
    const onMove = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first || !second) return;
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      start ??= { distance, factor: latest.current.factor };
      const middle = pointOf((first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
      zoomTo((start.factor * distance) / start.distance, middle);
    };
    const onEnd = (event: TouchEvent) => {
      if (event.touches.length < 2) letGo();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const delta = Math.max(-50, Math.min(50, event.deltaY));
      zoomTo(latest.current.factor * Math.exp(-delta * 0.005), pointOf(event.clientX, event.clientY));
    };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('wheel', onWheel, options);
    return () => {
      letGo();
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller]);
}
