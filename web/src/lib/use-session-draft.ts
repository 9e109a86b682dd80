import { useEffect, useEffectEvent, useState } from 'react';
import { loggedOut } from './session.ts';

/** A long text is not written again with every key. */
const writeAfterMs = 400;

/**
 * What somebody has put together on a page, in session storage: it outlives a reload of this tab and a login, and is no
 * one else's. What another version of the page wrote, and `isDraft` does not know, is forgotten.
 */
export function useSessionDraft<Draft extends object>(
  storageKey: string,
  empty: Draft,
  isDraft: (stored: Partial<Draft>) => boolean,
) {
  const [draft, setDraft] = useState(read);

  function read(): Draft {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return empty;
    try {
      const value = JSON.parse(stored) as Partial<Draft>;
      return isDraft(value) ? { ...empty, ...value } : empty;
    } catch {
      // Written by another version of this page.
      return empty;
    }
  }

  function write(written: Draft): void {
    try {
      if (written === empty) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(written));
    } catch {
      // No room: the text is on the page alone.
    }
  }

  function clear(): void {
    setDraft(empty);
    write(empty);
  }

  const writeNow = useEffectEvent(() => write(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when it has changed
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), writeAfterMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => writeNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  // The next person at this computer starts with an empty page.
  const forget = useEffectEvent(clear);
  useEffect(() => loggedOut.listen(() => forget()), []);

  return {
    draft,
    change: (change: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      setDraft((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    clear,
  };
}
