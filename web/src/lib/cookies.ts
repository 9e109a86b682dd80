let known: string | null = null;

/** Each look at the cookies asks another process, and a page that is drawn asks whose session it is a hundred times. */
function readAll(): string {
  if (known === null) {
    known = document.cookie;
    queueMicrotask(() => {
      known = null;
    });
  }
  return known;
}

export function readCookie(name: string): string | null {
  for (const pair of readAll().split('; ')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator) === name) {
      try {
        return decodeURIComponent(pair.slice(separator + 1));
      } catch {
        // A cookie that another program on this host wrote with a stray % is no cookie of ours.
        return null;
      }
    }
  }
  return null;
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  store(name, value, `Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}`);
}

export function deleteCookie(name: string): void {
  store(name, '', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT');
}

function store(name: string, value: string, lifetime: string): void {
  known = null;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${lifetime}; SameSite=Lax${secure}`;
}
