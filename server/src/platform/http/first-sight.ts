import { escapeHtml } from './escape-html.ts';
import type { FrameWords, Layout, NavigationEntry } from './page-files.ts';
import type { PageHead, Visitor } from './page-head.ts';

const startPath = '/main/writepaper';
/** As many as the program itself shows while a list is on its way. */
const rows = 8;

/**
 * What the page will show that needs no data: its frame, its heading, the shape of what comes. Drawn with the first answer, where the
 * program will draw it (web/first/first-sight.css), and never of a visitor's own. What it leads to are links, which work without the
 * program; what only the program can do is shown as coming, not as a button that would not hear. Screen readers are told of the page itself.
 * A page of the operator's is to everybody else a frame without its name, and with the navigation that they know.
 */
export function renderFirstSight(head: PageHead, layout: Layout | null, visitor: Visitor): string {
  const own = layout ? renderInFrame(head, layout, visitor) : renderHeading(head.heading, head.description);
  return own === '' ? '' : `<div class="first-sight" aria-hidden="true">${own}</div>`;
}

function renderInFrame(head: PageHead, layout: Layout, { hasSession, hasNarrowSide, isOperator }: Visitor): string {
  const { words, route, access, isOperators, tabs } = layout;
  const isRefused = isOperators && !isOperator;
  const side = isRefused ? tabs : layout.side;
  const isOpen = access === 'public' || access === 'asks-login' || hasSession;
  const written = (entry: NavigationEntry) => entry.filledBy === null || head.filledPages.includes(entry.filledBy);
  const account = hasSession
    ? '<span class="fs-picture"></span>'
    : isOpen && route !== '/login'
      ? `<a class="fs-login" href="/login" tabindex="-1">${escapeHtml(words.login)}</a>`
      : '';
  return (
    `<div class="fs-header"><div class="fs-row"><span class="fs-burger"></span>` +
    `<a class="fs-brand" href="${startPath}" tabindex="-1"><img src="/seal.svg" alt="" width="28" height="28" />` +
    `<span>${escapeHtml(head.agentName ?? words.brand)}</span></a>` +
    `<div class="fs-tabs">${renderEntries(tabs.filter(written), words, route)}</div>${account}</div>` +
    `<div class="fs-strip"></div></div>` +
    `<div class="fs-notice"><span>${escapeHtml(words.mobileNotice)}</span></div>` +
    `<div class="fs-columns"><div class="fs-side${hasNarrowSide ? ' fs-narrow' : ''}">` +
    `${hasNarrowSide ? '' : renderEntries(side, words, route)}</div>` +
    `<div class="fs-content">${isOpen && !isRefused ? renderContent(head, layout) : ''}</div></div>`
  );
}

/** A page that everybody may find says of itself what a search engine shows; another has its own title and skeleton. */
function renderContent(head: PageHead, { words, route, access, shape }: Layout): string {
  if (head.heading !== null) return renderHeading(head.heading, head.description);
  const name = access !== 'public' && route !== null ? words.names[route] : undefined;
  if (!name) return '';
  const title = `<div class="fs-title"><h1>${escapeHtml(name.title)}</h1><p>${escapeHtml(name.tagline)}</p></div>`;
  const lines = '<i></i>'.repeat(rows);
  return shape === 'list'
    ? `${title}<div class="fs-list"><b></b>${lines}</div>`
    : `${title}<div class="fs-sheet"><b></b>${lines}</div>`;
}

const renderHeading = (heading: string | null, description: string): string =>
  heading === null ? '' : `<div class="fs-lead"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p></div>`;

function renderEntries(entries: readonly NavigationEntry[], words: FrameWords, route: string | null): string {
  return entries
    .map(({ path, isNew }) => {
      const current = path === route ? ' class="fs-current"' : '';
      const mark = isNew ? `<small>${escapeHtml(words.isNew)}</small>` : '';
      return `<a href="${escapeHtml(path)}"${current} tabindex="-1">${escapeHtml(words.names[path]?.title ?? '')}${mark}</a>`;
    })
    .join('');
}
