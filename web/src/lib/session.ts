import { useSyncExternalStore } from 'react';
import { expiryStorageKey, loginIdStorageKey, operatorCookie, tokenCookie } from './constants.ts';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';
import { createSignal } from './signal.ts';

export interface StoredSession {
  token: string;
  /** Unix ms. */
  expiredTimestamp: number;
  loginId: string;
}

/** By the person's own wish: the next one at this computer finds nothing that was typed. */
export const loggedOut = createSignal();

const subscribers = new Set<() => void>();
let snapshot: StoredSession | null = null;

function readExpiry(): number | null {
  const stored = localStorage.getItem(expiryStorageKey);
  const expiry = stored === null ? Number.NaN : Number(stored);
  return Number.isFinite(expiry) ? expiry : null;
}

/** The stored session, or null when the token or the login id is missing. It may be past its expiry: see isExpired. */
export function readSession(): StoredSession | null {
  const token = readCookie(tokenCookie);
  const loginId = localStorage.getItem(loginIdStorageKey);
  const expiredTimestamp = readExpiry();
  if (!token || !loginId || expiredTimestamp === null) {
    snapshot = null;
  } else if (
    snapshot?.token !== token ||
    snapshot.loginId !== loginId ||
    snapshot.expiredTimestamp !== expiredTimestamp
  ) {
    // A new object only when something changed: useSyncExternalStore compares by identity.
    snapshot = { token, expiredTimestamp, loginId };
  }
  return snapshot;
}

/**
 * True once the clock has passed the stored expiry. It looks at the expiry alone: the browser drops the token's cookie
 * at that very moment, and a session that ended that way must still be told apart from one that never was.
 */
export function isExpired(nowMs: number = Date.now()): boolean {
  const expiry = readExpiry();
  return expiry !== null && nowMs >= expiry;
}

export function hasLiveSession(): boolean {
  return readSession() !== null && !isExpired();
}

export function saveSession(session: StoredSession): void {
  // Of the account before this one.
  markOperator(false);
  writeCookie(tokenCookie, session.token, (session.expiredTimestamp - Date.now()) / 1000);
  localStorage.setItem(expiryStorageKey, String(session.expiredTimestamp));
  // Written last: other tabs read the whole session when this entry changes.
  localStorage.setItem(loginIdStorageKey, session.loginId);
  notify();
}

export function clearSession(): void {
  deleteCookie(tokenCookie);
  markOperator(false);
  localStorage.removeItem(expiryStorageKey);
  localStorage.removeItem(loginIdStorageKey);
  notify();
}

/** What the server and the next page draw before the account's own answer is here. */
export function markOperator(isOperator: boolean): void {
  const session = readSession();
  if (isOperator && session) writeCookie(operatorCookie, '1', (session.expiredTimestamp - Date.now()) / 1000);
  else if (readCookie(operatorCookie) !== null) deleteCookie(operatorCookie);
}

export function isMarkedOperator(): boolean {
  return readCookie(operatorCookie) !== null && hasLiveSession();
}

export function subscribeSession(listener: () => void): () => void {
  if (subscribers.size === 0) window.addEventListener('storage', onStorage);
  subscribers.add(listener);
  return () => {
    subscribers.delete(listener);
    if (subscribers.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribeSession, readSession);
}

function notify(): void {
  for (const subscriber of [...subscribers]) subscriber();
}

/** `key` is null when another tab cleared the whole storage. */
function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === expiryStorageKey || event.key === loginIdStorageKey) notify();
}
