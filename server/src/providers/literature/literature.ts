import type { Language } from '@yanmo/contract/languages';
import type { Author } from '@yanmo/contract/works';

export const indexNames = ['OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR'] as const;
export type IndexName = (typeof indexNames)[number];

/** A record as an index gives it. A field is null unless the index says it. */
export interface IndexRecord {
  title: string;
  authors: Author[];
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  language: Language | null;
  type: string;
  publisher: string | null;
  place: string | null;
  edition: string | null;
  url: string | null;
  licence: string | null;
  isOpenAccess: boolean | null;
  isRetracted: boolean;
  /** The notice that retracted it. */
  retractionDoi: string | null;
  /** Of a notice: DOIs of what it retracts. A notice is no work to be found. */
  retracts: string[];
  citedBy: number | null;
}

export interface IndexQuery {
  /** Free text: a title, keywords, or a whole reference. */
  text: string;
  limit: number;
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
}

/**
 * What came of a question. An index that cannot be reached is not an index that holds nothing: `limited` asked us to
 * wait, `unavailable` did not answer or answered nonsense, `off` is not to be asked here.
 */
export type IndexAnswer =
  | { state: 'answered'; records: IndexRecord[]; total: number }
  | { state: 'limited' | 'unavailable' | 'off' };

/** One index. Never throws for what lies outside; the signal's own reason is thrown when the caller leaves. */
export interface LiteratureIndex {
  readonly name: IndexName;
  search(query: IndexQuery, signal: AbortSignal): Promise<IndexAnswer>;
  findByDoi(doi: string, signal: AbortSignal): Promise<IndexAnswer>;
}

/** All indexes of this deployment; empty when LITERATURE_ONLINE is off. */
export type Literature = readonly LiteratureIndex[];
