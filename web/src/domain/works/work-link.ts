import type { Work } from '@yanmo/contract/works';

/** Where a work can be seen. Records are filled by others: only an address of the web becomes a link. */
export function findWorkLink({ doi, url }: Pick<Work, 'doi' | 'url'>): string | null {
  if (doi) return `https://doi.org/${encodeURI(doi)}`;
  return url && /^https?:\/\//iu.test(url) ? url : null;
}
