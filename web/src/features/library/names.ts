import type { CitationStyleCode } from '@yanmo/contract/explore';
import type { Author } from '@yanmo/contract/works';

/** Names that are the same for every reader. */
export const styleNames: Record<CitationStyleCode, string> = {
  'gbt7714-2025': 'GB/T 7714—2025',
  'gbt7714-2015': 'GB/T 7714—2015',
  apa: 'APA',
  mla: 'MLA',
  bibtex: 'BibTeX',
  ris: 'RIS',
};

const indexNames: Readonly<Record<string, string>> = {
  OPENALEX: 'OpenAlex',
  CROSSREF: 'Crossref',
  SEMANTIC_SCHOLAR: 'Semantic Scholar',
};

export function findIndexName(place: string): string | null {
  return indexNames[place] ?? null;
}

/** Chinese, Japanese and Korean names put the family first, without a space; what the work is in does not matter. */
export function writeName({ family, given }: Author): string {
  const isEastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(family + given);
  return (isEastern ? `${family}${given}` : `${given} ${family}`).trim();
}
