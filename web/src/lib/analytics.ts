import type { AnalyticsPage, DownloadedFile, OrderType } from '@yanmo/contract/codes';
import { bdVidStorageKey } from './constants.ts';
import { readSession } from './session.ts';

interface Events {
  login: { is_new: boolean };
  pay: { order_type: OrderType };
  view: { page: AnalyticsPage };
  download: { file: DownloadedFile };
}

/** By the browser's own settings. */
export function wishesNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Tells this site, and nobody else, what was done. No page waits for it, and none notices when it fails: not through `call`, which would
 * ask for a login or say that the service is away.
 */
export function countEvent<Name extends keyof Events>(name: Name, props: Events[Name]): void {
  if (wishesNotToBeCounted()) return;
  try {
    const token = readSession()?.token;
    const bdVid = sessionStorage.getItem(bdVidStorageKey);
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ name, props: { ...props, ...(bdVid ? { bd_vid: bdVid } : {}) } });
    // It outlives the page that it was sent from.
    const sent = fetch('/api/ai-paper/analytics/event', { method: 'POST', keepalive: true, headers, body });
    sent.catch(ignore);
  } catch {
    // Storage is refused in some private windows, and so is whatever comes from there.
  }
}

function ignore(): void {}
