import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far down the view the caret is kept: below it there is room for the lines to come. */
const caretShare = 0.7;
const scrollKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/**
 * Keeps the place where the topmost section is being written in view, until the reader scrolls. Their own doing is told
 * by what they do with wheel, finger, keys and scroll bar: the position alone also changes when text grows above it.
 */
export function useFollowWriting(view: RefObject<HTMLDivElement | null>, change: unknown) {
  const [isFollowing, setIsFollowing] = useState(true);
  const hasReducedMotion = useReducedMotion();
  /** The end of what is written stands still between two sections: scrolling there again would only tremble. */
  const lastTop = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the sheet is what moves the caret
  useEffect(() => {
    const box = view.current;
    const caret = box?.querySelector<HTMLElement>('[data-caret]');
    if (!box || !caret || !isFollowing) return;
    const offset = caret.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const top = Math.max(0, box.scrollTop + offset - box.clientHeight * caretShare);
    if (Math.abs(top - lastTop.current) < 4) return;
    lastTop.current = top;
    box.scrollTo({ top, behavior: hasReducedMotion ? 'instant' : 'smooth' });
  }, [view, change, isFollowing, hasReducedMotion]);

  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const left = new AbortController();
    const options = { passive: true, signal: left.signal };
    const stop = () => setIsFollowing(false);
    box.addEventListener('wheel', stop, options);
    box.addEventListener('touchmove', stop, options);
    box.addEventListener('keydown', ({ key }) => scrollKeys.includes(key) && stop(), options);
    // Pressed on the box itself and beside what it holds: the scroll bar.
    box.addEventListener('pointerdown', ({ offsetX }) => offsetX > box.clientWidth && stop(), options);
    return () => left.abort();
  }, [view]);

  return {
    isFollowing,
    follow() {
      lastTop.current = -1;
      setIsFollowing(true);
    },
  };
}
