import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createApi } from '../api.ts';
import { type AppParts, createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDocumentWriter } from '../documents/document-writer.ts';
import { createPdfWriter } from '../documents/pdf/pdf-writer.ts';
import { createWordWriter } from '../documents/word/word-writer.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { registerJobs } from '../worker.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { siteThreads } from './test-threads.ts';

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

export interface TestSiteOptions {
  environment?: Record<string, string>;
  /** Takes up jobs too; the start costs some hundred milliseconds. */
  work?: boolean;
  /** Else the log is dropped. */
  logger?: Logger;
  /** As if every outline's download were bought. */
  hasPaidDownloads?: boolean;
  itemKinds?: AppParts['itemKinds'];
  modelLimits?: AppParts['modelLimits'];
  rewriting?: AppParts['rewriting'];
  /** Begins with the rows and files of a site that was kept under this name. */
  from?: string;
}

/**
 * Each asks the database again and again whether there is something to do, and all of them whenever something comes; as many as in the
 * product cost more than the tests.
 */
const fewWorkers = { RUN_CONCURRENCY: '3', WORKER_CONCURRENCY: '1' };

/**
 * Shared by all sites of a process, one after the other or at once, and gone with it: at rest they keep nothing alive. One
 * process sets pages: several files of tests run at once, and each loads every font.
 */
const pageSetter = { pdf: createPdfWriter({ processes: 1 }), word: createWordWriter(siteThreads) };
const writers = { threads: siteThreads, documents: createDocumentWriter(siteThreads, pageSetter) };

const keptTemplate = (name: string): string => `kept_${name}`;
const keptFiles = (name: string): string => path.join(inject('keptFolder'), name);

/**
 * The program's own rooms on a database of their own, behind a real HTTP server without the web's pages; time is the
 * test's to move.
 */
export async function createTestSite({
  environment = {},
  work = false,
  hasPaidDownloads = false,
  itemKinds,
  modelLimits,
  rewriting,
  from,
  logger = createLogger('silent'),
}: TestSiteOptions = {}) {
  const database = await createTestDatabase(20, from === undefined ? undefined : keptTemplate(from));
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'yanmo-site-'));
  if (from !== undefined) await fs.cp(keptFiles(from), dataDir, { recursive: true });
  const fixed = { NODE_ENV: 'test', LITERATURE_ONLINE: 'off', DATA_DIR: dataDir };
  const config = loadConfig({ ...fixed, ...fewWorkers, ...environment });
  const clock = createTestClock();
  const app = await createApp({
    ...{ config, logger, database, clock, writers },
    ...(hasPaidDownloads ? { downloads: { isPaid: async () => true } } : {}),
    ...(itemKinds ? { itemKinds } : {}),
    ...(modelLimits ? { modelLimits } : {}),
    ...(rewriting ? { rewriting } : {}),
  });
  registerJobs(app);
  await app.start({ work });

  const { platform, rooms } = app;
  const { app: server } = createApi(app, { hasWeb: false });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });

  async function stop(): Promise<void> {
    await server.close();
    await app.close();
  }

  return {
    ...rooms,
    platform,
    retention: app.retention,
    clock,
    url,
    documents: writers.documents,
    /** Contents on the disk, whatever the database says about them. */
    async countStoredFiles(): Promise<number> {
      const entries = await fs.readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    async close() {
      await stop();
      await database.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
    /** Closes it; other sites can begin `from` it. */
    async keepAs(name: string) {
      await stop();
      await database.keepAs(keptTemplate(name));
      await fs.cp(dataDir, keptFiles(name), { recursive: true });
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
