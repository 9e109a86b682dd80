import type { importToLibrary, RejectedEntry } from '@yanmo/contract/explore';
import type { RouteResult } from '@yanmo/contract/route';
import { refusalOf, type Turn } from '../../documents/readers/read-in-worker.ts';
import { uploads } from '../../documents/readers/uploads-line.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { importForUser } from './import-store.ts';
import type { ImportReading, ImportRequest } from './import-worker.ts';
import { importSource, type NewWork } from './work-row.ts';

type ImportResult = RouteResult<typeof importToLibrary>;

/** Entries of one upload; a library that is larger goes through the command line. */
const mostEntries = 20_000;
/** Rejected entries that are shown; the rest is counted. */
const shownRejections = 200;
const readImport = defineTask<ImportRequest, ImportReading>({
  ...{ name: 'read-import', line: uploads, isFresh: true },
  module: new URL('./import-worker.ts', import.meta.url),
  limits: { timeoutMs: 60_000, memoryMb: 512 },
});

async function readEntries(threads: Threads, turn: Turn, bytes: Uint8Array): Promise<ImportReading> {
  try {
    const owner = { id: turn.owner, most: turn.most };
    return await threads.run(readImport, { bytes, most: mostEntries }, { owner });
  } catch (cause) {
    const refusal = refusalOf(cause);
    throw refusal ? new AppError(refusal, {}, { cause }) : cause;
  }
}

/** Puts the entries of a file into a student's own library, each once; what could not be read is told line by line. */
export async function importFile(
  { db, threads, turn }: { db: Database; threads: Threads; turn: Turn },
  userId: string,
  file: { name: string; bytes: Uint8Array },
  folderId: string | undefined,
  mostWorks: number,
): Promise<ImportResult> {
  const reading = await readEntries(threads, turn, file.bytes);
  if ('refused' in reading) throw new AppError('file_type_refused');
  if (reading.isCut) throw new AppError('file_too_long');
  const rejected: RejectedEntry[] = [];
  const works: { line: number; work: NewWork }[] = [];
  for (const entry of reading.entries) {
    if ('refused' in entry) rejected.push({ line: entry.line, reason: entry.refused, text: entry.text });
    else if ('record' in entry) {
      works.push({
        line: entry.line,
        work: {
          ...entry.record,
          ownerUserId: userId,
          source: importSource,
          verifiedBy: null,
          content: null,
          contentHash: entry.contentHash,
        },
      });
    }
  }
  if (works.length === 0 && rejected.length === 0) throw new AppError('file_without_text');
  const { imported, merged, full } = await importForUser(db, userId, works, folderId, mostWorks);
  for (const { line, work } of full) rejected.push({ line, reason: 'library_full', text: work.title.slice(0, 120) });
  rejected.sort((one, other) => one.line - other.line);
  return { imported, merged, rejected: rejected.slice(0, shownRejections), rejected_total: rejected.length };
}
