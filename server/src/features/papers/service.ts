import type { Language } from '@yanmo/contract/languages';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import type { Engine, PaperWriter } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import type { LibraryService } from '../library/service.ts';
import type { OutlinesService } from '../outlines/service.ts';
import type { OtherTexts, RewritingService } from '../rewriting/service.ts';
import { createTemplates, type SettingsService } from '../settings/service.ts';
import { listAmendmentsForExport } from './amending/amendment-store.ts';
import { createDelivery } from './editions/deliver-paper.ts';
import { createDiscardFiles } from './editions/discard-files.ts';
import { listEditionsForExport, listFileKeysOf } from './editions/edition-store.ts';
import { createPackPaper } from './editions/pack-paper.ts';
import { createPackRun } from './editions/pack-run.ts';
import { createPacks } from './editions/packs.ts';
import { fileKeyIn, firstFolder } from './editions/paper-files.ts';
import { listOptions } from './editions/paper-options.ts';
import { createKnownLengths } from './known-length.ts';
import { createMeasuring } from './measuring.ts';
import { listLeaves } from './paper-basis.ts';
import { createPaperKinds } from './paper-kinds.ts';
import { createPaperPace } from './paper-pace.ts';
import { listBegunPapers } from './preview/paper-list-store.ts';
import { createSamples } from './preview/samples.ts';
import { createShowCard } from './preview/show-card.ts';
import { createShowDelivered } from './preview/show-delivered.ts';
import { createShowReferences } from './preview/show-references.ts';
import { createPrintedPapers } from './reading/printed-paper.ts';
import { createReadDelivered } from './reading/read-delivered.ts';
import { createPaperTextService } from './reading/text-service.ts';
import { createReducedPaper } from './reducing/reduced-paper.ts';
import { createReductionKind } from './reducing/reduction-kind.ts';
import { createStartReduction } from './reducing/start-reduction.ts';
import { createSharedTexts, type PaperSharing } from './sharing/shared-texts.ts';
import * as store from './store.ts';
import { createCompanionRun } from './writing/companion-run.ts';
import { createPaperSteps } from './writing/paper-steps.ts';
import { createStartCompanion } from './writing/start-companion.ts';
import { createWritePaperRun } from './writing/write-paper-run.ts';

export interface PapersParts {
  engine: Engine & PaperWriter;
  /** Writes the samples, whoever writes for customers. */
  builtIn: Engine & PaperWriter;
  documents: DocumentWriter;
  library: LibraryService;
  outlines: OutlinesService;
  settings: SettingsService;
  rewriting: Pick<RewritingService, 'ofPapers'>;
  fulfilment: FulfilmentService;
  sharing: PaperSharing;
  otherTexts: OtherTexts;
}

export type PapersService = ReturnType<typeof createPapersService>;

export function createPapersService(
  platform: Platform,
  { engine, builtIn, documents, library, outlines, settings, rewriting, fulfilment, sharing, otherTexts }: PapersParts,
) {
  const { db, clock, config, runs, storage } = platform;
  const templates = createTemplates(settings);
  const packPaper = createPackPaper(platform, { fulfilment, library, documents, templates });
  const packRun = createPackRun(packPaper);
  runs.register(packRun);
  const packs = createPacks(platform, { fulfilment, packPaper, run: packRun });
  const discardFiles = createDiscardFiles(platform);

  const measuring = createMeasuring(platform.threads);
  const steps = createPaperSteps({
    ...{ db, clock, engine, library, fulfilment, measuring, packs, stepRetries: config.stepRetries },
  });
  const delivery = createDelivery({
    ...{ db, clock, storage, documents, library, measuring, sharing, otherTexts, templates },
  });
  const companionRun = createCompanionRun(steps, delivery);
  const startCompanion = createStartCompanion({ runs, fulfilment, companionRun });
  const startReduction = createStartReduction({ fulfilment, rewriting });
  rewriting.ofPapers.connect(createReducedPaper({ db, clock, storage, delivery, packs, fulfilment }));
  sharing.connect(createSharedTexts({ fulfilment, library, templates }));
  fulfilment.subscribe({
    async onTakenAway(tx, orderId) {
      const items = await fulfilment.list(tx, [orderId]);
      const taken = await store.listPaperIds(
        tx,
        items.map(({ id }) => id),
      );
      await sharing.onTakenAway(tx, taken);
    },
  });
  const run = createWritePaperRun(steps, delivery, { companions: startCompanion, reduction: startReduction });
  runs.register(run);
  runs.register(companionRun);
  const { getReferences, listCited } = createShowReferences({ db, library, outlines, fulfilment });

  const limiter = createRateLimiter(platform.pool, config.rateLimitScale);
  const lengths = createKnownLengths({ db, engine, library, limiter });
  const kinds = createPaperKinds(platform, { engine, outlines, templates, run, startCompanion, lengths });

  return {
    kinds: [...kinds.all, createReductionKind(kinds.paper, { rewriting, settings, start: startReduction })],

    ...createShowDelivered({ db, fulfilment }),
    readDelivered: createReadDelivered(platform, fulfilment),
    getPrinted: createPrintedPapers(platform, fulfilment),
    getReferences,
    getCard: createShowCard({ db, library, outlines, fulfilment, cards: steps.workCards }),
    listOptions: (language: Language, shownIn: Language) => listOptions(templates, db, { language, shownIn }),
    listLongPaperMinutes: createPaperPace(platform, engine.kind),
    afterDelivery: createPaperTextService(platform, {
      ...{ fulfilment, library, templates, steps, delivery, packs, listCited },
    }),
    ...createSamples(platform, { engine: builtIn, library, documents, discardFiles }),

    async getStatus(userId: string, outTradeNo: string) {
      const items = await fulfilment.listByNumber(db, userId, outTradeNo);
      if (items.length === 0) throw new AppError('not_found');
      const begun = await listBegunPapers(
        db,
        items.map(({ id }) => id),
      );
      return Promise.all(
        items.map(async (item) => {
          const paper = begun.get(item.id);
          const total = paper && item.kind === 'PAPER' ? listLeaves(paper.request.chapters).length : 1;
          const done = paper?.sections ?? (item.stage === 2 ? 1 : 0);
          const watch = item.stage === 0 || item.stage === 1 ? await fulfilment.watch(db, item) : null;
          return {
            item_id: item.id,
            stage: item.stage ?? 0,
            progress: item.progress,
            sections_done: Math.min(done, total),
            sections_total: total,
            estimated_seconds: item.stage === 2 ? 0 : ((await watch?.remainingSeconds(db)) ?? null),
          };
        }),
      );
    },

    getPack: packs.get,

    accountPart: {
      room: 'papers',
      /** What is theirs to read: not what is still being made, nor what was given back for its money. */
      async exportRows(tx: Tx, userId: string) {
        const itemIds = await fulfilment.listReadable(tx, userId);
        return {
          papers: await store.listPapersForExport(tx, userId, itemIds),
          paper_editions: await listEditionsForExport(tx, userId, itemIds),
          paper_amendments: await listAmendmentsForExport(tx, userId, itemIds),
        };
      },
      async erase(tx: Tx, userId: string) {
        const keys = await listFileKeysOf(tx, userId);
        const itemIds = await store.deletePapersOf(tx, userId);
        await discardFiles(tx, [...keys, ...itemIds.flatMap(oldKeysOf)]);
      },
    },
  };
}

/** Delivered before there were editions, at places that follow from the item. */
const oldKeysOf = (itemId: string): string[] =>
  (['word', 'pdf', 'preview'] as const).map((file) => fileKeyIn(firstFolder(itemId), file));
