import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import { createSplitter, findFormat, type RawEntry } from '../../documents/readers/bibliography/split-entries.ts';
import type { Database } from '../../platform/database/database.ts';
import { filterKey, type ImportFilter } from './import-filter.ts';
import { beginImport, finishImport, type ImportState, keepBatch } from './import-run-store.ts';
import type { ImportedRecord } from './imported-record.ts';
import { importSource } from './work-row.ts';

export interface ImportProgress {
  readBytes: number;
  sizeBytes: number;
  line: number;
  imported: number;
  merged: number;
  rejected: number;
  leftOut: number;
}

export interface ImportOptions {
  file: string;
  /** A name that was admitted, which bears the records out; or `importSource`, which does not. */
  source: string;
  licence: string | null;
  filter?: ImportFilter | null;
  onProgress(progress: ImportProgress): void;
  onRejected(entry: { line: number; reason: string; text: string }): void;
}

export class UnknownFormat extends Error {
  override name = 'UnknownFormat';
}

const batchSize = 500;
const headBytes = 1024 * 1024;

/** The same file is known by its beginning and its size; reading all of a large one twice would cost more than it saves. */
async function identify(file: string): Promise<{ hash: string; sizeBytes: number; isPacked: boolean }> {
  const handle = await fs.promises.open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(headBytes, size));
    await handle.read(head, 0, head.length, 0);
    const hash = createHash('sha256').update(head).update(String(size)).digest('hex');
    return { hash, sizeBytes: size, isPacked: head[0] === 0x1f && head[1] === 0x8b };
  } finally {
    await handle.close();
  }
}

/** Text of the file in pieces; `position` counts bytes of the file itself, packed or not. */
async function* readPieces(file: string, isPacked: boolean, position: { bytes: number }): AsyncGenerator<string> {
  const raw = fs.createReadStream(file, { highWaterMark: 1024 * 1024 });
  raw.on('data', (chunk) => {
    position.bytes += chunk.length;
  });
  const bytes = isPacked ? raw.pipe(createGunzip({ chunkSize: 1024 * 1024 })) : raw;
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
  const { hash, sizeBytes, isPacked } = await identify(options.file);
  const filter = options.filter ?? null;
  const state = await beginImport(db, {
    ...{ hash, sizeBytes, source: options.source },
    filter: filter ? filterKey(filter) : '',
  });
  if (state.isFinished) return progressOf(state, sizeBytes, sizeBytes);
  const position = { bytes: 0 };
  let splitter: ReturnType<typeof createSplitter> | null = null;
  let format: ReturnType<typeof findFormat> = null;
  let head = '';
  // The readers of bibliographies are large, and every process of the program loads this file for one command's sake.
  const { readImportedEntry } = await import('./import-entry.ts');
  let batch: ImportedRecord[] = [];
  let rejected = 0;
  let leftOut = 0;
  let reached = { line: 0, lineEntries: 0 };
  let writing: Promise<ImportState> = Promise.resolve(state);

  /** The batch is written while the next one is read; each waits for the one before it. */
  const flush = async (): Promise<void> => {
    const current = await writing;
    const whole = {
      ...{ source: options.source, isWitness: options.source !== importSource, licence: options.licence },
      ...{ readBytes: position.bytes, rejected, leftOut, records: batch, ...reached },
    };
    [batch, rejected, leftOut] = [[], 0, 0];
    writing = keepBatch(db, current, whole).then((kept) => {
      options.onProgress(progressOf(kept, whole.readBytes, sizeBytes));
      return kept;
    });
    // Whoever waits for it next hears of its failure; until then nobody must take it for unheard.
    writing.catch(() => undefined);
  };
  const take = async (entries: readonly RawEntry[]): Promise<void> => {
    for (const raw of entries) {
      reached = { line: raw.line, lineEntries: raw.line === reached.line ? reached.lineEntries + 1 : 1 };
      const isDone = raw.line < state.line || (raw.line === state.line && reached.lineEntries <= state.lineEntries);
      if (isDone || !format) continue;
      const entry = readImportedEntry(format, raw, filter);
      if ('record' in entry) batch.push(entry.record);
      else if ('refused' in entry) {
        rejected += 1;
        options.onRejected({ line: entry.line, reason: entry.refused, text: entry.text });
      } else if ('leftOut' in entry) leftOut += 1;
      // Rejected ones count too: a file of nothing else would begin anew after each stop. Of those that are left out
      // more make a batch, since each costs nothing but the reading.
      if (batch.length + rejected + leftOut / 20 >= batchSize) await flush();
    }
  };
  for await (const piece of readPieces(options.file, isPacked, position)) {
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
  const current = await writing;
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
  leftOut: state.leftOut,
});
