import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Item, ItemKind } from '../fulfilment/service.ts';
import * as paragraphs from './paragraph-store.ts';
import type { createReduceRun } from './reduce-run.ts';
import type { Reduction } from './reduction.ts';
import type { ReductionFiles } from './reduction-files.ts';
import type { RewritingEngine } from './rewriting-steps.ts';
import * as store from './store.ts';
import { createWatchReduction } from './watch-reduction.ts';

const Spec = z.object({ reductionId: z.uuid() });
type Spec = z.infer<typeof Spec>;

export interface ReductionKindParts {
  engine: RewritingEngine;
  run: ReturnType<typeof createReduceRun>;
  files: ReductionFiles;
  /** Whoever keeps texts of a user's own to compare later ones with; it stands to the right. */
  keepText: (tx: Tx, file: { userId: string; fileKey: string; purpose: 'REDUCTION' }) => Promise<void>;
}

/** How a reduction is begun, stopped, watched and handed over, whatever it is sold as. */
export type ReductionMaking = ReturnType<typeof createReductionMaking>;

export function createReductionMaking(
  { clock, runs }: Pick<Platform, 'clock' | 'runs'>,
  { engine, run, files, keepText }: ReductionKindParts,
) {
  return {
    keepText,
    /** The reduction belongs to the item by now. */
    async begin(tx: Tx, { id: reductionId }: Pick<Reduction, 'id'>, { id: itemId, userId }: Item): Promise<void> {
      const created = await runs.create(tx, run, { userId, subject: itemId, input: { reductionId, itemId } });
      const change = { runId: created.id, engine: engine.kind, engineVersion: engine.version };
      await store.changeReduction(tx, reductionId, change, clock.now());
    },

    shared: {
      isAnnounced: true,
      async runOf(queryable: Queryable, item: Item) {
        return (await store.findOfItem(queryable, item.id))?.runId ?? null;
      },
      async cancel(tx: Tx, item: Item, { isHeld }: { isHeld: boolean }) {
        const runId = (await store.findOfItem(tx, item.id))?.runId;
        if (!runId) return;
        if (isHeld) await runs.cancel(tx, runId);
        else await runs.cancelLater(tx, runId);
      },
      /** What was rewritten can be read paragraph by paragraph. */
      async written(queryable: Queryable, item: Item) {
        const reduction = await store.findOfItem(queryable, item.id);
        if (!reduction) return null;
        const { all, rewritten } = await paragraphs.sumUnits(queryable, reduction.id);
        return { units: rewritten, wanted: Math.max(1, all) };
      },
      async files(queryable: Queryable, items: readonly Item[]) {
        const found = await store.listOfItems(
          queryable,
          items.map(({ id }) => id),
        );
        return new Map(
          items.flatMap((item) => {
            const reduction = found.get(item.id);
            return reduction ? [[item.id, files.sign(reduction)] as const] : [];
          }),
        );
      },
      watch: createWatchReduction({ runs, clock }),
    } satisfies Partial<ItemKind>,
  };
}

/** A text that its owner sent, rewritten by itself. */
export function createOnceKind(
  { clock }: Pick<Platform, 'clock'>,
  { begin, shared, keepText }: ReductionMaking,
): ItemKind<Spec> {
  /** Of two orders of one text only the one that is paid first is made. */
  async function getUnpaid(queryable: Queryable, userId: string, { reductionId }: Spec): Promise<Reduction> {
    const reduction = await store.findOwn(queryable, userId, reductionId);
    if (!reduction) throw new AppError('not_found');
    if (reduction.itemId !== null || reduction.removedAt) throw new AppError('order_outdated');
    return reduction;
  }

  return {
    ...shared,
    kind: 'REDUCE_AIGC_ONCE',
    spec: Spec,
    async check(queryable, userId, spec) {
      return { title: (await getUnpaid(queryable, userId, spec)).title, outline: null };
    },
    async units(queryable, userId, spec) {
      return (await getUnpaid(queryable, userId, spec)).units;
    },
    async start(tx, item) {
      const { reductionId } = item.spec;
      const { outTradeNo } = item;
      const isGiven = await store.giveToItem(tx, reductionId, { itemId: item.id, outTradeNo, at: clock.now() });
      // Two orders of one text that are paid at the same moment: the second is not charged.
      if (!isGiven) throw new AppError('order_outdated');
      await begin(tx, { id: reductionId }, item);
      const { fileKey } = await store.getReduction(tx, reductionId);
      if (fileKey !== null) await keepText(tx, { userId: item.userId, fileKey, purpose: 'REDUCTION' });
    },
  };
}
