import { randomBytes } from 'node:crypto';
import type { FileUrls } from '@yanmo/contract/orders';
import { z } from 'zod';
import { fileNameOf } from '../../../documents/file-name-of.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Sweep } from '../../../platform/retention/sweep.ts';
import { noFiles } from '../../fulfilment/service.ts';
import type { Check } from '../checks/check.ts';
import * as store from '../checks/check-store.ts';

const linkSeconds = 600;
/** Longer than a step takes from the first byte of its file to the transaction that serves it. */
const lostFilesKeptMs = 24 * 3_600_000;

const discardFiles = defineJob({
  name: 'similarity.discard-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retryLimit: 10,
});

const keyIn = (folder: string): string => `${folder}/report.pdf`;

export type CheckFiles = ReturnType<typeof createCheckFiles>;

/** The report of a check as a file. `put` may run twice, or at the same time as another; `enter` makes one of them the one that is served. */
export function createCheckFiles({ db, clock, jobs, storage }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'storage'>) {
  jobs.work(discardFiles, async ({ keys }) => {
    for (const key of keys) await storage.remove(key);
  });

  async function discardKeys(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await jobs.enqueue(tx, discardFiles, { keys: [...keys] });
  }

  return {
    discardKeys,

    /** The key is written down before its first byte; an account that is erased meanwhile has looked for it in vain. */
    async put(checkId: string, pdf: Uint8Array): Promise<{ folder: string }> {
      // A place of its own for every try: two that write at the same time never mix.
      const folder = `checks/${checkId}/${randomBytes(8).toString('hex')}`;
      const key = keyIn(folder);
      await store.insertFileKey(db, checkId, key);
      await storage.put(key, Buffer.from(pdf));
      if (await store.hasFileKey(db, key)) return { folder };
      await storage.remove(key);
      throw new AppError('not_found');
    },

    async enter(tx: Tx, checkId: string, { folder }: { folder: string }): Promise<void> {
      const { removedAt } = await store.lockCheck(tx, checkId);
      if (!removedAt) {
        await store.markServed(tx, keyIn(folder));
        await store.changeCheck(tx, checkId, { folder }, clock.now());
      }
      await discardKeys(tx, await store.deleteFileKeys(tx, checkId, removedAt ? undefined : keyIn(folder)));
    },

    /** All that was ever made of it. */
    async discard(tx: Tx, checkId: string): Promise<void> {
      await discardKeys(tx, await store.deleteFileKeys(tx, checkId));
    },

    lostFilesSweep: {
      name: 'check_files',
      keptMs: lostFilesKeptMs,
      async remove(tx, batch) {
        const keys = await store.deleteLostFiles(tx, batch);
        await discardKeys(tx, keys);
        return { rows: keys.length, hasMore: keys.length === batch.limit };
      },
      findOldest: store.findOldestLost,
    } satisfies Sweep as Sweep,

    sign({ title, folder, removedAt }: Pick<Check, 'title' | 'folder' | 'removedAt'>): FileUrls {
      if (!folder || removedAt) return noFiles;
      const link = { key: keyIn(folder), name: `${fileNameOf(title)}.pdf`, type: 'application/pdf' } as const;
      return {
        ...noFiles,
        pdf: storage.signUrl({ ...link, expiresInSeconds: linkSeconds, disposition: 'attachment' }),
      };
    },
  };
}
