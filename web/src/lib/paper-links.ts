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
