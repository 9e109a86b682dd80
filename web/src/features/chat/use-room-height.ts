import { useLayoutEffect, useRef } from 'react';

/** Tells an element, in --top, how far below the top of the page it begins: bars above it come and go. */
export function useRoomHeight() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = place;
      if (!current?.offsetParent) return;
      current.style.setProperty('--top', `${Math.round(current.getBoundingClientRect().top + window.scrollY)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return place;
}
