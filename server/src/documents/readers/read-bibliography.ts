import { readBibtexEntry, readRisEntry } from './bibliography/read-entry.ts';
import { createSplitter } from './bibliography/split-entries.ts';
import { fileLimits } from './limits.ts';
import { FileRefused, type ReadRecord, type ReadRecords } from './reading.ts';

/** A file of records, entry by entry: one that is broken does not cost the others. */
export function readBibliography(extension: 'bib' | 'ris', text: string): ReadRecords {
  const splitter = createSplitter(extension === 'bib' ? 'bibtex' : 'ris');
  const entries = [...splitter.push(text), ...splitter.end()];
  if (entries.length > fileLimits.records) throw new FileRefused('file_too_long');
  const records: ReadRecord[] = [];
  let skipped = 0;
  for (const entry of entries) {
    const read = extension === 'bib' ? readBibtexEntry(entry.text) : readRisEntry(entry.text);
    if ('record' in read) records.push(read.record);
    else if ('refused' in read) skipped += 1;
  }
  if (records.length === 0) throw new FileRefused(entries.length === 0 ? 'file_without_text' : 'file_unreadable');
  return { kind: 'records', records, skipped };
}
