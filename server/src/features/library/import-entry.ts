import type { CslItem } from '@citation-js/core';
import type { Language } from '@yanmo/contract/languages';
import {
  clean,
  type EntryRefusal,
  readBibtexEntry,
  readCslItem,
  readRisEntry,
} from '../../documents/readers/bibliography/read-entry.ts';
import type { BibliographyFormat, RawEntry } from '../../documents/readers/bibliography/split-entries.ts';
import {
  cleanCount,
  cleanDoi,
  cleanLanguage,
  cleanText,
  cleanYear,
  isRecord,
  listOf,
} from '../../providers/literature/clean-record.ts';
import { readCrossrefWork } from '../../providers/literature/crossref.ts';
import type { IndexRecord } from '../../providers/literature/literature.ts';
import { readOpenAlexWork } from '../../providers/literature/openalex.ts';
import type { NewWork } from './work-row.ts';

/** A record of an import; who owns it and where it comes from is the importer's to say. */
export type ImportedRecord = Omit<NewWork, 'ownerUserId' | 'source' | 'content' | 'contentHash'>;

export type ImportedEntry =
  | { line: number; record: ImportedRecord }
  | { line: number; refused: EntryRefusal; text: string }
  | { line: number; skipped: true };

/** By its script; Latin script alone does not tell English from Spanish. */
export function languageOfText(text: string): Language | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : null;
}

const fromIndex = ({ language, ...record }: IndexRecord): ImportedRecord => ({
  ...record,
  language: language ?? languageOfText(record.title),
});

/** Plain records: title, authors with family and given, and the usual fields under their usual names. */
function readPlainRecord(value: Record<string, unknown>): ImportedRecord | null {
  const title = cleanText(value.title, 500);
  if (!title) return null;
  return {
    title,
    authors: listOf(value.authors).flatMap((author) => {
      if (!isRecord(author)) return [];
      const family = clean(author.family ?? author.name, 150);
      return family ? [{ family, given: clean(author.given, 150) ?? '' }] : [];
    }),
    year: cleanYear(value.year),
    venue: cleanText(value.venue ?? value.journal, 300),
    volume: cleanText(value.volume, 50),
    issue: cleanText(value.issue, 50),
    pages: cleanText(value.pages, 60)?.replace(/\s*(?:--|–|—)\s*/gu, '-') ?? null,
    doi: cleanDoi(value.doi ?? value.DOI),
    abstract: cleanText(value.abstract, 10_000),
    language: cleanLanguage(value.language ?? value.lang) ?? languageOfText(title),
    type: cleanText(value.type, 60) ?? 'article',
    publisher: cleanText(value.publisher, 300),
    place: cleanText(value.place, 200),
    edition: cleanText(value.edition, 60),
    url: cleanText(value.url, 500),
    licence: cleanText(value.licence ?? value.license, 200),
    isRetracted: value.is_retracted === true,
    citedBy: cleanCount(value.cited_by_count),
  };
}

/** OpenAlex, Crossref, CSL-JSON or a plain record: each shows itself by the names of its fields. */
function readJsonValue(value: unknown): { record: ImportedRecord } | { refused: EntryRefusal } {
  if (!isRecord(value)) return { refused: 'broken_entry' };
  const inner = isRecord(value.message) ? value.message : value;
  if ('authorships' in inner || 'abstract_inverted_index' in inner || 'primary_location' in inner) {
    const record = readOpenAlexWork(inner);
    return record ? { record: fromIndex(record) } : { refused: 'missing_title' };
  }
  if (Array.isArray(inner.title)) {
    const record = readCrossrefWork(inner);
    return record ? { record: fromIndex(record) } : { refused: 'missing_title' };
  }
  if (Array.isArray(inner.author) || 'container-title' in inner || 'issued' in inner) {
    const read = readCslItem(inner as CslItem);
    if ('refused' in read) return read;
    return 'record' in read
      ? { record: { ...read.record, language: cleanLanguage(inner.language) ?? languageOfText(read.record.title) } }
      : { refused: 'broken_entry' };
  }
  const record = readPlainRecord(inner);
  return record ? { record } : { refused: 'missing_title' };
}

export function readImportedEntry(format: BibliographyFormat, { line, text }: RawEntry): ImportedEntry {
  if (text.trim() === '') return { line, skipped: true };
  const refuse = (refused: EntryRefusal): ImportedEntry => ({
    line,
    refused,
    text: text.replace(/\s+/gu, ' ').trim().slice(0, 120),
  });
  if (format === 'bibtex' || format === 'ris') {
    const read = format === 'bibtex' ? readBibtexEntry(text) : readRisEntry(text);
    if ('skipped' in read) return { line, skipped: true };
    if ('refused' in read) return refuse(read.refused);
    return { line, record: { ...read.record, language: languageOfText(read.record.title) } };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('broken_entry');
  }
  const read = readJsonValue(value);
  return 'refused' in read ? refuse(read.refused) : { line, record: read.record };
}
