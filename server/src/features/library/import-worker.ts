import { createHash } from 'node:crypto';
import { createSplitter, findFormat } from '../../documents/readers/bibliography/split-entries.ts';
import { readPlainText } from '../../documents/readers/read-plain-text.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import type { TaskModule } from '../../platform/threads/task.ts';
import { type ImportedEntry, readImportedEntry } from './import-entry.ts';

/** Reads the entries of one uploaded file where a hostile one can do no harm. */
export type ImportReading = { entries: HashedEntry[]; isCut: boolean } | { refused: 'unknown_format' };

/** Of a record, by what it is known again; made here, since twenty thousand of them take a quarter of a second. */
export type HashedEntry =
  | Exclude<ImportedEntry, { record: unknown }>
  | (Extract<ImportedEntry, { record: unknown }> & { contentHash: string });

export interface ImportRequest {
  bytes: Uint8Array;
  most: number;
}

function hashed(entry: ImportedEntry): HashedEntry {
  if (!('record' in entry)) return entry;
  return { ...entry, contentHash: createHash('sha256').update(JSON.stringify(entry.record)).digest('hex') };
}

const read: TaskModule<ImportRequest, ImportReading> = ({ bytes, most }) => {
  let text: string;
  try {
    text = readPlainText(bytes);
  } catch (error) {
    if (error instanceof FileRefused) return { refused: 'unknown_format' };
    throw error;
  }
  const format = findFormat(text);
  if (!format) return { refused: 'unknown_format' };
  const splitter = createSplitter(format);
  const raw = [...splitter.push(text), ...splitter.end()];
  return {
    entries: raw.slice(0, most).map((entry) => hashed(readImportedEntry(format, entry))),
    isCut: raw.length > most,
  };
};
export default read;
