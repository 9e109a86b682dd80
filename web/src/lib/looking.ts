const lockName = 'yanmo.looking';

/** Whether a person has this page before them now. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/**
 * Lets the other tabs know while this one is looked at: a lock that it shares and that goes with the tab, however it
 * ends. Returns the function that ends it. Without locks (a page without TLS) nobody knows, nor can notices be shown.
 */
export function tellWhileLookedAt(): () => void {
  if (!navigator.locks) return () => undefined;
  let letGo: (() => void) | null = null;

  function update(): void {
    if (!isLookedAt()) {
      letGo?.();
      letGo = null;
    } else if (!letGo) {
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      void navigator.locks.request(lockName, { mode: 'shared' }, () => held);
    }
  }

  update();
  window.addEventListener('focus', update);
  window.addEventListener('blur', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    window.removeEventListener('focus', update);
    window.removeEventListener('blur', update);
    document.removeEventListener('visibilitychange', update);
    letGo?.();
    letGo = null;
  };
}

/** Whether this tab or another one of the site is looked at. */
export async function isSiteLookedAt(): Promise<boolean> {
  if (isLookedAt()) return true;
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}
