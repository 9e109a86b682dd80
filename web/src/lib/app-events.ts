import type { ExtraService, OrderType, PaymentMethod } from '@yanmo/contract/codes';

/** News that crosses the page without a common parent: the API client speaks, the layout and the login dialog listen. */
export interface AppEvents {
  /** Someone must log in to go on; `resume` is run, or `redirect` followed, once they have. */
  'login-required': { message?: string; resume?: () => void; redirect?: string };
  /** The server ended the session: 50008 logged out everywhere, 50014 logged in elsewhere. */
  'session-ended': { code: 50008 | 50014; message: string };
  /** It was gone, and answers again: what is on the page may be out of date. */
  'service-returned': undefined;
  'logged-in': { isNew: boolean };
  'logged-out': undefined;
  /** A route or menu item that does not exist yet was asked for. */
  'in-development': undefined;
  /** Show the drawer with the person's orders or outlines. */
  'open-work-drawer': { tab: 'orders' | 'outlines' };
  'open-share-dialog': undefined;
  /** It must not lie open anywhere any more, until it is restored. */
  'outline-deleted': { key1: string };
  'outline-restored': { key1: string };
  /** Pay this order, by `method` if that was chosen already; `onClosed` is told once, when the dialog closes. */
  'open-cashier': {
    outTradeNo: string;
    method?: PaymentMethod | undefined;
    onClosed: (outcome: 'PAID' | 'CLOSED') => void;
  };
  /** Quote and order something for an outline; `onClosed` is told once, when the panel or the cashier after it closes. */
  'open-order-panel': { wish: OrderWish; onClosed: (outcome: 'PAID' | 'CLOSED') => void };
  'open-order-progress': { outTradeNo: string };
  /** Show what can come back of an order, or all own refunds; `onClosed` is told whether one was asked for. */
  'open-refunds': { outTradeNo: string | null; onClosed: (hasApplied: boolean) => void };
  /** Show the person's coupons. */
  'open-coupons': undefined;
}

/** What is to be ordered for an outline, and what was already chosen on the way. */
export interface OrderWish {
  key1: string;
  orderType: OrderType;
  isReduceAigc?: boolean;
  additionalServices?: readonly ExtraService[];
}

type Listener<Name extends keyof AppEvents> = (payload: AppEvents[Name]) => void;

const listeners = new Map<keyof AppEvents, Set<Listener<never>>>();
/**
 * The dialogs that listen to these are loaded lazily, so one of these may come before its listener. The last unheard one
 * is kept for the first that subscribes; otherwise a 401 during the first load would open no dialog.
 */
const keptWhileUnheard: readonly (keyof AppEvents)[] = [
  'login-required',
  'session-ended',
  'in-development',
  'open-work-drawer',
  'open-share-dialog',
  'open-cashier',
  'open-order-panel',
  'open-order-progress',
  'open-refunds',
  'open-coupons',
];
const unheard = new Map<keyof AppEvents, unknown>();

export function emit<Name extends keyof AppEvents>(
  name: Name,
  ...[payload]: AppEvents[Name] extends undefined ? [] : [AppEvents[Name]]
): void {
  const heard = listeners.get(name);
  if (!heard?.size) {
    if (keptWhileUnheard.includes(name)) unheard.set(name, payload);
    return;
  }
  for (const listener of [...heard]) (listener as Listener<Name>)(payload as AppEvents[Name]);
}

export function on<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard);
  heard.add(listener);
  if (unheard.has(name)) {
    const payload = unheard.get(name);
    unheard.delete(name);
    listener(payload as AppEvents[Name]);
  }
  return () => heard.delete(listener);
}
