/** Of a page as it was set, in points of 1/72 inch. */
export interface PageSize {
  width: number;
  height: number;
}

/** Where a page lies in the column of pages, in pixels. */
export interface PageBox extends PageSize {
  top: number;
}

export interface PageLayout {
  boxes: readonly PageBox[];
  width: number;
  height: number;
}

/** A point of the document that survives a change of scale: a page, and how far down it. */
export interface PagePlace {
  index: number;
  /** 0 is the upper edge, 1 the lower one; below 0 lies in the gap above. */
  part: number;
}

export interface Window {
  top: number;
  height: number;
}

/** Pages below one another, each in its own size, with a gap around every one. */
export function layPages(sizes: readonly PageSize[], scale: number, gap: number): PageLayout {
  let top = gap;
  const boxes = sizes.map(({ width, height }) => {
    const box = { top, width: width * scale, height: height * scale };
    top += box.height + gap;
    return box;
  });
  return { boxes, width: Math.max(0, ...boxes.map((box) => box.width)), height: top };
}

/** Indexes of the first and the last page that reach into the window, or come within `margin` of it. */
export function findPagesNear({ boxes }: PageLayout, window: Window, margin: number): { first: number; last: number } {
  const upper = window.top - margin;
  const lower = window.top + window.height + margin;
  const first = boxes.findIndex((box) => box.top + box.height >= upper);
  const last = boxes.findLastIndex((box) => box.top <= lower);
  return { first: first < 0 ? boxes.length - 1 : first, last: Math.max(last, 0) };
}

/** The page of which most is seen; of several that are seen as much, the first. */
export function findPageInView({ boxes }: PageLayout, { top, height }: Window): number {
  let best = 0;
  let most = 0;
  for (const [index, box] of boxes.entries()) {
    const seen = Math.min(box.top + box.height, top + height) - Math.max(box.top, top);
    const share = seen / Math.min(box.height, height);
    // A hair's breadth is rounding, and no reason to pass over the page before.
    if (share > most + 0.001) {
      best = index;
      most = share;
    }
  }
  return best;
}

export function findPlace({ boxes }: PageLayout, y: number): PagePlace {
  const index = Math.max(
    0,
    boxes.findLastIndex((box) => box.top <= y),
  );
  const box = boxes[index];
  return { index, part: box && box.height > 0 ? (y - box.top) / box.height : 0 };
}

export function topOfPlace({ boxes }: PageLayout, { index, part }: PagePlace): number {
  const box = boxes[index];
  return box ? box.top + box.height * part : 0;
}

/** The page that somebody typed; null for what is no number, the nearest page for one out of range. */
export function readPageNumber(typed: string, pages: number): number | null {
  // Full-width digits come from a Chinese or a Japanese keyboard.
  const plain = typed.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(plain) ? Math.min(Math.max(Number(plain), 1), pages) : null;
}

/** Where a heading stands: its page, and points from the upper edge. */
export interface Heading {
  page: number;
  top: number;
}

/** The last heading at or above a place; -1 before the first. */
export function findHeading(headings: readonly Heading[], sizes: readonly PageSize[], place: PagePlace): number {
  return headings.findLastIndex(
    ({ page, top }) => page < place.index || (page === place.index && top / (sizes[page]?.height ?? 1) <= place.part),
  );
}
