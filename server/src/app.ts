import path from 'node:path';
import type { Config } from './config.ts';
import { createDocumentWriter, type DocumentWriter } from './documents/document-writer.ts';
import { createWorkerEngine } from './engines/built-in/worker/worker-engine.ts';
import { chooseEngine } from './engines/choose-engine.ts';
import { modelCallsAccountPart } from './engines/model/account-part.ts';
import type { ModelLimits } from './engines/model/limits.ts';
import { modelSweeps } from './engines/model/model-sweeps.ts';
import { createAccountsService } from './features/accounts/service.ts';
import { createOperations } from './features/admin/operations/service.ts';
import { createAdminService } from './features/admin/service.ts';
import { createAgentsService } from './features/agents/service.ts';
import { createAllowanceService } from './features/allowance/service.ts';
import { createAmendingService } from './features/amending/service.ts';
import { createPassages } from './features/chat/passages/passages.ts';
import { createChatService } from './features/chat/service.ts';
import { createSiteHelp } from './features/chat/site-help/site-help.ts';
import { createCouponsService } from './features/coupons/service.ts';
import { createFilesService } from './features/files/service.ts';
import { createPrepaidKinds } from './features/fulfilment/prepaid-kinds.ts';
import { type AnyItemKind, createFulfilmentService, type FulfilmentService } from './features/fulfilment/service.ts';
import { createGrowthService } from './features/growth/service.ts';
import { createMessagesService } from './features/home/messages/service.ts';
import { createPagesService } from './features/home/pages/service.ts';
import { createHomeService } from './features/home/service.ts';
import { createUpdateLogService } from './features/home/update-log/service.ts';
import { createLedgerService } from './features/ledger/service.ts';
import { createLibraryService } from './features/library/service.ts';
import { createOrdersService } from './features/orders/service.ts';
import { createOutlineDownload } from './features/outlines/download-kind.ts';
import { createFreeQuestions } from './features/outlines/free-questions.ts';
import { createOutlinesService, type DownloadRight } from './features/outlines/service.ts';
import { createPapersService } from './features/papers/service.ts';
import { createPaymentsService } from './features/payments/service.ts';
import { createReadingService } from './features/reading/service.ts';
import { createRefundsService } from './features/refunds/service.ts';
import { createMeasuring } from './features/rewriting/measuring.ts';
import { createRewritingService, type RewritingParts } from './features/rewriting/service.ts';
import { createSettingsService } from './features/settings/service.ts';
import { createSimilarityService } from './features/similarity/service.ts';
import { createSimilarityIndex } from './features/similarity/similarity-index.ts';
import { createToolsService } from './features/tools/service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { createEvents } from './platform/events/events.ts';
import { answersSweep, idempotencyAccountPart } from './platform/http/idempotency.ts';
import { rateLimitsSweep } from './platform/http/rate-limiter.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import { liveTextSweeps } from './platform/live-text/live-text-store.ts';
import { createLiveTextWriter } from './platform/live-text/live-text-writer.ts';
import type { Logger } from './platform/logger.ts';
import type { Platform } from './platform/platform.ts';
import { createRetention } from './platform/retention/retention.ts';
import { runSweeps } from './platform/runs/run-sweeps.ts';
import { createRuns } from './platform/runs/runs.ts';
import { createSecrets, loadSecretKey } from './platform/secrets.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import { createThreadPool, type Threads } from './platform/threads/thread-pool.ts';
import { createLiterature } from './providers/literature/create-literature.ts';
import { literatureSweep } from './providers/literature/limits-store.ts';
import { createPaymentGateways } from './providers/payment/create-payment-gateways.ts';
import { createSms } from './providers/sms/create-sms.ts';
import { standInSmsSweep } from './providers/sms/stand-in-sms.ts';

export interface AppParts {
  config: Config;
  logger: Logger;
  database: Pick<OpenDatabase, 'url' | 'pool' | 'db'>;
  clock?: Clock;
  /** Which outlines' downloads are bought; what was delivered, unless told. */
  downloads?: DownloadRight;
  /** Kinds of things for sale beside the product's own, or instead of one of the same name; tests sell what succeeds, fails or hangs. */
  itemKinds?: (parts: { fulfilment: FulfilmentService; platform: Platform }) => AnyItemKind[];
  /** Who rewrites and who measures, where a test decides what comes of it. */
  rewriting?: Partial<Pick<RewritingParts, 'engine' | 'measuring'>>;
  /** Pauses and patience towards the model, where they are others than its own. */
  modelLimits?: ModelLimits;
  /** Whoever gives them closes them: threads and processes take seconds to load, and know nothing of a site. */
  writers?: { threads: Threads; documents: DocumentWriter };
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** The platform and the rooms, made once a process; api.ts and worker.ts decide what of it runs here. */
export async function createApp({
  config,
  logger,
  database,
  clock = systemClock,
  downloads,
  itemKinds = () => [],
  modelLimits,
  writers,
  rewriting: rewritingParts = {},
}: AppParts) {
  const { url: databaseUrl, pool, db } = database;
  const secrets = createSecrets(loadSecretKey(config.dataDir, config.secretKey));
  const jobs = createJobs({ databaseUrl, config, logger });
  const events = createEvents({ db, pool, databaseUrl, config, logger });
  const texts = createLiveTextWriter({ databaseUrl, config, logger, onTold: events.texts.told });
  const ownThreads = createThreadPool(config.threads);
  const threads = writers?.threads ?? ownThreads;
  const platform: Platform = {
    ...{ config, logger, clock, pool, db, secrets, jobs, threads, texts },
    runs: createRuns({ db, jobs, texts, config, logger }),
    events,
    storage: await createLocalStorage({
      folder: path.join(config.dataDir, 'files'),
      publicUrl: config.publicUrl,
      secrets,
      clock,
    }),
  };

  const settings = createSettingsService(platform);
  const files = createFilesService(platform);
  const ledger = createLedgerService(platform);
  const accounts = createAccountsService(platform, { settings, files, ledger, sms: createSms(platform) });
  const coupons = createCouponsService(platform, { settings, accounts });
  const growth = createGrowthService(platform, { settings, files, accounts, coupons });
  const allowance = createAllowanceService(platform, { settings, ledger });
  const library = createLibraryService(platform, { literature: createLiterature(platform), files });
  const similarityIndex = createSimilarityIndex(platform, { library, files });
  const gateways = await createPaymentGateways(platform);
  const payments = createPaymentsService(platform, { gateways });
  const fulfilment = createFulfilmentService(platform);
  const builtIn = createWorkerEngine(threads);
  const documents = writers?.documents ?? createDocumentWriter(threads);
  const engine = chooseEngine(config, platform, builtIn, modelLimits);
  const freeQuestions = createFreeQuestions(platform, settings);
  const outlines = createOutlinesService(platform, {
    engine,
    library,
    freeQuestions,
    downloads: downloads ?? {
      isPaid: (queryable, userId, key1) => fulfilment.hasDelivered(queryable, userId, 'OUTLINE_DOWNLOAD', { key1 }),
    },
  });
  const measuring = createMeasuring(platform, similarityIndex);
  const rewriting = createRewritingService(platform, {
    ...{ engine, documents, accounts, files, fulfilment, measuring, settings },
    keepText: similarityIndex.ownFiles.putLater,
    ...rewritingParts,
  });
  const similarity = createSimilarityService(platform, { documents, files, fulfilment, index: similarityIndex });
  const papers = createPapersService(platform, {
    ...{ engine, builtIn, documents, library, outlines, settings, rewriting, fulfilment },
    sharing: similarityIndex.papers,
    otherTexts: similarityIndex,
  });
  const passages = createPassages(platform, { files, library, outlines, papers });
  const orders = createOrdersService(platform, { settings, ledger, accounts, coupons, payments, fulfilment });
  const agents = createAgentsService(platform, { settings, files, ledger, accounts, orders });
  const refunds = createRefundsService(platform, { files, accounts, payments, fulfilment, orders });
  const chat = createChatService(platform, {
    ...{ engine, allowance, files, passages, outlines, papers },
    help: createSiteHelp({ orders, coupons, ledger, allowance }),
  });
  const reading = createReadingService(platform, { engine, files, library, allowance });
  const amending = createAmendingService(platform, { engine, files, allowance });
  const ownKinds: AnyItemKind[] = [
    ...createPrepaidKinds({ clock, finish: fulfilment.finish }),
    createOutlineDownload(platform, { library, fulfilment }),
    ...rewriting.kinds,
    ...similarity.kinds,
    ...papers.kinds,
  ];
  const otherKinds = itemKinds({ fulfilment, platform });
  const isReplaced = ({ kind }: AnyItemKind) => otherKinds.some((other) => other.kind === kind);
  for (const kind of [...ownKinds.filter((own) => !isReplaced(own)), ...otherKinds]) fulfilment.register(kind);
  const tools = createToolsService(platform, { engine, files, outlines, settings, freeQuestions });
  const pages = createPagesService(platform);
  const messages = createMessagesService(platform, { accounts, agents });
  const updateLog = createUpdateLogService(platform);
  const admin = createAdminService(platform, { settings, files, rewriting, documents });
  const operations = createOperations(platform, { ledger, accounts, growth, fulfilment, orders });
  const home = createHomeService(platform, {
    ...{ settings, files, rewriting, pages, hasCashier: gateways.cashier !== null },
    agents,
    deliveries: { listOutlineLengths: outlines.listLengths, listLongPaperMinutes: papers.listLongPaperMinutes },
  });
  for (const part of [
    idempotencyAccountPart,
    // Before the rooms whose rows its steps write: a run is locked before them everywhere.
    platform.runs.accountPart,
    coupons.accountPart,
    growth.accountPart,
    allowance.accountPart,
    library.accountPart,
    outlines.accountPart,
    rewriting.accountPart,
    similarityIndex.accountPart,
    similarity.accountPart,
    papers.accountPart,
    orders.accountPart,
    agents.accountPart,
    refunds.accountPart,
    chat.accountPart,
    reading.accountPart,
    amending.accountPart,
    tools.accountPart,
    messages.accountPart,
    modelCallsAccountPart,
  ]) {
    accounts.registerPart(part);
  }

  const retention = createRetention(platform);
  retention.register(
    rateLimitsSweep,
    answersSweep(config.retention.answersMs),
    ...runSweeps(config.retention),
    ...liveTextSweeps,
    ...modelSweeps(config.retention),
    literatureSweep,
    standInSmsSweep(config.retention.smsMs),
    files.sweep,
    ...accounts.sweeps,
    ...growth.sweeps,
    ...allowance.sweeps,
    library.sweep,
    ...outlines.sweeps,
    rewriting.sweep,
    rewriting.lostFilesSweep,
    ...similarity.sweeps,
    orders.sweep,
    agents.sweep,
    amending.sweep,
    tools.sweep,
    messages.sweep,
    admin.sweep,
  );

  return {
    platform,
    retention,
    gateways,
    rooms: {
      ...{
        settings,
        files,
        ledger,
        accounts,
        coupons,
        growth,
        allowance,
        library,
        payments,
        fulfilment,
        outlines,
        measuring,
        rewriting,
        similarityIndex,
        similarity,
        papers,
        passages,
        chat,
        orders,
        agents,
        refunds,
        reading,
        amending,
        tools,
        pages,
        messages,
        updateLog,
        home,
        admin,
        operations,
      },
    },

    /** `work`: this process also does jobs. */
    async start({ work }: { work: boolean }): Promise<void> {
      await platform.jobs.start({ work });
      await platform.events.start();
      if (work) platform.runs.start();
      await accounts.settleDemoAccounts();
      await agents.settleSites();
      // Tests look for what they put in themselves.
      if (config.environment !== 'test') await library.takeInCollection();
      if (work && config.makesSamplePapers) await papers.askForSamples();
    },

    /** Running jobs end or are let go; streams are ended before the HTTP server closes (api.ts). */
    async close(): Promise<void> {
      retention.stop();
      await platform.runs.stop();
      await platform.jobs.stop();
      await chat.shutDown();
      await texts.stop();
      await platform.events.stop();
      if (!writers) await documents.close();
      await ownThreads.close();
    },
  };
}
