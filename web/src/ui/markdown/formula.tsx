import katex from 'katex';
import { memo, useLayoutEffect, useRef } from 'react';

/** `maxExpand` and `maxSize` bound what a hostile formula may cost and cover; `trust` stays off, so that none holds a link. */
const bounds = { strict: 'ignore', throwOnError: false, maxExpand: 300, maxSize: 12, trust: false } as const;

/**
 * Drawn by KaTeX into an element of its own: it sets styles one by one, which the policy of our pages allows. Markup
 * with style attributes, which its other way makes, the policy would refuse.
 */
export const Formula = memo(function Formula({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    try {
      katex.render(tex, place.current, { ...bounds, errorColor: 'var(--ink-second)', displayMode: isDisplay });
    } catch {
      // It draws what it cannot read as it is written, with few exceptions.
      place.current.textContent = tex;
    }
  }, [tex, isDisplay]);
  return <span ref={place} />;
});
