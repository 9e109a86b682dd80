import { useSyncExternalStore } from 'react';
import { chatButtonStorageKey } from '../../lib/constants.ts';
import { createSignal } from '../../lib/signal.ts';

const changed = createSignal();

function read(): boolean {
  return localStorage.getItem(chatButtonStorageKey) === 'hidden';
}

/** The button that opens the chat over other pages, for whoever does not want it there. */
export function setIsChatButtonHidden(isHidden: boolean): void {
  if (isHidden) localStorage.setItem(chatButtonStorageKey, 'hidden');
  else localStorage.removeItem(chatButtonStorageKey);
  changed.tell();
}

export function useIsChatButtonHidden(): boolean {
  return useSyncExternalStore(changed.listen, read);
}
