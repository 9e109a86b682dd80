import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { AccountContent, AccountPart } from './account-parts.ts';

const linkSeconds = 600;

interface Snapshot {
  rooms: { room: string; tables: Readonly<Record<string, readonly unknown[]>> }[];
  contents: AccountContent[];
}

/** Null for what was removed since the snapshot: the user replaced a picture while the zip was being written. */
async function openIfThere(content: AccountContent): Promise<Readable | null> {
  try {
    return await content.open();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** One after the other, so that an account with many files holds one of them open. */
async function addContents(zip: ZipFile, contents: readonly AccountContent[], at: Date): Promise<void> {
  const closed = new AbortController();
  zip.outputStream.once('close', () => closed.abort());
  for (const content of contents) {
    const stream = await openIfThere(content);
    if (!stream) continue;
    try {
      zip.addReadStream(stream, content.path, { mtime: at });
      // Whoever stores the zip may fail and read no further.
      await finished(stream, { signal: closed.signal });
    } finally {
      stream.destroy();
    }
  }
}

function zipOf({ rooms, contents }: Snapshot, at: Date): ZipFile {
  const zip = new ZipFile();
  for (const { room, tables } of rooms) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(tables, null, 2)}\n`), `${room}.json`, { mtime: at });
  }
  // A file that cannot be read breaks the zip instead of leaving it waiting.
  const breakOff = (error: Error) => zip.outputStream.destroy(error);
  zip.on('error', breakOff);
  addContents(zip, contents, at).then(() => zip.end(), breakOff);
  return zip;
}

/** Everything that the rooms hold about a user, as one zip behind a link of ten minutes. */
export function createExportAccount(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { files, parts }: { files: FilesService; parts: readonly AccountPart[] },
) {
  return async (userId: string): Promise<string> => {
    // One snapshot for all rooms: an order and its payment are both in it, or neither.
    const snapshot = await inTransaction(
      db,
      async (tx): Promise<Snapshot> => {
        const gathered: Snapshot = { rooms: [], contents: [] };
        for (const part of parts) {
          gathered.rooms.push({ room: part.room, tables: await part.exportRows(tx, userId) });
          gathered.contents.push(...((await part.listContents?.(tx, userId)) ?? []));
        }
        return gathered;
      },
      { isolation: 'repeatable read' },
    );
    const at = clock.now();
    const file = await files.storeFile(
      userId,
      zipOf(snapshot, at).outputStream,
      async () => ({ purpose: 'EXPORT', name: `yanmo-${at.toISOString().slice(0, 10)}.zip`, type: 'application/zip' }),
      { lifetimeMs: linkSeconds * 1000 },
    );
    return files.signLink(file, linkSeconds, 'attachment');
  };
}
