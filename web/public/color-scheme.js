// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts: without
// it a reader who chose dark would see a white flash. The storage key is colorSchemeStorageKey of src/lib/constants.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('yanmo_color_scheme');
  } catch {
    // Storage is refused (private mode of some browsers): the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
