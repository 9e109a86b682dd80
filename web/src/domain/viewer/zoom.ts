import type { PageSize } from './page-layout.ts';

/** As wide as the view, a whole page at a time, or a factor of its printed size. */
export type Zoom = 'width' | 'page' | number;

export const minimumZoom = 0.5;
export const maximumZoom = 3;
export const zoomSteps = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** A point of the page on a screen of 96 pixels an inch: at 100 % a page is as large as its print. */
export const pixelsPerPoint = 96 / 72;

export interface ViewRoom {
  width: number;
  height: number;
  /** Left free on each side of a page. */
  gap: number;
}

/** What a page has to be multiplied by. The two fits may leave the range of the steps: a phone is narrower than half a page. */
export function zoomFactor(zoom: Zoom, page: PageSize, room: ViewRoom): number {
  if (typeof zoom === 'number') return clampZoom(zoom);
  const byWidth = (room.width - 2 * room.gap) / (page.width * pixelsPerPoint);
  const byHeight = (room.height - 2 * room.gap) / (page.height * pixelsPerPoint);
  const factor = zoom === 'width' ? byWidth : Math.min(byWidth, byHeight);
  return Math.min(Math.max(factor, 0.1), maximumZoom);
}

export function clampZoom(factor: number): number {
  return Math.min(Math.max(factor, minimumZoom), maximumZoom);
}

/** The next step up or down from wherever a fit or two fingers have left it. */
export function stepZoom(factor: number, direction: 'in' | 'out'): number {
  // What a fit gives is no round figure; 1 % beside a step is that step to the eye.
  const next =
    direction === 'in'
      ? zoomSteps.find((step) => step > factor + 0.01)
      : zoomSteps.findLast((step) => step < factor - 0.01);
  return next ?? (direction === 'in' ? maximumZoom : Math.min(factor, minimumZoom));
}

/** Kept between visits; what a script or an older version left there may be anything. */
export function readZoom(stored: unknown): Zoom {
  if (stored === 'width' || stored === 'page') return stored;
  return typeof stored === 'number' && Number.isFinite(stored) ? clampZoom(stored) : 'width';
}
