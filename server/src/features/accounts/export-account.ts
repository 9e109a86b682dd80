import { ZipFile } from 'yazl';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { AccountContent, AccountPart } from './account-parts.ts';

const linkSeconds = 600;

interface Snapshot {
  rooms: { room: string; tables: Readonly<Record<string, readonly unknown[]>> }[];
  contents: AccountContent[];
}

function zipOf({ rooms, contents }: Snapshot, at: Date): ZipFile {
  const zip = new ZipFile();
  for (const { room, tables } of rooms) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(tables, null, 2)}\n`), `${room}.json`, { mtime: at });
  }
  for (const content of contents) {
    zip.addReadStreamLazy(content.path, { mtime: at }, (answer) => {
      content.open().then((stream) => answer(null, stream), answer);
    });
  }
  // A file that cannot be read breaks the zip instead of leaving it waiting.
  zip.on('error', (error: Error) => zip.outputStream.destroy(error));
  zip.end();
  return zip;
}

/** Everything that the rooms hold about a user, as one zip behind a link of ten minutes. */
export function createExportAccount(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { files, parts }: { files: FilesService; parts: readonly AccountPart[] },
) {
  return async (userId: string): Promise<string> => {
    // One snapshot for all rooms: an order and its payment are both in it, or neither.
    const snapshot = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx): Promise<Snapshot> => {
        const gathered: Snapshot = { rooms: [], contents: [] };
        for (const part of parts) {
          gathered.rooms.push({ room: part.room, tables: await part.exportRows(tx, userId) });
          gathered.contents.push(...((await part.listContents?.(tx, userId)) ?? []));
        }
        return gathered;
      });
    const at = clock.now();
    const file = await files.storeFile(
      userId,
      zipOf(snapshot, at).outputStream,
      async () => ({ purpose: 'EXPORT', name: `yanmo-${at.toISOString().slice(0, 10)}.zip`, type: 'application/zip' }),
      linkSeconds * 1000,
    );
    await db.transaction().execute((tx) => files.removeOthers(tx, file));
    return files.signLink(file, linkSeconds, 'attachment');
  };
}
