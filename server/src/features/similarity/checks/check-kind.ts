import { isCompared } from '@yanmo/contract/similarity';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ItemKind } from '../../fulfilment/service.ts';
import type { CheckFiles } from '../reports/check-files.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import type { Check } from './check.ts';
import type { createCheckRun } from './check-run.ts';
import * as store from './check-store.ts';
import { createWatchCheck } from './watch-check.ts';

const Spec = z.object({ checkId: z.uuid() });
type Spec = z.infer<typeof Spec>;

interface Parts {
  run: ReturnType<typeof createCheckRun>;
  files: Pick<CheckFiles, 'sign'>;
  index: Pick<SimilarityIndex, 'ownFiles'>;
}

/** A text that is checked against others. */
export function createCheckKind(
  { clock, runs }: Pick<Platform, 'clock' | 'runs'>,
  { run, files, index }: Parts,
): ItemKind<Spec> {
  /** Of two orders of one text only the one that is paid first is made. */
  async function getUnpaid(queryable: Queryable, userId: string, { checkId }: Spec): Promise<Check> {
    const check = await store.findOwn(queryable, userId, checkId);
    if (!check) throw new AppError('not_found');
    if (check.itemId !== null || check.removedAt) throw new AppError('order_outdated');
    return check;
  }

  const runOf = async (queryable: Queryable, itemId: string) =>
    (await store.findOfItem(queryable, itemId))?.runId ?? null;

  const listOf = (queryable: Queryable, items: readonly { id: string }[]) =>
    store.listOfItems(
      queryable,
      items.map(({ id }) => id),
    );

  return {
    kind: 'PLAGIARISM_CHECK',
    spec: Spec,
    isAnnounced: true,
    async check(queryable, userId, spec) {
      return { title: (await getUnpaid(queryable, userId, spec)).title, outline: null };
    },
    async units(queryable, userId, spec) {
      return (await getUnpaid(queryable, userId, spec)).units;
    },
    async start(tx, item) {
      const { checkId } = item.spec;
      const { id: itemId, outTradeNo, userId } = item;
      const isGiven = await store.giveToItem(tx, checkId, { itemId, outTradeNo, at: clock.now() });
      // Two orders of one text that are paid at the same moment: the second is not charged.
      if (!isGiven) throw new AppError('order_outdated');
      const created = await runs.create(tx, run, { userId, subject: itemId, input: { checkId, itemId } });
      await store.changeCheck(tx, checkId, { runId: created.id }, clock.now());
      const fileKey = (await store.getCheck(tx, checkId)).fileKey;
      if (fileKey) await index.ownFiles.putLater(tx, { userId, fileKey, purpose: 'CHECK' });
    },
    runOf: (queryable, item) => runOf(queryable, item.id),
    async cancel(tx, item, { isHeld }) {
      const runId = await runOf(tx, item.id);
      if (!runId) return;
      if (isHeld) await runs.cancel(tx, runId);
      else await runs.cancelLater(tx, runId);
    },
    async files(queryable, items) {
      const found = await listOf(queryable, items);
      return new Map([...found].map(([itemId, check]) => [itemId, files.sign(check)]));
    },
    async rates(queryable, items) {
      const found = await listOf(queryable, items);
      return new Map(
        [...found].flatMap(([itemId, { rates, compared }]) =>
          rates && isCompared(compared ?? []) ? [[itemId, rates.headline]] : [],
        ),
      );
    },
    watch: createWatchCheck({ runs, clock }),
  };
}
