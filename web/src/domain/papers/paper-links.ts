/** Where things are looked at, read and changed: the pages of other features are reached by their address. */

/** Where a paper begins: a title, an outline. */
export const writePath = '/main/writepaper';
/** One's own papers, to choose one to read or to change. */
export const readListPath = '/main/readpaper';
export const amendListPath = '/main/amendpaper';
/** Word files with comments, to send one or to go on with one. */
export const wordFilesPath = '/main/amendpaper?from=word';
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

/** A Word file whose comments are worked through. */
export function wordFilePath(key: string): string {
  return `${amendListPath}?${new URLSearchParams({ file: key })}`;
}

/** The page with an outline open in it, at one of its headings if one is named. */
export function outlinePath(key1: string, heading: string | null = null): string {
  return `${writePath}?${new URLSearchParams({ key: key1, ...(heading === null ? {} : { heading }) })}`;
}

/** The same page, where works are put beside the outline: from files of one's own, or by a search. */
export function outlineWorksPath(key1: string, place: 'upload' | 'search'): string {
  return `${outlinePath(key1)}&works=${place}`;
}

/** The same page, at the questions about its paper. */
export function outlineQuestionsPath(key1: string): string {
  return `${outlinePath(key1)}&questions=1`;
}

/** Where a text is measured and rewritten. */
export const reducePath = '/main/reduceRepetition';

/** A rewriting: how far it is, and what became of each sentence. */
export function reductionPath(outTradeNo: string): string {
  return `${reducePath}?${new URLSearchParams({ order: outTradeNo })}`;
}

/** Where a text is compared with others. */
export const checkPath = '/main/plagiarismCheck';

/** A check: how far it is, and every place that stands elsewhere too. */
export function reportPath(outTradeNo: string): string {
  return `${checkPath}?${new URLSearchParams({ order: outTradeNo })}`;
}

/** Where anyone can confirm a certificate. */
export function verifyPath(number: string): string {
  return `/verify/${encodeURIComponent(number)}`;
}

/** The rewriter, with the paragraphs chosen that a report has marked. */
export function rewriteMarkedPath(outTradeNo: string): string {
  return `${reducePath}?${new URLSearchParams({ report: outTradeNo })}`;
}

/** What the world knows under these words. */
export function searchPath(words: string): string {
  return `/main/explore?${new URLSearchParams({ tab: 'search', q: words.slice(0, 300) })}`;
}
