import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import { createSplitter, findFormat, type RawEntry } from '../../documents/readers/bibliography/split-entries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ImportedRecord } from './import-entry.ts';
import { beginImport, finishImport, type ImportState, keepBatch } from './import-run-store.ts';

export interface ImportProgress {
  readBytes: number;
  sizeBytes: number;
  line: number;
  imported: number;
  merged: number;
  rejected: number;
}

export interface ImportOptions {
  file: string;
  source: string;
  licence: string | null;
  onProgress(progress: ImportProgress): void;
  onRejected(entry: { line: number; reason: string; text: string }): void;
}

export class UnknownFormat extends Error {
  override name = 'UnknownFormat';
}

const batchSize = 500;
const headBytes = 1024 * 1024;

/** The same file is known by its beginning and its size; reading all of a large one twice would cost more than it saves. */
async function identify(file: string): Promise<{ hash: string; sizeBytes: number }> {
  const handle = await fs.promises.open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(headBytes, size));
    await handle.read(head, 0, head.length, 0);
    return { hash: createHash('sha256').update(head).update(String(size)).digest('hex'), sizeBytes: size };
  } finally {
    await handle.close();
  }
}

/** Text of the file in pieces; `position` counts bytes of the file itself, packed or not. */
async function* readPieces(file: string, position: { bytes: number }): AsyncGenerator<string> {
  const raw = fs.createReadStream(file, { highWaterMark: 1024 * 1024 });
  raw.on('data', (chunk) => {
    position.bytes += chunk.length;
  });
  const bytes = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  // A pipe does not hand on the failure of what feeds it.
  raw.on('error', (error) => {
    if (bytes !== raw) bytes.destroy(error);
  });
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}

/**
 * Puts a file of records of any size into the shared library. Each batch and how far it reaches are one transaction: after
 * a stop the entries up to there are passed over, and none is counted twice. `onRejected` may name an entry again that was
 * read between the last batch and the stop.
 */
export async function importStream(db: Database, options: ImportOptions): Promise<ImportProgress> {
  const { hash, sizeBytes } = await identify(options.file);
  const state = await beginImport(db, { hash, sizeBytes, source: options.source });
  if (state.isFinished) return progressOf(state, sizeBytes, sizeBytes);
  const position = { bytes: 0 };
  let splitter: ReturnType<typeof createSplitter> | null = null;
  let format: ReturnType<typeof findFormat> = null;
  let head = '';
  // The readers of bibliographies are large, and every process of the program loads this file for one command's sake.
  const { readImportedEntry } = await import('./import-entry.ts');
  let current: ImportState = state;
  let batch: ImportedRecord[] = [];
  let rejected = 0;
  let reached = { line: 0, lineEntries: 0 };

  const flush = async (): Promise<void> => {
    current = await keepBatch(db, current, {
      ...{ source: options.source, licence: options.licence, readBytes: position.bytes, rejected, ...reached },
      records: batch,
    });
    batch = [];
    rejected = 0;
    options.onProgress(progressOf(current, position.bytes, sizeBytes));
  };
  const take = async (entries: readonly RawEntry[]): Promise<void> => {
    for (const raw of entries) {
      reached = { line: raw.line, lineEntries: raw.line === reached.line ? reached.lineEntries + 1 : 1 };
      const isDone = raw.line < state.line || (raw.line === state.line && reached.lineEntries <= state.lineEntries);
      if (isDone || !format) continue;
      const entry = readImportedEntry(format, raw);
      if ('record' in entry) batch.push(entry.record);
      else if ('refused' in entry) {
        rejected += 1;
        options.onRejected({ line: entry.line, reason: entry.refused, text: entry.text });
      }
      // Rejected ones count too: a file of nothing else would begin anew after each stop.
      if (batch.length + rejected >= batchSize) await flush();
    }
  };
  for await (const piece of readPieces(options.file, position)) {
    if (!splitter) {
      head += piece;
      if (head.length < 4_096 && position.bytes < sizeBytes) continue;
      format = findFormat(head);
      if (!format) throw new UnknownFormat(options.file);
      splitter = createSplitter(format);
      await take(splitter.push(head.replace(/^\uFEFF/u, '')));
    } else await take(splitter.push(piece));
  }
  if (!splitter) {
    format = findFormat(head);
    if (!format) throw new UnknownFormat(options.file);
    splitter = createSplitter(format);
    await take(splitter.push(head));
  }
  await take(splitter.end());
  await flush();
  await finishImport(db, current.id);
  return progressOf(current, sizeBytes, sizeBytes);
}

const progressOf = (state: ImportState, readBytes: number, sizeBytes: number): ImportProgress => ({
  readBytes,
  sizeBytes,
  line: state.line,
  imported: state.imported,
  merged: state.merged,
  rejected: state.rejected,
});
