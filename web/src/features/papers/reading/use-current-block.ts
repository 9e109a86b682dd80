import { type RefObject, useEffect, useState } from 'react';

/** A pointer on its way across the page rests nowhere; only where it stays this long does one look. */
const pointerRestMs = 90;
/** The band of the window where one reads: below the bars, above the middle. */
const readingBand = '-26% 0px -66% 0px';

function isInWindow(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * The paragraph that one is at: the last that came into the reading band, was pointed at or focused. `inView` follows
 * scrolling alone. Paragraphs are the elements with `data-block` in the sheet; `key` changes when they do.
 */
export function useCurrentBlock(sheet: RefObject<HTMLElement | null>, key: unknown) {
  const [current, setCurrent] = useState<string | null>(null);
  const [inView, setInView] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other paragraphs are observed when the key says so
  useEffect(() => {
    const root = sheet.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const idOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null) : null;
    let pointer = '';
    const onPointer = (event: PointerEvent) => {
      // Text that is scrolled under a resting pointer was not pointed at.
      const place = `${event.screenX} ${event.screenY}`;
      if (place === pointer) return;
      pointer = place;
      clearTimeout(timer);
      const id = event.pointerType === 'mouse' ? idOf(event.target) : null;
      if (id) timer = setTimeout(() => setCurrent(id), pointerRestMs);
    };
    const onFocus = (event: FocusEvent) => {
      const id = idOf(event.target);
      if (id) setCurrent(id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const id = idOf(entries.find((entry) => entry.isIntersecting)?.target ?? null);
        if (!id) return;
        setInView(id);
        // Whoever walks by keyboard is at the paragraph in focus, wherever in the window that stands.
        if (!isInWindow(document.activeElement?.closest('[data-block]'))) setCurrent(id);
      },
      { rootMargin: readingBand },
    );
    for (const block of root.querySelectorAll('[data-block]')) observer.observe(block);
    root.addEventListener('pointerover', onPointer);
    root.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      root.removeEventListener('pointerover', onPointer);
      root.removeEventListener('focusin', onFocus);
    };
  }, [sheet, key]);

  return { current, inView, lookAt: setCurrent as (blockId: string) => void };
}
