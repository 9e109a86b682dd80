import { Cite, type CslItem, type CslName } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { FileRefused, maximumRecords, type ReadRecord, type ReadRecords } from './reading.ts';

const inputTypes = { bib: '@bibtex/text', ris: '@ris/file' } as const;

export function readBibliography(extension: 'bib' | 'ris', text: string): ReadRecords {
  let items: CslItem[];
  try {
    items = new Cite(text, { forceType: inputTypes[extension] }).data;
  } catch (cause) {
    throw new FileRefused('file_unreadable', { cause });
  }
  if (items.length > maximumRecords) throw new FileRefused('file_too_long');
  const records = items.map(toRecord).filter((record) => record !== null);
  if (records.length === 0) throw new FileRefused('file_without_text');
  return { kind: 'records', records, skipped: items.length - records.length };
}

function toRecord(item: CslItem): ReadRecord | null {
  const title = clean(item.title);
  if (!title) return null;
  const year = Number(item.issued?.['date-parts']?.[0]?.[0]);
  return {
    title,
    authors: (item.author ?? []).map(toAuthor).filter(({ family }) => family !== ''),
    year: Number.isInteger(year) && year > 1000 && year < 3000 ? year : null,
    venue: clean(item['container-title']) ?? clean(item.publisher),
    volume: clean(item.volume),
    issue: clean(item.issue),
    pages: clean(item.page),
    doi: clean(item.DOI)?.replace(/^https?:\/\/(dx\.)?doi\.org\//i, '') ?? null,
    abstract: clean(item.abstract),
    type: item.type ?? 'article',
  };
}

function toAuthor({ family, given, literal }: CslName) {
  return { family: clean(family) ?? clean(literal) ?? '', given: clean(given) ?? '' };
}

function clean(value: string | number | undefined): string | null {
  const text =
    value === undefined
      ? ''
      : String(value)
          .replaceAll('\0', '')
          .replace(/<[^>]{1,20}>/g, '')
          .replace(/\s+/g, ' ')
          .trim();
  return text === '' ? null : text.slice(0, 10_000);
}
