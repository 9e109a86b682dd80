import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { FileRefused, type ReadRefusal } from '../../../documents/readers/reading.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives, holdUser } from '../../../platform/database/living-user.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { indexForm } from '../../../text/passages/index-passages.ts';
import type { FilesService } from '../../files/service.ts';
import { putSource } from './put-source.ts';
import { readFilePassages } from './read-file.ts';
import * as store from './source-store.ts';

/** What may be asked about; a room that has files of its own read sends them for the same. */
const purpose = 'CHAT';

const readFile = defineJob({
  name: 'chat.read-file',
  payload: z.object({ source_id: z.int() }),
  policy: 'short',
  retryLimit: 3,
});

/** How long whoever sent a file looks whether it is read already: the first time, and at most. */
const firstLookMs = 25;
const longestLookMs = 250;

const titleOf = (name: string): string => name.replace(/\.[^.]+$/u, '') || name;

/** Files of users as sources: read once, by a job, so that a killed process leaves none half read and none forgotten. */
export function createFileSources(
  { db, jobs, clock, config, threads }: Pick<Platform, 'db' | 'jobs' | 'clock' | 'config' | 'threads'>,
  { files }: { files: Pick<FilesService, 'readUpload' | 'listStored'> },
) {
  async function read(sourceId: number, signal: AbortSignal): Promise<void> {
    const source = await store.findSource(db, sourceId);
    if (source?.state !== 'READING') return;
    const { userId, key: fileKey } = source;
    const file = await files.readUpload(userId, fileKey, purpose);
    // It was removed meanwhile, and its source with it.
    if (!file) return;
    try {
      const turn = { owner: userId, most: config.readingPlacesPerUser };
      const { passages, ...found } = await readFilePassages(threads, file, { turn, signal });
      await inTransaction(db, async (tx) => {
        if (!(await holdUser(tx, userId))) return;
        if ((await store.lockSource(tx, sourceId))?.state !== 'READING') return;
        const own = passages.map((passage) => ({ ...passage, work: null }));
        await putSource(
          tx,
          sourceId,
          { ...found, passages: own, title: titleOf(file.name), version: null },
          clock.now(),
        );
      });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      await fail(sourceId, error.reason);
    }
  }

  async function fail(sourceId: number, error: ReadRefusal): Promise<void> {
    await inTransaction(db, (tx) => store.markFailed(tx, sourceId, { error, form: indexForm, at: clock.now() }));
  }

  return {
    registerJobs(): void {
      jobs.work(readFile, async ({ source_id }, { signal }) => await read(source_id, signal), {
        // Nothing that the file did: but its owner waits, and may send it again.
        onDead: async ({ source_id }) => await fail(source_id, 'file_took_too_long'),
      });
    },

    /** Has a file read, unless it is read already. AppError not_found where it is none of theirs to ask about. */
    async put(userId: string, fileKey: string): Promise<store.Source> {
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const [file] = await files.listStored(tx, [fileKey]);
        if (file?.ownerId !== userId || file.purpose !== purpose) throw new AppError('not_found');
        const at = clock.now();
        const of = { kind: 'FILE', fileKey } as const;
        const source = await store.ensureSource(tx, { userId, of, key: fileKey, title: titleOf(file.name), at });
        const isDone = source.state !== 'READING' && source.form === indexForm;
        if (isDone) return source;
        await store.markReading(tx, source.id, at);
        // One that waits already will do; one that is under way is asked for again, and finds its work done.
        await jobs.enqueue(tx, readFile, { source_id: source.id }, { singletonKey: String(source.id) });
        return { ...source, state: 'READING' as const, error: null };
      });
    },

    /** The source once it is read, or as it is when the time is over; null when it is gone. */
    async wait(source: store.Source, waitMs: number): Promise<store.Source | null> {
      const until = performance.now() + waitMs;
      let now: store.Source | null = source;
      for (let pauseMs = firstLookMs; now?.state === 'READING'; pauseMs = Math.min(longestLookMs, pauseMs * 1.5)) {
        const left = until - performance.now();
        if (left <= 0) break;
        await delay(Math.min(left, pauseMs));
        now = await store.findSource(db, source.id);
      }
      return now;
    },
  };
}
