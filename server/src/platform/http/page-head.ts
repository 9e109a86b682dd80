import type { Caller } from './caller.ts';
import { escapeHtml } from './escape-html.ts';

/** What the served page says of itself before any script runs; previews of links and search engines read nothing else. */
export interface PageHead {
  /** A BCP 47 tag. */
  language: string;
  title: string;
  /** What the page itself is called, shown with the description until its scripts have come; null where there is nothing to show. */
  heading: string | null;
  description: string;
  siteName: string;
  /** Whose name stands beside the seal; null for the site's own. */
  agentName: string | null;
  /** Slugs of the operator's pages that somebody has written. */
  filledPages: readonly string[];
  /** Addresses of the API that every page asks for first, and what those who are logged in ask for besides. */
  firstCalls: { all: readonly string[]; loggedIn: readonly string[] };
  /** Null for what nobody is to find: it has neither a canonical address nor a picture. */
  found: {
    canonical: string;
    alternates: readonly { language: string; url: string }[];
    /** Where a shared link leads back to. */
    url: string;
    picture: { url: string; width: number; height: number };
  } | null;
}

/** What the served page depends on besides its address; known without asking anything. */
export interface Visitor {
  hasSession: boolean;
  hasNarrowSide: boolean;
  /** By a mark of the program's (`operatorCookie`): enough for a frame, never for data. */
  isOperator: boolean;
}

/** Given by the room that knows the pages; the platform only writes it down. */
export interface PageHeads {
  describe(page: { pathname: string; search: URLSearchParams }, caller: Caller): Promise<PageHead>;
  writeRobots(caller: Caller): string;
  writeSitemap(caller: Caller): Promise<string>;
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`;

export function renderHead(
  { title, description, siteName, language, found, firstCalls }: PageHead,
  { hasSession }: Visitor,
): string {
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', {
      name: 'first-calls',
      content: [...firstCalls.all, ...(hasSession ? firstCalls.loggedIn : [])].join(' '),
    }),
    ...(found
      ? [
          tag('link', { rel: 'canonical', href: found.canonical }),
          ...found.alternates.map((alternate) =>
            tag('link', { rel: 'alternate', hreflang: alternate.language, href: alternate.url }),
          ),
          property('og:type', 'website'),
          property('og:title', title),
          property('og:description', description),
          property('og:site_name', siteName),
          property('og:locale', language.replace('-', '_')),
          property('og:url', found.url),
          property('og:image', found.picture.url),
          property('og:image:width', String(found.picture.width)),
          property('og:image:height', String(found.picture.height)),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
  ];
  return lines.join('\n    ');
}
