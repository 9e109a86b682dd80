/** Local storage: where one was in each paper. It holds no words of the paper. */
const prefix = 'yanmo_reading:';

export interface ReadingPlace {
  blockId: string;
  /** 0 to 100. */
  percent: number;
}

export function findReadingPlace(outTradeNo: string): ReadingPlace | null {
  const stored = localStorage.getItem(prefix + outTradeNo);
  const match = stored === null ? null : /^(\d{1,3}) (\S+)$/u.exec(stored);
  return match ? { percent: Number(match[1]), blockId: match[2] ?? '' } : null;
}

export function keepReadingPlace(outTradeNo: string, { blockId, percent }: ReadingPlace): void {
  try {
    localStorage.setItem(prefix + outTradeNo, `${percent} ${blockId}`);
  } catch {
    // Without storage one begins at the top the next time; reading goes on.
  }
}
