import { type CitationKind, citationKindOf } from './citation-kind.ts';
import { type CitationRecord, isUnnamed } from './citation-record.ts';
import { cleanText, cleanTitle, stripKeepMarks } from './clean-text.ts';
import { type PartialDate, readDate } from './dates.ts';
import { type EntryLanguage, entryLanguageOf } from './entry-language.ts';
import { type Name, readNames } from './names.ts';

/** A record made ready to print: every field clean, '' where there is nothing. */
export interface Reference {
  id: string;
  kind: CitationKind;
  language: EntryLanguage;
  authors: Name[];
  /** There are more authors than are named. */
  hasOthers: boolean;
  editors: Name[];
  translators: Name[];
  title: string;
  container: string;
  event: string;
  publisher: string;
  place: string;
  edition: string;
  volume: string;
  issue: string;
  /** Page ranges with a plain hyphen; each style writes its own dash. */
  pages: string;
  number: string;
  version: string;
  genre: string;
  issued: PartialDate | null;
  accessed: PartialDate | null;
  doi: string;
  url: string;
}

export function readReference(record: CitationRecord): Reference {
  return {
    id: record.id,
    kind: citationKindOf(record),
    language: entryLanguageOf(record),
    authors: readNames(record.author?.filter((name) => !isUnnamed(name))),
    hasOthers: record.author?.some(isUnnamed) ?? false,
    editors: readNames(record.editor),
    translators: readNames(record.translator),
    title: withoutFinalPoint(cleanTitle(record.title)),
    container: withoutFinalPoint(cleanTitle(record['container-title'])),
    event: cleanTitle(record['event-title']),
    publisher: cleanText(record.publisher),
    place: cleanText(record['publisher-place']),
    edition: cleanText(record.edition),
    volume: cleanText(record.volume),
    issue: cleanText(record.issue).replace(/^\((.*)\)$/, '$1'),
    pages: readPages(record.page),
    number: cleanText(record.number),
    version: cleanText(record.version).replace(/^v(?:er(?:sion)?)?\.?\s*(?=\d)/i, ''),
    genre: cleanText(record.genre),
    issued: readDate(record.issued),
    accessed: readDate(record.accessed),
    doi: readDoi(record.DOI),
    url: readUrl(record.URL),
  };
}

/** Whose names an entry begins with: the authors, or the editors of a whole book that has none. */
export function makersOf({ kind, authors, editors }: Reference): Name[] {
  const isPart = kind === 'article' || kind === 'newspaper' || kind === 'chapter' || kind === 'paper';
  return authors.length > 0 || isPart ? authors : editors;
}

/** The title as a short name for the work: what stands before the subtitle, of that a few words. */
export function shortTitle({ title }: Reference): string {
  const main = title.split(/\s*[:：?？—]\s*/u)[0] ?? '';
  const words = stripKeepMarks(main).split(' ');
  return words.length > 5 ? words.slice(0, 4).join(' ').replace(/[,;]$/, '') : words.join(' ');
}

/** "Br. Med. J." keeps its points; a sentence's own point would meet the style's. */
function withoutFinalPoint(title: string): string {
  const isAbbreviation = /(?:^|[\s.])\p{Lu}\p{Ll}{0,4}\.$/u.test(title);
  return isAbbreviation ? title : title.replace(/(?<!\.)\.(?=\uE001?$)/u, '');
}

function readPages(page: string | number | null | undefined): string {
  return cleanText(page)
    .replace(/^pp?\.?\s*(?=\d)/i, '')
    .replace(/(?<=[\p{L}\p{N}])\s*(?:--+|[‐‑‒–—~～−])\s*(?=[\p{L}\p{N}])/gu, '-')
    .replace(/(?<=\d)\s+-\s+(?=\d)/g, '-');
}

function readDoi(doi: string | null | undefined): string {
  const text = (doi ?? '').trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}\/\S+$/.test(text) ? text : '';
}

function readUrl(url: string | null | undefined): string {
  const text = (url ?? '').trim();
  return /^(?:https?|ftp):\/\/[^\s<>"]+$/i.test(text) ? text : '';
}

export function doiAddress(reference: Reference): string {
  return reference.doi ? `https://doi.org/${reference.doi}` : reference.url;
}
