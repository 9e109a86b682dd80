import { useSyncExternalStore } from 'react';
import { noticeWishStorageKey } from './constants.ts';

/**
 * Notices of the browser, beside the page.
 * UNASKED: nobody was asked yet. OFF: allowed, and not wanted here. DENIED: only the browser's settings can change that.
 */
export type NoticeState = 'UNSUPPORTED' | 'UNASKED' | 'DENIED' | 'OFF' | 'ON';

const listeners = new Set<() => void>();

export function readNoticeState(): NoticeState {
  if (!isSupported()) return 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'DENIED';
  if (Notification.permission !== 'granted') return 'UNASKED';
  return localStorage.getItem(noticeWishStorageKey) === 'on' ? 'ON' : 'OFF';
}

/** Browsers of Android know the word, but a page without a service worker cannot show one: it throws. */
function isSupported(): boolean {
  return 'Notification' in window && window.isSecureContext && !/Android/i.test(navigator.userAgent);
}

export function useNoticeState(): NoticeState {
  return useSyncExternalStore(subscribe, readNoticeState);
}

/** At the press of a button only: a browser that is asked out of the blue says no for good. */
export async function askForNotices(): Promise<NoticeState> {
  if (!isSupported()) return 'UNSUPPORTED';
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  setNoticeWish(answer === 'granted');
  return readNoticeState();
}

export function setNoticeWish(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(noticeWishStorageKey, 'on');
  else localStorage.removeItem(noticeWishStorageKey);
  for (const listener of [...listeners]) listener();
}

/** One for the same thing replaces the one before it, also from another tab. */
export function showNotice(title: string, options: { body: string; tag: string; onPress: () => void }): void {
  const notice = new Notification(title, { body: options.body, tag: options.tag, icon: '/seal.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
    options.onPress();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab was asked, or the settings were changed there and one comes back.
  window.addEventListener('storage', listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('focus', listener);
  };
}
