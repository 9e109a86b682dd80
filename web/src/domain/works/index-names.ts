/** Names that are the same for every reader. */
const indexNames: Readonly<Record<string, string>> = {
  OPENALEX: 'OpenAlex',
  CROSSREF: 'Crossref',
  SEMANTIC_SCHOLAR: 'Semantic Scholar',
};

/** Null for what is no index. */
export function findIndexName(place: string): string | null {
  return indexNames[place] ?? null;
}
