import type { Author } from '@yanmo/contract/works';

/** What a reader found in a file: a paper with its text, or a list of records. A field stays null unless certain. */
export interface ReadPaper {
  kind: 'paper';
  title: string;
  authors: Author[];
  year: number | null;
  doi: string | null;
  abstract: string | null;
  /** With a page break between its pages, where the file has any. */
  text: string;
  pages: number | null;
  /** It is the work that its title and authors name, and no note or list that names it. */
  isItself: boolean;
}

export interface ReadRecord {
  title: string;
  authors: Author[];
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  type: string;
  publisher: string | null;
  place: string | null;
  edition: string | null;
  url: string | null;
}

export interface ReadRecords {
  kind: 'records';
  records: ReadRecord[];
  /** Entries that were there but had no usable title. */
  skipped: number;
}

export type Reading = ReadPaper | ReadRecords;

/** Why a file could not be read, in words for its owner (keys of the error table). */
export type ReadRefusal =
  | 'file_unreadable'
  | 'file_encrypted'
  | 'file_without_text'
  | 'file_too_long'
  | 'file_too_many_pages'
  | 'file_type_refused'
  | 'file_took_too_long';

export class FileRefused extends Error {
  readonly reason: ReadRefusal;
  constructor(reason: ReadRefusal, options: { cause?: unknown } = {}) {
    super(reason, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'FileRefused';
    this.reason = reason;
  }
}

/** What is read as a paper or as a list of records. */
export const readableExtensions = ['pdf', 'docx', 'txt', 'md', 'bib', 'ris'] as const;
export type ReadableExtension = (typeof readableExtensions)[number];
