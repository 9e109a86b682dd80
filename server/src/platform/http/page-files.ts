import fs from 'node:fs';
import path from 'node:path';
import { publicAliases } from '@yanmo/contract/public-pages';
import { escapeHtml } from './escape-html.ts';

/** As web/build/page-files.ts writes it beside the page. */
export const pageFilesName = 'page-files.json';

interface Written {
  texts: Readonly<Record<string, readonly string[]>>;
  pages: Readonly<Record<string, WrittenPage>>;
  words: Readonly<Record<string, FrameWords>>;
}

interface WrittenPage {
  scripts: readonly string[];
  styles: readonly string[];
  texts: Readonly<Record<string, readonly string[]>>;
  /** As the web's guard reads it: who may open the page. */
  access: string;
  isNew: boolean;
  filledBy: string | null;
  navigation: 'main' | 'operator' | null;
  shape: 'list' | 'sheet';
}

/** What stands around every page, in one language. */
export interface FrameWords {
  brand: string;
  login: string;
  isNew: string;
  mobileNotice: string;
  names: Readonly<Record<string, { title: string; tagline: string }>>;
}

/** What the page will look like, as far as it is known without its visitor's data. */
export interface Layout {
  words: FrameWords;
  /** Its route among the names; null for an address that is no page. */
  route: string | null;
  access: string;
  shape: 'list' | 'sheet';
  isOperators: boolean;
  tabs: readonly NavigationEntry[];
  /** Of those who may open the page. */
  side: readonly NavigationEntry[];
}

export interface NavigationEntry {
  path: string;
  isNew: boolean;
  /** The page of the operator's that has to be written before it opens. */
  filledBy: string | null;
}

export interface FilesOfPage {
  /** For the head: the browser asks for them with the program itself, not after it. */
  preloads: string;
  /** For behind the first sight, beside the program's own. */
  styles: string;
  /** Null where nothing is known of the language. */
  layout: Layout | null;
}

/** By address and language, what a page fetches before it is drawn; nothing for an address that is no page. */
export function readPageFiles(folder: string): (pathname: string, language: string) => FilesOfPage {
  const file = path.join(folder, pageFilesName);
  const { texts, pages, words }: Written = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { texts: {}, pages: {}, words: {} };
  const patterns = Object.entries(pages).map(([route, page]) => ({ route, pattern: patternOf(route), page }));
  const entries = Object.entries(pages).map(([path, { isNew, filledBy, navigation }]) => ({
    ...{ path, isNew, filledBy, navigation },
  }));
  const tabs = entries.filter(({ navigation }) => navigation === 'main').sort(homeFirst);
  const operators = [...tabs.slice(0, 1), ...entries.filter(({ navigation }) => navigation === 'operator')];

  function layoutOf(language: string, route: string | null, page: WrittenPage | null): Layout | null {
    const own = words[language];
    if (!own) return null;
    const { access = 'public', shape = 'sheet', navigation } = page ?? {};
    const isOperators = navigation === 'operator';
    return { words: own, route, access, shape, isOperators, tabs, side: isOperators ? operators : tabs };
  }
  return (pathname, language) => {
    const address = publicAliases[pathname] ?? pathname;
    const known = patterns.find(({ pattern }) => pattern.test(address));
    if (!known) return { preloads: '', styles: '', layout: layoutOf(language, null, null) };
    const { route, page } = known;
    const scripts = [...(texts[language] ?? []), ...page.scripts, ...(page.texts[language] ?? [])];
    const link = (relation: string) => (href: string) =>
      `<link rel="${relation}" crossorigin href="${escapeHtml(href)}" />`;
    return {
      preloads: [...page.styles.map(link('preload" as="style')), ...scripts.map(link('modulepreload'))].join(''),
      styles: page.styles.map(link('stylesheet')).join(''),
      layout: layoutOf(language, route, page),
    };
  };
}

const homePath = '/home/home';
const homeFirst = (a: NavigationEntry, b: NavigationEntry) => Number(b.path === homePath) - Number(a.path === homePath);

/** As the web's router reads them: `:name` is one part of an address, `:name?` also none. */
function patternOf(route: string): RegExp {
  const parts = route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${parts}/?$`, 'i');
}
