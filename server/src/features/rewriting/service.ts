import type { Reduction as ShownReduction } from '@yanmo/contract/reductions';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sweep } from '../../platform/retention/sweep.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FilesService } from '../files/service.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { createAgainRun } from './again-run.ts';
import { createBeginForPaper } from './begin-for-paper.ts';
import { createChooseParts } from './choose-parts.ts';
import * as fileStore from './file-store.ts';
import type { Measuring } from './measuring.ts';
import { createOnceKind, createReductionMaking, type ReductionKindParts } from './once-kind.ts';
import { createOperatorTasks } from './operator-tasks.ts';
import { createOrderText } from './order-text.ts';
import { createOwnReduction } from './own-reduction.ts';
import { createPackRun, createPacks } from './packs.ts';
import type { PaperSource, PaperSourcePlace } from './paper-source.ts';
import * as paragraphs from './paragraph-store.ts';
import { presentReduction } from './present-reduction.ts';
import { createReduceAgain } from './reduce-again.ts';
import { createReduceRun } from './reduce-run.ts';
import type { Paragraph } from './reduction.ts';
import { createReductionFiles } from './reduction-files.ts';
import { createRemoveReduction } from './remove-reduction.ts';
import type { RewritingEngine } from './rewriting-steps.ts';
import * as store from './store.ts';

export type { PaperToRewrite } from './begin-for-paper.ts';
export type { OtherTexts } from './measuring.ts';
export type { PaperSource } from './paper-source.ts';

/** Fewer say nothing of what the next one will come to. */
const tellingDeliveries = 5;

/** Longer than any step takes from the first byte of its files to the transaction that serves them. */
const lostFilesKeptMs = 24 * 3_600_000;

export interface RewritingParts {
  engine: RewritingEngine;
  documents: DocumentWriter;
  accounts: AccountsService;
  files: FilesService;
  fulfilment: FulfilmentService;
  measuring: Pick<Measuring, 'measure'>;
  settings: Pick<SettingsService, 'getSetting'>;
  keepText: ReductionKindParts['keepText'];
}

export type RewritingService = ReturnType<typeof createRewritingService>;

export function createRewritingService(
  platform: Platform,
  { engine, documents, accounts, files, fulfilment, measuring, settings, keepText }: RewritingParts,
) {
  const { db, clock, config, runs } = platform;
  const papers: PaperSourcePlace = { source: null };
  const reductionFiles = createReductionFiles(platform, { documents, files, fulfilment, measuring, papers });
  const own = createOwnReduction(fulfilment);
  const run = createReduceRun(platform, { engine, fulfilment, measuring, files: reductionFiles, papers });
  const againRun = createAgainRun(platform, { engine });
  const packRun = createPackRun(reductionFiles);
  runs.register(run);
  runs.register(againRun);
  runs.register(packRun);
  const making = createReductionMaking(platform, { engine, run, files: reductionFiles, keepText });

  const countKept = (kind: 'PAPER' | 'TEXT') => store.countLately(db, engine.kind, kind);

  return {
    kinds: [createOnceKind(platform, making)],
    /** For the room that sells it with a paper. */
    ofPapers: {
      shared: making.shared,
      begin: createBeginForPaper({ clock, engine, making }),
      connect(source: PaperSource): void {
        papers.source = source;
      },
    },
    ...createOrderText(platform, { engine, files, measuring, settings }),
    choose: createChooseParts(platform, own),
    reduceAgain: createReduceAgain(platform, { own, run: againRun }),
    remove: createRemoveReduction(platform, { own, fulfilment, files, reductionFiles }),
    getPack: createPacks(platform, { own, files: reductionFiles, run: packRun }),
    ...createOperatorTasks(platform, { accounts, files, fulfilment, reductionFiles, papers }),

    async get(userId: string, outTradeNo: string): Promise<ShownReduction> {
      const { item, reduction } = await own.find(db, userId, outTradeNo);
      // What went back for its money is no longer theirs to read; what they sent is.
      const isWithdrawn = item.isGivenUp && !item.isKept;
      const found = reduction.handFileKey === null ? await paragraphs.listParagraphs(db, reduction.id) : [];
      const shown = isWithdrawn ? found.map(asSent) : found;
      const isReadable = item.isKept || (item.stage === 2 && !item.isGivenUp);
      const zipUrl = isReadable ? reductionFiles.sign(reduction).zip : null;
      return presentReduction({ reduction, item, paragraphs: shown, zipUrl });
    },

    /** Of the newest that this engine has rewritten here: whether they kept the promise. */
    async countLately() {
      const [papers, texts] = [await countKept('PAPER'), await countKept('TEXT')];
      return {
        lately: { papers: papers.all, broken: papers.broken },
        lately_texts: { texts: texts.all, broken: texts.broken },
      };
    },

    /** Whether most of the newest would have broken a promise of this many percent. */
    couldHardlyKeep: async (queryable: Queryable, percent: number): Promise<boolean> => {
      const { all, above } = await store.countAbove(queryable, engine.kind, percent);
      return all >= tellingDeliveries && above > all / 2;
    },

    sweep: {
      name: 'reductions',
      keptMs: config.retention.unpaidReductionsMs,
      async remove(tx, batch) {
        const { rows, fileKeys } = await store.deleteUnpaid(tx, batch);
        await files.removeFiles(tx, await store.listUnusedFiles(tx, fileKeys));
        return { rows, hasMore: rows === batch.limit };
      },
      findOldest: store.findOldestUnpaid,
    } satisfies Sweep as Sweep,

    /** What tries that came to nothing have left in the storage. */
    lostFilesSweep: {
      name: 'reduction_files',
      keptMs: lostFilesKeptMs,
      async remove(tx, batch) {
        const keys = await fileStore.deleteLostFiles(tx, batch);
        await reductionFiles.discardKeys(tx, keys);
        return { rows: keys.length, hasMore: keys.length === batch.limit };
      },
      findOldest: fileStore.findOldestLost,
    } satisfies Sweep as Sweep,

    accountPart: {
      room: 'rewriting',
      async exportRows(tx: Tx, userId: string) {
        return { reductions: await store.listForExport(tx, userId, await fulfilment.listReadable(tx, userId)) };
      },
      /** What was sent is among the account's files, and goes with them. */
      async erase(tx: Tx, userId: string) {
        await reductionFiles.discardKeys(tx, await store.deleteReductionsOf(tx, userId));
      },
    },
  };
}

const asSent = (paragraph: Paragraph): Paragraph =>
  paragraph.state === 'KEPT' ? paragraph : { ...paragraph, state: 'WAITING', why: null, parts: [], rateAfter: null };
