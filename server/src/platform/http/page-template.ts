import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';
import { renderFirstSight } from './first-sight.ts';
import type { FilesOfPage } from './page-files.ts';
import { type PageHead, renderHead, type Visitor } from './page-head.ts';

const noncePlace = '__CSP_NONCE__';
const headPlace = '__PAGE_HEAD__';
const languagePlace = '__PAGE_LANGUAGE__';
const bodyPlace = '__PAGE_BODY__';
const preloadPlace = '</head>';
const stylePlace = '__PAGE_STYLES__';

const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta\s+name="description"[^>]*>/;
const emptyRoot = /(<div id="root">)(<\/div>)/;
const language = /(<html[^>]*\slang=")[^"]*"/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** For the policy of the page: the hashes of the scripts that are written into it. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The built page with places for what each answer says of itself; without a head it is the page as it was built. */
export function readPageTemplate(html: string) {
  const withPlaces = html
    .replace(description, '')
    .replace(title, headPlace)
    .replace(emptyRoot, `$1${bodyPlace}$2${stylePlace}`)
    .replace(language, `$1${languagePlace}"`);

  return (nonce: string, head: PageHead | null, files: FilesOfPage, visitor: Visitor): string => {
    if (head === null) return html.split(noncePlace).join(nonce);
    const page = withPlaces
      .split(noncePlace)
      .join(nonce)
      .split(languagePlace)
      .join(escapeHtml(head.language))
      .replace(preloadPlace, `${files.preloads}${preloadPlace}`)
      .replace(stylePlace, files.styles);
    // What people named themselves is never looked through for places.
    const [beforeHead = '', afterHead = ''] = page.split(headPlace);
    const sight = renderFirstSight(head, files.layout, visitor);
    return `${beforeHead}${renderHead(head, visitor)}${afterHead.split(bodyPlace).join(sight)}`;
  };
}
