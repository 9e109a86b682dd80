import { useLayoutEffect, useRef, useState } from 'react';
import type { Hit, TextPiece } from './find-text.ts';
import classes from './pdf-page.module.css';

interface Mark {
  /** Percent of the page, so that they hold at every scale. */
  left: number;
  top: number;
  width: number;
  height: number;
  isChosen: boolean;
}

interface HitMarksProps {
  hits: readonly Hit[];
  chosen: Hit | null;
  pieces: readonly TextPiece[];
  /** Counts how often the text layer was drawn; marks are measured on it. */
  drawn: number;
}

/** What a search found on a page, marked where it stands. */
export function HitMarks({ hits, chosen, pieces, drawn }: HitMarksProps) {
  const own = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);

  useLayoutEffect(() => {
    const page = own.current?.parentElement;
    const layer = page?.querySelector('.textLayer');
    if (drawn === 0 || !page || !layer) return;
    const spans = layer.querySelectorAll<HTMLElement>('span[role="presentation"]');
    // A piece without text is in the file but not on the layer.
    const spanOf: (HTMLElement | undefined)[] = [];
    let next = 0;
    for (const { str } of pieces) {
      spanOf.push(str === '' ? undefined : spans[next]);
      if (str !== '') next += 1;
    }
    const frame = page.getBoundingClientRect();
    setMarks(
      hits.flatMap((hit) =>
        rectanglesOf(hit, spanOf).map((rectangle) => ({
          left: ((rectangle.left - frame.left) / frame.width) * 100,
          top: ((rectangle.top - frame.top) / frame.height) * 100,
          width: (rectangle.width / frame.width) * 100,
          height: (rectangle.height / frame.height) * 100,
          isChosen: hit === chosen,
        })),
      ),
    );
  }, [hits, chosen, pieces, drawn]);

  return (
    <div ref={own} className={classes.marks} aria-hidden="true">
      {marks.map(({ left, top, width, height, isChosen }) => (
        <span
          key={`${left}:${top}:${width}`}
          className={classes.mark}
          data-chosen={isChosen || undefined}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
    </div>
  );
}

function rectanglesOf({ from, to }: Hit, spanOf: readonly (HTMLElement | undefined)[]): DOMRect[] {
  const rectangles: DOMRect[] = [];
  for (let piece = from.piece; piece <= to.piece; piece += 1) {
    const text = spanOf[piece]?.firstChild;
    if (!(text instanceof Text)) continue;
    const range = document.createRange();
    range.setStart(text, piece === from.piece ? from.offset : 0);
    range.setEnd(text, piece === to.piece ? Math.min(to.offset, text.length) : text.length);
    rectangles.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
  }
  return rectangles;
}
