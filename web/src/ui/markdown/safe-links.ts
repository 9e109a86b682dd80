/** Answered by the server, not by a page: an address of these in a text leads nowhere that a reader wants to go. */
const noPage = /^\/(?:api|cashier|chat|chatAllInfo|uploadFile|closeSession|healthz|readyz|metrics)(?:[/?#]|$)/;

export type SafeLink = { kind: 'page'; path: string } | { kind: 'outside'; href: string };

/** Where a link may lead that somebody else has written: to our own pages, to the web, to a mailbox. Null for all else. */
export function readLink(href: string | undefined): SafeLink | null {
  if (!href) return null;
  // A browser takes \ for / and drops tabs: both have been used to name another host.
  if (/^\/(?![/\\]|%5c)/i.test(href) && !/[\t\n\r\\]/.test(href)) {
    return noPage.test(href) ? null : { kind: 'page', path: href };
  }
  return /^(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href) ? { kind: 'outside', href } : null;
}
