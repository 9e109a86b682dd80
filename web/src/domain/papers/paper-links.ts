/** Where things are looked at, read and changed: the pages of other features are reached by their address. */

/** Where a paper begins: a title, an outline. */
export const writePath = '/main/writepaper';
/** One's own papers, to choose one to read or to change. */
export const readListPath = '/main/readpaper';
export const amendListPath = '/main/amendpaper';
export const samplesPath = '/paper/preview';
/** Where the student's own literature is kept and brought in. */
export const ownLibraryPath = '/main/explore?tab=library';

/** The files of a delivered order. */
export function previewPath(outTradeNo: string): string {
  return `/paperPreview?${new URLSearchParams({ order: outTradeNo })}`;
}

export function samplePath(sampleId: string): string {
  return `/paperPreview?${new URLSearchParams({ sample: sampleId })}`;
}

export function readPath(outTradeNo: string): string {
  return `${readListPath}?${new URLSearchParams({ order: outTradeNo })}`;
}

/** At one of its sections, if one is named. */
export function amendPath(outTradeNo: string, sectionId?: string): string {
  return `${amendListPath}?${new URLSearchParams({ order: outTradeNo, ...(sectionId ? { section: sectionId } : {}) })}`;
}

/** The page with an outline open in it, at one of its headings if one is named. */
export function outlinePath(key1: string, heading: string | null = null): string {
  return `${writePath}?${new URLSearchParams({ key: key1, ...(heading === null ? {} : { heading }) })}`;
}

/** What the world knows under these words. */
export function searchPath(words: string): string {
  return `/main/explore?${new URLSearchParams({ tab: 'search', q: words.slice(0, 300) })}`;
}
