import fs from 'node:fs';
import path from 'node:path';
import { publicAliases } from '@yanmo/contract/public-pages';
import { escapeHtml } from './escape-html.ts';

/** As web/build/page-files.ts writes it beside the page. */
export const pageFilesName = 'page-files.json';

interface Written {
  texts: Readonly<Record<string, readonly string[]>>;
  pages: Readonly<
    Record<
      string,
      { scripts: readonly string[]; styles: readonly string[]; texts: Readonly<Record<string, readonly string[]>> }
    >
  >;
}

export interface FilesOfPage {
  /** For the head: the browser asks for them with the program itself, not after it. */
  preloads: string;
  /** For behind the first sight, beside the program's own. */
  styles: string;
}

/** By address and language, what a page fetches before it is drawn; nothing for an address that is no page. */
export function readPageFiles(folder: string): (pathname: string, language: string) => FilesOfPage {
  const file = path.join(folder, pageFilesName);
  const { texts, pages }: Written = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { texts: {}, pages: {} };
  const patterns = Object.entries(pages).map(([route, files]) => ({ pattern: patternOf(route), files }));
  return (pathname, language) => {
    const address = publicAliases[pathname] ?? pathname;
    const found = patterns.find(({ pattern }) => pattern.test(address))?.files;
    if (!found) return { preloads: '', styles: '' };
    const scripts = [...(texts[language] ?? []), ...found.scripts, ...(found.texts[language] ?? [])];
    const link = (relation: string) => (href: string) =>
      `<link rel="${relation}" crossorigin href="${escapeHtml(href)}" />`;
    return {
      preloads: scripts.map(link('modulepreload')).join(''),
      styles: found.styles.map(link('stylesheet')).join(''),
    };
  };
}

/** As the web's router reads them: `:name` is one part of an address, `:name?` also none. */
function patternOf(route: string): RegExp {
  const parts = route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${parts}/?$`, 'i');
}
