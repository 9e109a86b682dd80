// Runs before the first paint, written into the page itself so that nothing waits for it; the server names its hash in the
// content security policy, which forbids other inline scripts.
(() => {
  const root = document.documentElement;
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage is refused (private mode of some browsers): nothing was chosen.
      return null;
    }
  };
  // Without it a reader who chose dark would see a white flash. The keys are those of src/lib/constants.ts.
  const chosen = stored('localStorage', 'yanmo_color_scheme');
  const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (stored('sessionStorage', 'yanmo_mobile_notice_dismissed')) root.setAttribute('data-notice-dismissed', '');

  // What every page asks for first is asked for now, not when the program has come; src/lib/first-calls.ts hands it out.
  const calls = document.querySelector('meta[name="first-calls"]')?.content.split(' ') ?? [];
  const token = decodeURIComponent(/(?:^|; )yanmo_token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const headers = { accept: 'application/json', 'accept-language': root.lang };
  if (token) headers.authorization = `Bearer ${token}`;
  window.firstCalls = { token, language: root.lang, answers: {} };
  for (const url of calls) {
    const answer = fetch(url, { headers, credentials: 'same-origin', signal: AbortSignal.timeout(60_000) });
    // Whoever takes it hears of a failure; nobody may.
    answer.catch(() => undefined);
    window.firstCalls.answers[url] = answer;
  }
})();
