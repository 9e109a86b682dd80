import { unnamedOthers } from '@yanmo/contract/works';

/**
 * A record as CSL-JSON writes it, so that what indexes and reference managers export can be passed on unchanged.
 * Only the fields that a style prints are named; whatever is unknown is left out, never invented.
 */
export interface CitationRecord {
  id: string;
  /** A CSL type; the type names of BibTeX, RIS, Crossref, OpenAlex and Zotero are understood too. */
  type?: string | null;
  title?: string | null;
  author?: readonly CitationName[] | null;
  editor?: readonly CitationName[] | null;
  translator?: readonly CitationName[] | null;
  issued?: CitationDate | null;
  accessed?: CitationDate | null;
  'container-title'?: string | null;
  'event-title'?: string | null;
  publisher?: string | null;
  'publisher-place'?: string | null;
  edition?: string | number | null;
  volume?: string | number | null;
  issue?: string | number | null;
  page?: string | number | null;
  /** Of a report, a standard or a patent; of an article: its article number, where it has no pages. */
  number?: string | number | null;
  version?: string | number | null;
  /** Of a thesis: "Doctoral dissertation", 硕士学位论文. */
  genre?: string | null;
  DOI?: string | null;
  URL?: string | null;
  ISBN?: string | null;
  ISSN?: string | null;
  language?: string | null;
  abstract?: string | null;
  /** Only for files of records: no style prints it. */
  note?: string | null;
}

export interface CitationName {
  family?: string | null;
  given?: string | null;
  literal?: string | null;
  suffix?: string | null;
  'dropping-particle'?: string | null;
  'non-dropping-particle'?: string | null;
}

export const isUnnamed = ({ family, literal }: CitationName): boolean => (family ?? literal) === unnamedOthers.family;

export interface CitationDate {
  'date-parts'?: readonly (readonly (number | string)[])[];
  /** A date that is no day of the calendar: "c1988", 1865（清同治四年）. */
  literal?: string | null;
}

export const citationStyles = ['gbt7714-2025', 'gbt7714-2015', 'apa', 'mla'] as const;
export type CitationStyle = (typeof citationStyles)[number];

export interface CitationOptions {
  /**
   * The language of the paper that cites. It decides the words of an author-date entry in Latin script ("and", "y") and
   * which script stands first in the list; an entry in Chinese or Japanese always speaks its own language.
   */
  language?: 'zh' | 'en' | 'es' | 'ja';
  /** False leaves out addresses and DOIs of what also exists on paper (GB/T 7714: [J] in place of [J/OL]). */
  links?: boolean;
}
