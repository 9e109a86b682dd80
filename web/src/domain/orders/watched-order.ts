import { watchedOrderStorageKey } from '../../lib/constants.ts';

/** The order whose progress is open in this tab; a reload of the page finds it again. */
export function readWatchedOrder(): string | null {
  return sessionStorage.getItem(watchedOrderStorageKey);
}

/** Returns the function that ends it. */
export function keepWatchedOrder(outTradeNo: string): () => void {
  sessionStorage.setItem(watchedOrderStorageKey, outTradeNo);
  return () => sessionStorage.removeItem(watchedOrderStorageKey);
}
