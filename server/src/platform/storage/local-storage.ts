import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedLinks } from './signed-link.ts';
import { isStorageKey, type Storage } from './storage.ts';

/** The disk is full, or a quota or the process's own limit says that it is. */
const noSpace = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** An upload that takes longer than this was cut off by a kill; its half file is removed at the next start. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Files in a folder. The name on disk is the hash of the key, under two levels of folders: no key can reach outside,
 * keys that differ only in case stay apart on any file system, and no folder grows past some thousands of entries.
 */
export async function createLocalStorage(options: {
  folder: string;
  secrets: Secrets;
  clock: Clock;
  publicUrl: string | undefined;
}): Promise<Storage> {
  const { folder } = options;
  const unfinished = path.join(folder, 'unfinished');
  await fs.mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeAbandoned(unfinished);

  function pathOf(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  }

  return {
    ...createSignedLinks(options),
    async put(key, content) {
      if (!isStorageKey(key)) throw new TypeError(`${JSON.stringify(key)} is not a storage key`);
      const target = pathOf(key);
      const temporary = path.join(unfinished, randomUUID());
      try {
        const sizeBytes = await writeDurably(temporary, content);
        await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await fs.rename(temporary, target);
        await syncFolder(path.dirname(target));
        return { sizeBytes };
      } catch (error) {
        await fs.rm(temporary, { force: true });
        if (noSpace.has((error as NodeJS.ErrnoException).code ?? '')) {
          throw new AppError('storage_full', {}, { cause: error });
        }
        throw error;
      }
    },
    async open(key) {
      if (!isStorageKey(key)) throw new AppError('not_found');
      const handle = await fs.open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new AppError('not_found', {}, { cause: error }) : error;
      });
      try {
        const { size: sizeBytes } = await handle.stat();
        return { stream: handle.createReadStream(), sizeBytes };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async remove(key) {
      if (isStorageKey(key)) await fs.rm(pathOf(key), { force: true });
    },
    async check() {
      const probe = path.join(unfinished, randomUUID());
      await fs.writeFile(probe, '');
      await fs.rm(probe);
    },
  };
}

/** On disk before it is renamed into place: after a power cut a key holds the whole file or what it held before. */
async function writeDurably(file: string, content: Buffer | Readable): Promise<number> {
  const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, target);
  return target.bytesWritten;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(unfinished: string): Promise<void> {
  for (const name of await fs.readdir(unfinished)) {
    const file = path.join(unfinished, name);
    const { mtimeMs } = await fs.stat(file);
    if (mtimeMs < Date.now() - abandonedAfterMs) await fs.rm(file, { force: true });
  }
}
