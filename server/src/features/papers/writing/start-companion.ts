import type { Companion } from '../../../engines/engine.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import * as store from '../store.ts';
import type { createCompanionRun } from './companion-run.ts';

export const companionKinds = {
  EXTRA_PROPOSAL: 'proposal',
  EXTRA_TASK_ASSIGNMENT: 'task_book',
  EXTRA_SURVEY: 'questionnaire',
  EXTRA_JOURNAL_REVIEWED: 'literature_review',
} as const satisfies Record<string, Companion>;

const isOver = (state: string | undefined) => state === 'FAILED' || state === 'CANCELLED';

interface Parts {
  runs: Platform['runs'];
  fulfilment: FulfilmentService;
  companionRun: ReturnType<typeof createCompanionRun>;
}

export type StartCompanion = ReturnType<typeof createStartCompanion>;

/** What stands in the paper stands in its proposal: a companion begins with the paper's works and its plan. */
export function createStartCompanion({ runs, fulfilment, companionRun }: Parts) {
  async function start(tx: Tx, own: store.Paper, main: store.Paper | null): Promise<void> {
    const companion = companionKinds[own.kind as keyof typeof companionKinds];
    if (main?.workIds && main.plan) {
      await store.changePaper(tx, own.id, { workIds: main.workIds, plan: main.plan });
    }
    const created = await runs.create(tx, companionRun, {
      userId: own.userId,
      subject: own.itemId,
      input: { paperId: own.id, itemId: own.itemId, companion },
    });
    await store.changePaper(tx, own.id, { runId: created.id });
  }

  return {
    /** At once where the paper is planned, or will not be; else it waits for `startWaiting`. */
    async start(tx: Tx, own: store.Paper): Promise<void> {
      const found = await store.findPaperOf(tx, own.userId, own.outTradeNo);
      // Held only while there is no plan: its writer then comes after this row, and finds it waiting.
      const main = found && !found.plan ? await store.lockPaper(tx, found.id) : found;
      const run = main?.runId ? await runs.find(tx, main.runId) : null;
      if (main && !main.plan && run && !isOver(run.state)) {
        await store.changePaper(tx, own.id, { runId: null });
        return;
      }
      await start(tx, own, main);
    },

    /** Called when a paper has its plan, and when it ended without one. */
    async startWaiting(tx: Tx, paperId: string): Promise<void> {
      const main = await store.getPaper(tx, paperId);
      const waiting = await store.listWaitingBeside(tx, main);
      for (const own of waiting) {
        // Held: a refund of this very moment gives it up, and nothing is bought for it then.
        const item = await fulfilment.holdItem(tx, own.itemId);
        if (item.stage === 0 && !item.isGivenUp) await start(tx, own, main);
      }
    },
  };
}
