import { getUserInfo } from '@yanmo/contract/accounts';
import { getHomeInfo } from '@yanmo/contract/home';
import { type Language, languageParameter, languages } from '@yanmo/contract/languages';
import { type PublicPage, publicAliases, publicPages } from '@yanmo/contract/public-pages';
import type { Config } from '../../../config.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import type { PageHead, PageHeads } from '../../../platform/http/page-head.ts';
import type { PagesService } from '../pages/service.ts';
import { type PageText, pageTexts } from './page-texts.ts';

export interface PageHeadsParts {
  config: Pick<Config, 'publicUrl'>;
  pages: Pick<PagesService, 'listFilled' | 'read'>;
  /** By the sub-domain of the host: the site's own where it is nobody's. */
  findSite(subDomain: string | null): Promise<{ name: string; isAgent: boolean }>;
}

/** As the web writes them to <html lang>. */
const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };

/** Made by scripts/write-open-graph.ts. */
const picture = { width: 1200, height: 630 };
const pictureOf = (language: Language): string => `/open-graph-${language}.png`;

const longestDescription = 160;

/**
 * Whoever serves it, a page has one address among search engines: the main site's. An agent's site has its own name in the
 * title, and a link to it that is shared leads back to it.
 */
export function createPageHeads({ config, pages, findSite }: PageHeadsParts): PageHeads {
  /** From PUBLIC_URL alone where it is set. Without it there is one host or none, as on a laptop: the one that was asked. */
  function mainOrigin({ origin, subDomain }: Pick<Caller, 'origin' | 'subDomain'>): string {
    if (config.publicUrl !== undefined) return new URL(config.publicUrl).origin;
    return subDomain === null ? origin : origin.replace(`//${subDomain}.`, '//');
  }

  async function listFound(): Promise<PublicPage[]> {
    const filled = new Set((await pages.listFilled()).map(({ slug }) => slug));
    return publicPages.filter((page) => !('filledBy' in page) || filled.has(page.filledBy));
  }

  async function findPage(pathname: string): Promise<PublicPage | null> {
    const path = publicAliases[pathname] ?? pathname.replace(/(?<=.)\/$/, '');
    return (await listFound()).find((page) => page.path === path) ?? null;
  }

  /** What the operator wrote goes before what we say of an empty page. */
  async function textOf(page: PublicPage, language: Language): Promise<PageText> {
    const own = pageTexts[page.path][language];
    if (!('filledBy' in page)) return own;
    const { title, markdown } = await pages.read(page.filledBy, language);
    const plain = markdown
      .replace(/[#*_>`[\]()!|-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return { title, description: plain.slice(0, longestDescription) || own.description };
  }

  const addressOf = (origin: string, path: string, language: Language | null): string =>
    `${origin}${path}${language === null ? '' : `?${languageParameter}=${language}`}`;

  const alternatesOf = (origin: string, path: string) => [
    ...languages.map((language) => ({ language: language as string, url: addressOf(origin, path, language) })),
    { language: 'x-default', url: addressOf(origin, path, null) },
  ];

  return {
    async describe({ pathname, search }, caller): Promise<PageHead> {
      const asked = languages.find((language) => language === search.get(languageParameter)) ?? null;
      const language = asked ?? caller.language;
      const { name: siteName, isAgent } = await findSite(caller.subDomain);
      const page = await findPage(pathname);
      const filled = await pages.listFilled();
      const frame = {
        ...{ language: tags[language], siteName, agentName: isAgent ? siteName : null },
        filledPages: filled.map(({ slug }) => slug),
        firstCalls: {
          all: [`${getHomeInfo.path}${caller.subDomain === null ? '' : `?sub_domain=${caller.subDomain}`}`],
          loggedIn: [getUserInfo.path],
        },
      };
      if (!page) {
        const { description } = pageTexts['/main/writepaper'][language];
        return { ...frame, title: siteName, heading: null, description, found: null };
      }
      const { title, description } = await textOf(page, language);
      const main = mainOrigin(caller);
      return {
        ...frame,
        ...{ title: `${title} · ${siteName}`, heading: title, description },
        found: {
          canonical: addressOf(main, page.path, asked),
          alternates: alternatesOf(main, page.path),
          url: addressOf(isAgent ? caller.origin : main, page.path, asked),
          picture: { ...picture, url: `${main}${pictureOf(language)}` },
        },
      };
    },

    /** What a page needs to be drawn is open to those who draw it; the rest of the API is nobody's to find. */
    writeRobots: (caller) =>
      [
        'User-agent: *',
        'Allow: /api/ai-paper/home/',
        'Allow: /api/ai-paper/pass/product',
        'Disallow: /api/',
        'Disallow: /cashier/',
        'Disallow: /user/',
        'Disallow: /wallet/',
        '',
        `Sitemap: ${mainOrigin(caller)}/sitemap.xml`,
        '',
      ].join('\n'),

    async writeSitemap(caller) {
      const main = mainOrigin(caller);
      const entries = (await listFound()).flatMap(({ path }) => {
        const links = alternatesOf(main, path).map(
          ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`,
        );
        return [null, ...languages].map(
          (language) => `<url><loc>${escapeHtml(addressOf(main, path, language))}</loc>${links.join('')}</url>`,
        );
      });
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...entries,
        '</urlset>',
        '',
      ].join('\n');
    },
  };
}
