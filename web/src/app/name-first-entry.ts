/**
 * The router keeps the place on a page under its entry's key, and calls the first entry of every document `default`: an
 * address that is opened in a tab would begin where the one before was left. Its own name lives in the entry's state, so
 * that a reload and the way back still find their place. Before the router is made.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: crypto.getRandomValues(new Uint32Array(2)).join('') }, '');
}
