import { useLocalStorage } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findPageInView, findPagesNear, findPlace, layPages, type PageSize, topOfPlace } from './page-layout.ts';
import { keepReadingPlace, readReadingPlace } from './reading-place.ts';
import { pixelsPerPoint, readZoom, stepZoom, type Zoom, zoomFactor } from './zoom.ts';

const zoomStorageKey = 'yanmo_viewer_zoom';
/** How long the scale has to hold before pages are drawn for it. */
const settleMs = 160;
const narrowPx = 640;

export interface Point {
  x: number;
  y: number;
}

export interface Target {
  page: number;
  /** In points from the upper edge and the left edge of the page. */
  top?: number;
  left?: number;
  /** Left alone where it can be seen already. */
  onlyIfHidden?: boolean;
}

/** The pages as they are seen: how large they are, which are seen, and how one gets to another. */
export function usePageView(sizes: readonly PageSize[], placeKey: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const [stored, setStored] = useLocalStorage<unknown>({
    key: zoomStorageKey,
    defaultValue: 'width',
    getInitialValueInEffect: false,
  });
  const zoom = readZoom(stored);
  const gap = room.width < narrowPx ? 8 : 16;
  const widest = useMemo(() => sizes.reduce((wide, size) => (size.width > wide.width ? size : wide)), [sizes]);
  const factor = zoomFactor(zoom, widest, { ...room, gap });
  const scale = factor * pixelsPerPoint;
  const layout = useMemo(() => layPages(sizes, scale, gap), [sizes, scale, gap]);
  const drawnScale = useSettled(scale, room.width > 0);

  const [top, setTop] = useState(0);
  const scrolled = useRef({ top: 0, left: 0 });
  const laid = useRef<typeof layout | null>(null);
  const anchor = useRef<Point | null>(null);
  /** The page that was asked for counts as the current one until somebody scrolls on: the last ones never reach the top. */
  const [asked, setAsked] = useState<{ page: number; top: number } | null>(null);

  // Before the browser paints: what stood under the fingers, or in the middle, stands there again in the new size.
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = laid.current;
    // Before the view is measured, the layout is that of one without room.
    if (!element || room.width === 0 || before === layout || element.clientHeight === 0) return;
    laid.current = layout;
    if (!before) {
      const place = readReadingPlace(placeKey);
      element.scrollTop = place && place.index < sizes.length ? topOfPlace(layout, place) : 0;
    } else {
      const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      anchor.current = null;
      const widthBefore = Math.max(before.width + 2 * gap, element.clientWidth);
      const widthAfter = Math.max(layout.width + 2 * gap, element.clientWidth);
      const fromMiddle = (scrolled.current.left + x - widthBefore / 2) / before.width;
      element.scrollTop = topOfPlace(layout, findPlace(before, scrolled.current.top + y)) - y;
      element.scrollLeft = widthAfter / 2 + fromMiddle * layout.width - x;
    }
    scrolled.current = { top: element.scrollTop, left: element.scrollLeft };
    setTop(element.scrollTop);
  }, [layout, gap, placeKey, sizes, room.width]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    // Hidden behind another tab it has no size and stands at its beginning, where nobody put it.
    if (!element || element.clientHeight === 0) return;
    scrolled.current = { top: element.scrollTop, left: element.scrollLeft };
    setTop(element.scrollTop);
    if (laid.current) keepReadingPlace(placeKey, findPlace(laid.current, element.scrollTop));
  }, [placeKey]);

  const window = { top, height: room.height };
  const current = asked && Math.abs(asked.top - top) < 2 ? asked.page : findPageInView(layout, window);

  const goTo = useCallback(
    ({ page, top: down = 0, left, onlyIfHidden }: Target) => {
      const element = scroller.current;
      const box = layout.boxes[page];
      if (!element || !box) return;
      const y = box.top + down * scale;
      const isSeen = y > element.scrollTop + 8 && y < element.scrollTop + element.clientHeight - 40;
      if (!onlyIfHidden || !isSeen) {
        // A page from its edge on; a place in it with what stands above it.
        element.scrollTop = down === 0 ? box.top - gap : y - Math.min(96, element.clientHeight / 4);
      }
      if (left !== undefined && layout.width + 2 * gap > element.clientWidth) {
        const x = (layout.width + 2 * gap - box.width) / 2 + left * scale;
        if (x < element.scrollLeft || x > element.scrollLeft + element.clientWidth - 80) {
          element.scrollLeft = x - element.clientWidth / 4;
        }
      }
      setAsked({ page, top: element.scrollTop });
      onScroll();
    },
    [layout, scale, gap, onScroll],
  );

  const changeZoom = useCallback(
    (next: Zoom, around: Point | null = null) => {
      anchor.current = around;
      setStored(next);
    },
    [setStored],
  );

  return {
    scroller,
    room,
    gap,
    layout,
    scale,
    drawnScale,
    zoom,
    factor,
    near: findPagesNear(layout, window, room.height),
    current,
    /** What the eye is on: a little below the upper edge. */
    place: findPlace(layout, top + Math.min(120, room.height / 3)),
    onScroll,
    goTo,
    changeZoom,
    step: (direction: 'in' | 'out') => changeZoom(stepZoom(factor, direction)),
  };
}

export type PageView = ReturnType<typeof usePageView>;

/** The inner size, scroll bars not counted; the last one holds while the view is hidden. */
function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      if (width > 0 && height > 0) {
        setRoom((last) => (last.width === width && last.height === height ? last : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** The scale after it has held for a moment; the first one counts at once. */
function useSettled(scale: number, isKnown: boolean): number {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    if (settled === null) {
      setSettled(scale);
      return;
    }
    const timer = setTimeout(() => setSettled(scale), settleMs);
    return () => clearTimeout(timer);
  }, [scale, isKnown, settled]);
  return settled ?? scale;
}
