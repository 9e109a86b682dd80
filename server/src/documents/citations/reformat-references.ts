import type { Language } from '@yanmo/contract/languages';
import type { FormatStyle, FormattedReference, ReferencesResult } from '@yanmo/contract/tools';
import { splitReferences } from '../../text/references/split-references.ts';
import { readBibtexEntry, readRisEntry } from '../readers/bibliography/read-entry.ts';
import { createSplitter, findFormat } from '../readers/bibliography/split-entries.ts';
import { citationOfWork } from './citation-of-work.ts';
import type { CitationRecord } from './citation-record.ts';
import { formatBibliography } from './citations.ts';
import { parseReferenceLine } from './parse-reference-line.ts';

export interface ReferencesQuestion {
  text: string;
  style: FormatStyle;
  language?: Language | undefined;
  mostEntries: number;
}

export type ReformattedReferences = Omit<ReferencesResult, 'left'> & { isTooMany: boolean };

interface Read {
  given: string;
  record: CitationRecord | null;
  isCut: boolean;
}

/** References in whatever form, printed in one style; what cannot be read stays as it was. */
export function reformatReferences({ text, style, language, mostEntries }: ReferencesQuestion): ReformattedReferences {
  const found = findFormat(text);
  const format = found === 'bibtex' ? 'BIBTEX' : found === 'ris' ? 'RIS' : 'LINES';
  const all = format === 'LINES' ? splitReferences(text).map(readLine) : readEntries(text, format);
  const read = all.slice(0, mostEntries);
  const byId = new Map(read.flatMap((one) => (one.record ? [[one.record.id, one] as const] : [])));
  const records = [...byId.values()].map((one) => withOthers(one, style));
  const entries = formatBibliography(style, records, language ? { language } : {}).map(
    ({ id, label, text: printed, runs }): FormattedReference => {
      const source = byId.get(id);
      return {
        given: source?.given ?? '',
        ...{ label, text: printed },
        runs: runs.map((run) => ({ text: run.text, is_italic: run.italic })),
        doubts: source ? doubtsOf(source, style) : [],
      };
    },
  );
  return {
    format,
    entries,
    unread: read.filter(({ record }) => record === null).map(({ given }) => given),
    text: entries.map(({ label, text: printed }) => (label ? `${label} ${printed}` : printed)).join('\n'),
    isTooMany: all.length > mostEntries,
  };
}

function readLine(given: string, index: number): Read {
  const parsed = parseReferenceLine(given);
  return { given, record: parsed && { id: String(index), ...parsed.record }, isCut: parsed?.isCut ?? false };
}

function readEntries(text: string, format: 'BIBTEX' | 'RIS'): Read[] {
  const splitter = createSplitter(format === 'BIBTEX' ? 'bibtex' : 'ris');
  return [...splitter.push(text), ...splitter.end()].flatMap((entry, index): Read[] => {
    const read = format === 'BIBTEX' ? readBibtexEntry(entry.text) : readRisEntry(entry.text);
    if ('skipped' in read) return [];
    if (!('record' in read)) return [{ given: entry.text.slice(0, 300), record: null, isCut: false }];
    return [
      {
        given: entry.text.slice(0, 300),
        record: citationOfWork({ ...read.record, id: String(index), language: null }),
        isCut: false,
      },
    ];
  });
}

/** Names beyond the third are not printed by these styles, so that one more says what "et al." did. */
function withOthers({ record, isCut }: Read, style: FormatStyle): CitationRecord {
  if (!record) throw new Error('a reference that was not read is not printed');
  const authors = record.author ?? [];
  const last = authors.at(-1);
  if (!isCut || style === 'apa' || authors.length === 0 || !last) return record;
  return { ...record, author: [...authors, ...Array.from({ length: Math.max(1, 4 - authors.length) }, () => last)] };
}

function doubtsOf({ record, isCut }: Read, style: FormatStyle): FormattedReference['doubts'] {
  if (!record) return [];
  const isShort = isCut && (style === 'apa' || (record.author?.length ?? 0) < 3) && style !== 'mla';
  const hasVenue = Boolean(record['container-title'] || record.publisher || record.URL || record.DOI);
  return [
    ...(isShort ? (['AUTHORS_CUT'] as const) : []),
    ...((record.author?.length ?? 0) === 0 ? (['NO_AUTHORS'] as const) : []),
    ...(record.issued ? [] : (['NO_YEAR'] as const)),
    ...(hasVenue ? [] : (['NO_VENUE'] as const)),
  ];
}
