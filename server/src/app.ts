import path from 'node:path';
import type { Config } from './config.ts';
import { createWorkerEngine } from './engines/built-in/worker/worker-engine.ts';
import { chooseEngine } from './engines/choose-engine.ts';
import { modelCallsAccountPart } from './engines/model/account-part.ts';
import { createAccountsService } from './features/accounts/service.ts';
import { createFilesService } from './features/files/service.ts';
import { createHomeService } from './features/home/service.ts';
import { createLibraryService } from './features/library/service.ts';
import { createOutlinesService, type DownloadRight } from './features/outlines/service.ts';
import { createSettingsService } from './features/settings/service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { createEvents } from './platform/events/events.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import type { Logger } from './platform/logger.ts';
import type { Platform } from './platform/platform.ts';
import { createRuns } from './platform/runs/runs.ts';
import { createSecrets, loadSecretKey } from './platform/secrets.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import { createLiterature } from './providers/literature/create-literature.ts';
import { createSms } from './providers/sms/create-sms.ts';

export interface AppParts {
  config: Config;
  logger: Logger;
  database: Pick<OpenDatabase, 'url' | 'pool' | 'db'>;
  clock?: Clock;
  /** Which outlines' downloads are bought. Nothing can be bought yet. */
  downloads?: DownloadRight;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** The platform and the rooms, made once a process; api.ts and worker.ts decide what of it runs here. */
export async function createApp({
  config,
  logger,
  database,
  clock = systemClock,
  downloads = { isPaid: async () => false },
}: AppParts) {
  const { url: databaseUrl, pool, db } = database;
  const secrets = createSecrets(loadSecretKey(config.dataDir, config.secretKey));
  const jobs = createJobs({ databaseUrl, config, logger });
  const platform: Platform = {
    ...{ config, logger, clock, pool, db, secrets, jobs },
    runs: createRuns({ db, jobs, config, logger }),
    events: createEvents({ db, pool, databaseUrl, config, logger }),
    storage: await createLocalStorage({
      folder: path.join(config.dataDir, 'files'),
      publicUrl: config.publicUrl,
      secrets,
      clock,
    }),
  };

  const settings = createSettingsService(platform);
  const files = createFilesService(platform);
  const accounts = createAccountsService(platform, { files, sms: createSms(platform) });
  const library = createLibraryService(platform, { literature: createLiterature(platform), files });
  const builtIn = createWorkerEngine();
  const outlines = createOutlinesService(platform, {
    engine: chooseEngine(config, platform, builtIn),
    library,
    downloads,
  });
  const home = createHomeService(platform, { settings });
  for (const part of [library.accountPart, outlines.accountPart, platform.runs.accountPart, modelCallsAccountPart]) {
    accounts.registerPart(part);
  }

  return {
    platform,
    rooms: { settings, files, accounts, library, outlines, home },

    /** `work`: this process also does jobs. */
    async start({ work }: { work: boolean }): Promise<void> {
      await platform.jobs.start({ work });
      await platform.events.start();
      if (work) platform.runs.start();
      await accounts.settleDemoAccounts();
      // Tests look for what they put in themselves.
      if (config.environment !== 'test') await library.ensureStarterCollection();
    },

    /** Running jobs end or are let go; streams are ended before the HTTP server closes (api.ts). */
    async close(): Promise<void> {
      await platform.runs.stop();
      await platform.jobs.stop();
      await platform.events.stop();
      await builtIn.close();
    },
  };
}
