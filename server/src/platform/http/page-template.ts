import { escapeHtml } from './escape-html.ts';
import { type PageHead, renderFirstSight, renderHead } from './page-head.ts';

const noncePlace = '__CSP_NONCE__';
const headPlace = '__PAGE_HEAD__';
const languagePlace = '__PAGE_LANGUAGE__';
const bodyPlace = '__PAGE_BODY__';

const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta\s+name="description"[^>]*>/;
const emptyRoot = /(<div id="root">)(<\/div>)/;
const language = /(<html[^>]*\slang=")[^"]*"/;

/** The built page with places for what each answer says of itself; without a head it is the page as it was built. */
export function readPageTemplate(html: string) {
  const withPlaces = html
    .replace(description, '')
    .replace(title, headPlace)
    .replace(emptyRoot, `$1${bodyPlace}$2`)
    .replace(language, `$1${languagePlace}"`);

  return (nonce: string, head: PageHead | null): string => {
    if (head === null) return html.split(noncePlace).join(nonce);
    const page = withPlaces.split(noncePlace).join(nonce).split(languagePlace).join(escapeHtml(head.language));
    // What people named themselves is never looked through for places.
    const [beforeHead = '', afterHead = ''] = page.split(headPlace);
    return `${beforeHead}${renderHead(head)}${afterHead.split(bodyPlace).join(renderFirstSight(head))}`;
  };
}
