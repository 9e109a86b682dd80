/**
 * Links begin with the site's own address, also on an agent's sub-domain, from where a script may not read another
 * origin; the same program answers there, so that the path is enough.
 */
export function sameOrigin(link: string): string {
  const { pathname, search } = new URL(link, window.location.href);
  return pathname.startsWith('/api/') ? pathname + search : link;
}
