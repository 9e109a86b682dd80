const longestMs = 2_000;

/** Does it once the browser has nothing more urgent; returns what takes it back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
