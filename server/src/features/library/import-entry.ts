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
  readRetractedTitle,
} from '../../providers/literature/clean-record.ts';
import { readCrossrefWork } from '../../providers/literature/crossref-work.ts';
import type { IndexRecord } from '../../providers/literature/literature.ts';
import { readOpenAlexWork } from '../../providers/literature/openalex-work.ts';
import { splitName, tidyName } from '../../text/person-name.ts';
import { type ImportFilter, isPlainlyOut, passesFilter } from './import-filter.ts';
import type { ImportedRecord } from './imported-record.ts';
import { asJournal } from './journal-venue.ts';

export type ImportedEntry =
  | { line: number; record: ImportedRecord }
  | { line: number; refused: EntryRefusal; text: string }
  | { line: number; skipped: true }
  /** By the importer's own filter. */
  | { line: number; leftOut: true };

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
  const told = cleanText(value.title, 500);
  if (!told) return null;
  const { title, isRetracted } = readRetractedTitle(told);
  return {
    title,
    authors: listOf(value.authors).flatMap((author) => {
      if (!isRecord(author)) return [];
      const family = clean(author.family, 150);
      const whole = clean(author.name, 150);
      if (!family) return whole ? [splitName(whole)] : [];
      return [tidyName({ family, given: clean(author.given, 150) ?? '', suffix: clean(author.suffix, 30) ?? '' })];
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
    isRetracted: isRetracted || value.is_retracted === true,
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

/** Programs that write numbers write NaN for none, which is no JSON; within a text it stays what it is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const mended = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/gu, (found) =>
      found.startsWith('"') ? found : 'null',
    );
    if (mended === text) throw error;
    return JSON.parse(mended);
  }
}

export function readImportedEntry(
  format: BibliographyFormat,
  { line, text }: RawEntry,
  filter: ImportFilter | null = null,
): ImportedEntry {
  if (text.trim() === '') return { line, skipped: true };
  const refuse = (refused: EntryRefusal): ImportedEntry => ({
    line,
    refused,
    text: text.replace(/\s+/gu, ' ').trim().slice(0, 120),
  });
  const keep = (record: ImportedRecord, value: unknown): ImportedEntry =>
    filter && !passesFilter(filter, value, record) ? { line, leftOut: true } : { line, record: asJournal(record) };
  if (format === 'bibtex' || format === 'ris') {
    const read = format === 'bibtex' ? readBibtexEntry(text) : readRisEntry(text);
    if ('skipped' in read) return { line, skipped: true };
    if ('refused' in read) return refuse(read.refused);
    return keep({ ...read.record, language: languageOfText(read.record.title) }, null);
  }
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return refuse('broken_entry');
  }
  if (filter && isPlainlyOut(filter, value)) return { line, leftOut: true };
  const read = readJsonValue(value);
  return 'refused' in read ? refuse(read.refused) : keep(read.record, value);
}
