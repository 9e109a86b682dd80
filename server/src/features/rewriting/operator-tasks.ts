import type { Language } from '@yanmo/contract/languages';
import type { exportReductionTasks, listReductionTasks, ReductionTask } from '@yanmo/contract/reductions';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { presentFailure } from '../../platform/kept-failure.ts';
import { createOperatorList } from '../../platform/lists/operator-list.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountDescription, AccountsService } from '../accounts/service.ts';
import type { FilesService, StoredFile } from '../files/service.ts';
import type { FulfilmentService, Item, PaidQuery } from '../fulfilment/service.ts';
import { type Actor, recordAudit } from '../settings/service.ts';
import { keepsPromise } from './keeps-promise.ts';
import { type PaperSourcePlace, sourceOf } from './paper-source.ts';
import * as paragraphs from './paragraph-store.ts';
import type { Reduction } from './reduction.ts';
import type { ReductionFiles } from './reduction-files.ts';
import * as store from './store.ts';

const originalLinkSeconds = 600;
/** An operator who searches for less than a name finds these, the newest accounts first. */
const searchedUsers = 200;

interface Parts {
  accounts: AccountsService;
  files: FilesService;
  fulfilment: FulfilmentService;
  reductionFiles: ReductionFiles;
  papers: PaperSourcePlace;
}

interface Known {
  reduction: Reduction;
  originals: readonly StoredFile[];
  /** How the chosen paragraphs begin, by reduction. */
  openings: ReadonlyMap<string, string[]>;
  users: ReadonlyMap<string, AccountDescription>;
  language: Language;
}

/** What operators see of all rewritings, and what they do where an engine does not. */
export function createOperatorTasks(
  { db, clock, runs }: Pick<Platform, 'db' | 'clock' | 'runs'>,
  { accounts, files, fulfilment, reductionFiles, papers }: Parts,
) {
  function presentOne(item: Item, { reduction, originals, openings, users, language }: Known): ReductionTask {
    const original = originals.find(({ fileKey }) => fileKey === reduction.fileKey);
    const isBroken = reduction.isPromiseKept === false && item.priceFen > 0;
    return {
      id: reduction.id,
      out_trade_no: item.outTradeNo,
      phone: users.get(reduction.userId)?.phone ?? '',
      title: reduction.title,
      source: reduction.source,
      mode: reduction.mode,
      language: reduction.language,
      units: reduction.units,
      stage: item.stage ?? 0,
      progress: item.progress,
      round: reduction.round,
      rates: { before: reduction.ratesBefore?.aigc ?? null, after: reduction.ratesAfter?.aigc ?? null },
      chosen: reduction.whole && {
        ...{ paragraphs: reduction.whole.chosen, of: reduction.whole.paragraphs },
        openings: openings.get(reduction.id) ?? [],
      },
      error: item.error === null ? null : presentFailure(item.error, language, item.outTradeNo),
      reason: reduction.reason,
      is_by_hand: reduction.handFileKey !== null,
      is_refunded: isBroken || (item.isGivenUp && !item.isKept),
      created_at: reduction.createdAt.toISOString(),
      updated_at: reduction.updatedAt.toISOString(),
      original_url: original ? files.signLink(original, originalLinkSeconds, 'attachment') : null,
    };
  }

  /** By item. */
  async function present(
    queryable: Queryable,
    items: readonly Item[],
    language: Language,
  ): Promise<Map<string, ReductionTask>> {
    const found = await store.listOfItems(
      queryable,
      items.map(({ id }) => id),
    );
    const reductions = [...found.values()];
    const originals = await files.listStored(
      queryable,
      reductions.flatMap(({ fileKey }) => fileKey ?? []),
    );
    const users = await accounts.describe(
      queryable,
      reductions.map(({ userId }) => userId),
    );
    const parts = reductions.filter(({ whole }) => whole !== null).map(({ id }) => id);
    const openings = await paragraphs.listOpenings(queryable, parts);
    return new Map(
      items.flatMap((item) => {
        const reduction = found.get(item.id);
        const known = reduction && { reduction, originals, openings, users, language };
        return known ? [[item.id, presentOne(item, known)] as const] : [];
      }),
    );
  }

  const tasksIn = (language: Language) =>
    createOperatorList<PaidQuery, string, ReductionTask>({
      found: (queryable, query) => fulfilment.paid.find(queryable, ['REDUCE_AIGC', 'REDUCE_AIGC_ONCE'], query),
      key: 'order_items.id',
      sorts: { created_at: 'order_items.queued_at', title: 'order_items.title' },
      read: async (queryable, ids) => present(queryable, await fulfilment.paid.read(queryable, ids), language),
    });

  async function withUsers<Asked extends { search?: string | undefined }>(asked: Asked) {
    const { search } = asked;
    return { ...asked, userIds: search ? await accounts.searchIds(db, search, searchedUsers) : undefined };
  }

  async function getPaid(id: string): Promise<Reduction & { itemId: string }> {
    const reduction = await store.findReduction(db, id);
    if (!reduction?.itemId) throw new AppError('not_found');
    return { ...reduction, itemId: reduction.itemId };
  }

  /** Its run, then its order: from here on nobody else ends it. A run that was begun in between is not held: then it is to be tried again. */
  async function stop(tx: Tx, { id, itemId, runId }: Reduction & { itemId: string }): Promise<Reduction> {
    if (runId) await runs.hold(tx, runId);
    const item = await fulfilment.holdItem(tx, itemId);
    const reduction = await store.lockReduction(tx, id);
    if (reduction.runId !== runId) throw new AppError('request_under_way');
    if (reduction.removedAt) throw new AppError('reduction_removed');
    if (item.isGivenUp || item.stage === 2 || item.stage === null) throw new AppError('wrong_state');
    if (runId) await runs.cancel(tx, runId);
    return reduction;
  }

  /** As at the end of a run: what was bought with a paper may be the last that its pack waits for. */
  async function tellPaper(tx: Tx, reduction: Reduction): Promise<void> {
    if (reduction.source === 'PAPER') await sourceOf(papers).onEnded(tx, reduction);
  }

  async function getTask(itemId: string, language: Language): Promise<ReductionTask> {
    const item = await fulfilment.find(db, itemId);
    const task = item && (await present(db, [item], language)).get(item.id);
    if (!task) throw new AppError('not_found');
    return task;
  }

  return {
    async listTasks(query: RouteQuery<typeof listReductionTasks>, language: Language) {
      const { rows, ...page } = await tasksIn(language).page(db, await withUsers(query));
      return { tasks: rows, ...page };
    },

    listAllTasks: async (query: RouteQuery<typeof exportReductionTasks>, language: Language) =>
      await tasksIn(language).all(db, await withUsers(query)),

    /** The operator's own file is delivered and measured as any other. */
    async completeByHand(
      actor: Actor & { userId: string },
      { id, fileKey, reason }: { id: string; fileKey: string; reason?: string | undefined },
      language: Language,
    ): Promise<ReductionTask> {
      const paid = await getPaid(id);
      const file = await files.readUpload(actor.userId, fileKey, 'REDUCTION');
      if (!file) throw new AppError('not_found');
      const measured = await reductionFiles.measureByHand(paid, file);
      const written = await reductionFiles.writeByHand(paid, file, measured);
      const { rates } = written;
      await inTransaction(db, async (tx) => {
        const reduction = await stop(tx, paid);
        const isPromiseKept = keepsPromise(reduction, rates);
        const at = clock.now();
        await reductionFiles.enter(tx, id, written);
        await store.changeReduction(
          tx,
          id,
          { handFileKey: written.mainKey, isPromiseKept, deliveredAt: at, ...(reason === undefined ? {} : { reason }) },
          at,
        );
        await fulfilment.finishByHand(tx, paid.itemId);
        if (isPromiseKept === false) await fulfilment.breakPromise(tx, paid.itemId);
        await tellPaper(tx, reduction);
        await recordAudit(tx, {
          ...{ actor, action: 'rewriting.complete', subject: `reduction:${id}`, at },
          after: { file: file.name, rate: rates.aigc, reason: reason ?? null },
        });
      });
      return getTask(paid.itemId, language);
    },

    /** What was paid for it goes back. */
    async fail(
      actor: Actor,
      { id, reason }: { id: string; reason: string },
      language: Language,
    ): Promise<ReductionTask> {
      const paid = await getPaid(id);
      await inTransaction(db, async (tx) => {
        const reduction = await stop(tx, paid);
        const at = clock.now();
        await store.changeReduction(tx, id, { reason }, at);
        await fulfilment.abandon(tx, paid.itemId, 'item_failed');
        await tellPaper(tx, reduction);
        await recordAudit(tx, {
          ...{ actor, action: 'rewriting.fail', subject: `reduction:${id}`, at, after: { reason } },
        });
      });
      return getTask(paid.itemId, language);
    },
  };
}
