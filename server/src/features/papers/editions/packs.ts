import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watchedPriority } from '../../../platform/runs/run.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import * as store from '../store.ts';
import type { PackPaper } from './pack-paper.ts';
import type { createPackRun } from './pack-run.ts';

interface Parts {
  fulfilment: FulfilmentService;
  packPaper: PackPaper;
  run: ReturnType<typeof createPackRun>;
}

/** Until then the page asks again; packing takes a second or two. */
const askAgainSeconds = 2;
/** A pack that failed is tried again by whoever asks later than this; before, they are told why there is none. */
const failureShownMs = 30_000;

export type Packs = ReturnType<typeof createPacks>;

/** The zips of orders: packed by runs, when the last of an order's papers is delivered. No request packs. */
export function createPacks({ db, runs }: Pick<Platform, 'db' | 'runs'>, { fulfilment, packPaper, run }: Parts) {
  async function begin(tx: Tx, paper: store.Paper, priority?: number): Promise<void> {
    const { userId, outTradeNo } = paper;
    const created = await runs.create(tx, run, {
      ...{ userId, subject: paper.id, input: { userId, outTradeNo } },
      ...(priority === undefined ? {} : { priority }),
    });
    await store.changePaper(tx, paper.id, { packRunId: created.id });
  }

  return {
    /** In the transaction in which a paper was delivered, or one that goes with it came to its end: the last one packs. */
    async onDelivered(tx: Tx, { userId, outTradeNo }: Pick<store.Paper, 'userId' | 'outTradeNo'>): Promise<void> {
      const items = await fulfilment.listByNumber(tx, userId, outTradeNo);
      if (items.some(({ stage, isGivenUp }) => (stage === 0 || stage === 1) && !isGivenUp)) return;
      // An order that was deleted meanwhile, or of which nothing was delivered, has nothing to pack.
      const pack = await packPaper.find(tx, userId, outTradeNo).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (pack) await begin(tx, pack.first.paper);
    },

    /** The link to it. AppError pack_not_ready while it is being packed, or what packing failed of. */
    async get(userId: string, outTradeNo: string): Promise<string> {
      const pack = await packPaper.find(db, userId, outTradeNo);
      if (await packPaper.isKept(pack.key)) return packPaper.sign(pack);
      await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        // Held, so that of all who ask at once only the first finds none under way.
        const paper = await store.lockPaper(tx, pack.first.paper.id);
        const last = paper.packRunId ? await runs.find(tx, paper.packRunId) : null;
        if (last && !last.finishedAt) return;
        // The database's own time, as the end of the run is: the two differ by no more than the machines' clocks.
        const isFresh = last?.finishedAt && Date.now() - last.finishedAt.getTime() < failureShownMs;
        if (last?.state === 'FAILED' && isFresh) throw new AppError(last.error ?? 'internal');
        await begin(tx, paper, watchedPriority);
      });
      throw new AppError('pack_not_ready', {}, { retryAfterSeconds: askAgainSeconds });
    },
  };
}
