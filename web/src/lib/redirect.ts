/**
 * The path to follow after a login, taken from the address bar and therefore from anyone who can make a link: only a
 * path of this site is followed, never another origin, a script, or the login page itself.
 */
export function safeRedirect(wanted: string | null | undefined, fallback = '/'): string {
  // Browsers read "\" as "/" and drop tabs and line ends, so "/\t/evil.example" would leave the site.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!wanted?.startsWith('/') || /^\/\/|[\\\u0000-\u001f]/.test(wanted)) return fallback;
  const origin = 'http://site.invalid';
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return fallback;
  }
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login') return fallback;
  return url.pathname + url.search + url.hash;
}

export function loginPath(redirect: string): string {
  const target = safeRedirect(redirect);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
