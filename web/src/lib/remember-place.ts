/**
 * For a step that has to wait for an answer before it leads somewhere: whoever has gone to another page meanwhile is not
 * pulled off it. Asked of the address bar, because the page that waits may be hidden or gone by then.
 */
export function rememberPlace(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
