import { escapeHtml } from './escape-html.ts';
import { type PageHead, renderHead } from './page-head.ts';

const noncePlace = '__CSP_NONCE__';
const headPlace = '__PAGE_HEAD__';
const languagePlace = '__PAGE_LANGUAGE__';

const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta\s+name="description"[^>]*>/;
const language = /(<html[^>]*\slang=")[^"]*"/;

/** The built page with places for what each answer says of itself; without a head it is the page as it was built. */
export function readPageTemplate(html: string) {
  const withPlaces = html.replace(description, '').replace(title, headPlace).replace(language, `$1${languagePlace}"`);

  return (nonce: string, head: PageHead | null): string => {
    if (head === null) return html.split(noncePlace).join(nonce);
    return (
      withPlaces
        .split(noncePlace)
        .join(nonce)
        .split(languagePlace)
        .join(escapeHtml(head.language))
        // Last: what people named themselves is never looked through for places.
        .split(headPlace)
        .join(renderHead(head))
    );
  };
}
