/** Where a paper is looked at, read and changed: the pages of other features are reached by their address. */

export function previewPath(outTradeNo: string): string {
  return `/paperPreview?order=${encodeURIComponent(outTradeNo)}`;
}

export function readPath(outTradeNo: string): string {
  return `/main/readpaper?order=${encodeURIComponent(outTradeNo)}`;
}

export function amendPath(outTradeNo: string): string {
  return `/main/amendpaper?order=${encodeURIComponent(outTradeNo)}`;
}

/** Where the student's own literature is kept and brought in. */
export const ownLibraryPath = '/main/explore?tab=library';

/** The page with an outline open in it, at one of its headings if one is named. */
export function outlinePath(key1: string, heading: string | null = null): string {
  const place = heading === null ? '' : `&heading=${encodeURIComponent(heading)}`;
  return `/main/writepaper?key=${encodeURIComponent(key1)}${place}`;
}
