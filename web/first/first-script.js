// Runs before the first paint, written into the page itself so that nothing waits for it; the server names its hash in the
// content security policy, which forbids other inline scripts.
(() => {
  // Without it a reader who chose dark would see a white flash. The key is colorSchemeStorageKey of src/lib/constants.ts.
  let chosen = null;
  try {
    chosen = localStorage.getItem('yanmo_color_scheme');
  } catch {
    // Storage is refused (private mode of some browsers): the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
