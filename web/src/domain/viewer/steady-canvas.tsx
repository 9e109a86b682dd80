import { useEffect, useRef } from 'react';
import { usePageContext } from './pdf-library.ts';
import classes from './pdf-page.module.css';

/** Of one canvas. Phones give a page some hundreds of megabytes for all of them, at four bytes a pixel. */
const maximumPixels = 16_000_000;

/** The page as a picture. While it is drawn in a new size, the one before stays, stretched, so that nothing flashes. */
export function SteadyCanvas({ onFailed }: { onFailed: () => void }) {
  const context = usePageContext();
  const page = context?.page || null;
  const scale = context?.scale ?? 1;
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = host.current;
    if (!page || !place) return;
    const { width, height } = page.getViewport({ scale });
    const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maximumPixels / (width * height)));
    const viewport = page.getViewport({ scale: scale * density });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    let isWanted = true;
    task.promise.then(
      () => {
        if (!isWanted) return;
        release(place);
        place.replaceChildren(canvas);
      },
      () => {
        // Drawing that was called off is no failure.
        if (isWanted) onFailed();
      },
    );
    return () => {
      isWanted = false;
      task.cancel();
    };
  }, [page, scale, onFailed]);

  useEffect(() => {
    const place = host.current;
    return () => {
      if (place) release(place);
    };
  }, []);

  return <div ref={host} className={classes.picture} aria-hidden="true" />;
}

/** Browsers give the memory of a canvas back when it has no size, not when it is forgotten. */
function release(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) {
    canvas.width = 0;
    canvas.height = 0;
  }
}
