import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { PageView } from './use-page-view.ts';

interface ViewerKeys {
  root: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  view: PageView;
  pages: number;
  onSearch: () => void;
  onCloseSearch: () => void;
}

/** Keys that readers of such files know. Returns what the viewer listens to itself. */
export function useViewerKeys({ root, searchField, view, pages, onSearch, onCloseSearch }: ViewerKeys) {
  // Wherever the focus is while the file is on the screen: the browser's own search sees only the pages that are drawn.
  // Pressed once more in our field, it is the browser's.
  const onFind = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isFind =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
    const isShown = (root.current?.offsetHeight ?? 0) > 0;
    const focused = document.activeElement;
    if (!isFind || !isShown || focused?.closest('[role="dialog"]') || focused === searchField.current) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onFind(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      onCloseSearch();
      return;
    }
    const isZoomKey = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof HTMLInputElement;
    const action = isZoomKey ? zoomKeys(view)[event.key] : isTyping ? undefined : moveKeys(view, pages)[event.key];
    if (!action || event.altKey) return;
    event.preventDefault();
    action();
  };
}

type Keys = Readonly<Record<string, () => void>>;

function zoomKeys({ step, changeZoom }: PageView): Keys {
  const zoomIn = () => step('in');
  return { '+': zoomIn, '=': zoomIn, '-': () => step('out'), '0': () => changeZoom('width') };
}

function moveKeys({ scroller, layout, current, room, gap, goTo }: PageView, pages: number): Keys {
  // Where a page is seen whole, a screen is a page; else a screen keeps a line of the last one.
  const isWhole = (layout.boxes[current]?.height ?? 0) <= room.height - gap;
  const turn = (direction: 1 | -1) => {
    if (isWhole) goTo({ page: Math.min(Math.max(current + direction, 0), pages - 1) });
    else scroller.current?.scrollBy({ top: direction * room.height * 0.9 });
  };
  return {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    Home: () => goTo({ page: 0 }),
    End: () => goTo({ page: pages - 1 }),
  };
}
