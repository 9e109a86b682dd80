/** News that crosses the page without a common parent: the API client speaks, the layout and the login dialog listen. */
export interface AppEvents {
  /** Someone must log in to go on; `resume` is run, or `redirect` followed, once they have. */
  'login-required': { message?: string; resume?: () => void; redirect?: string };
  /** The server ended the session: 50008 logged out everywhere, 50014 logged in elsewhere. */
  'session-ended': { code: 50008 | 50014; message: string };
  'logged-in': { isNew: boolean };
  'logged-out': undefined;
  /** A route or menu item that does not exist yet was asked for. */
  'in-development': undefined;
  /** Show the drawer with the person's orders or outlines. */
  'open-work-drawer': { tab: 'orders' | 'outlines' };
  'open-share-dialog': undefined;
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
