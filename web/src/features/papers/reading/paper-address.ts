export const readPath = '/main/readpaper';
export const amendPath = '/main/amendpaper';

export function readAddress(outTradeNo: string): string {
  return `${readPath}?${new URLSearchParams({ order: outTradeNo })}`;
}

export function amendAddress(outTradeNo: string, sectionId?: string): string {
  return `${amendPath}?${new URLSearchParams({ order: outTradeNo, ...(sectionId ? { section: sectionId } : {}) })}`;
}

export function previewAddress(outTradeNo: string): string {
  return `/paperPreview?${new URLSearchParams({ order: outTradeNo })}`;
}
